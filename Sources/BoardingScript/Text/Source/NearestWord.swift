/// Finds the valid word that was probably meant.
///
/// - Parameters:
///   - word: The word that was found.
///   - candidates: The words that are valid there.
/// - Returns: The candidate with the fewest edits between, the first of equals; nil if even that
///   one needs more than one edit for every three letters, or one for each letter.
/// - Complexity: O(*n* × *m*) for each candidate, in the lengths of the words.
public func nearestWord(to word: String, in candidates: [String]) -> String? {
  let letters = word.utf8.map(lowercased)
  if letters.count > 64 { return nil }
  var nearest: String?
  var fewest = min(max(1, letters.count / 3), letters.count - 1) + 1
  for candidate in candidates where candidate != word {
    let distance = editDistance(letters, candidate.utf8.map(lowercased))
    if distance < fewest {
      fewest = distance
      nearest = candidate
    }
  }
  return nearest
}

/// Makes an ASCII letter small.
///
/// - Parameter byte: A byte.
/// - Returns: The small letter for a capital one, otherwise the byte.
private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// Counts the edits between two words: letters put in, taken out, changed, or two swapped.
///
/// - Parameters:
///   - source: A word.
///   - target: Another word.
/// - Returns: The optimal string alignment distance.
/// - SeeAlso: Damerau, "A technique for computer detection and correction of spelling errors"
///   (1964).
private func editDistance(_ source: [UInt8], _ target: [UInt8]) -> Int {
  var before: [Int] = []
  var previous = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let isSame = source[row] == target[column]
      var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
      cost = min(cost, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && source[row] == target[column - 1]
        && source[row - 1] == target[column]
      if isSwap { cost = min(cost, before[column - 1] + 1) }
      current.append(cost)
    }
    before = previous
    previous = current
  }
  return previous[target.count]
}
