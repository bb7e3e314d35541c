/// Finds the valid word that was probably meant.
///
/// - Parameters:
///   - word: The word that was found.
///   - candidates: The words that are valid there.
/// - Returns: The candidate with the fewest edits between, the first of equals. If even that one needs
///   more than one edit for every three letters, or one for each letter, the shortest one of which
///   the word is an abbreviation, such as `optn` for `option`; nil if there is none.
/// - Complexity: O(*n* × *d*) for each candidate, in the length of the word and the fewest edits.
package func nearestWord(to word: String, in candidates: [String]) -> String? {
  let letters = word.utf8.map(lowercased)
  if letters.count > 64 { return nil }
  var nearest: String?
  var fewest = min(max(1, letters.count / 3), letters.count - 1) + 1
  for candidate in candidates where candidate != word {
    if abs(candidate.utf8.count - letters.count) >= fewest { continue }
    guard let distance = editDistance(letters, candidate.utf8.map(lowercased), below: fewest)
    else { continue }
    fewest = distance
    nearest = candidate
  }
  return nearest ?? abbreviated(by: letters, in: candidates)
}

/// Finds the shortest word that begins with the same letter and has the other letters in order.
///
/// - Parameters:
///   - letters: The letters, small ones.
///   - candidates: The words.
/// - Returns: The word, the first of equals; nil if there is none, or fewer than three letters.
private func abbreviated(by letters: [UInt8], in candidates: [String]) -> String? {
  if letters.count < 3 { return nil }
  var shortest: String?
  for candidate in candidates {
    let all = candidate.utf8.map(lowercased)
    if let shortest, shortest.utf8.count <= all.count { continue }
    if all.count <= letters.count || all[0] != letters[0] { continue }
    var rest = letters[...]
    for letter in all where letter == rest.first { rest.removeFirst() }
    if rest.isEmpty { shortest = candidate }
  }
  return shortest
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
///   - limit: From which number on the words are too different.
/// - Returns: The optimal string alignment distance, or nil if it is not below the limit.
/// - SeeAlso: Damerau, "A technique for computer detection and correction of spelling errors"
///   (1964).
private func editDistance(_ source: [UInt8], _ target: [UInt8], below limit: Int) -> Int? {
  // Far from the diagonal no distance is below the limit, so that it stands there unseen.
  let unseen = [Int](repeating: limit, count: target.count + 1)
  var before: [Int] = []
  var previous = unseen
  for column in 0..<min(limit, target.count + 1) { previous[column] = column }
  for row in source.indices {
    var current = unseen
    current[0] = row + 1
    for column in max(0, row - limit + 1)..<max(0, min(target.count, row + limit)) {
      let isSame = source[row] == target[column]
      var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
      cost = min(cost, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && source[row] == target[column - 1]
        && source[row - 1] == target[column]
      if isSwap { cost = min(cost, before[column - 1] + 1) }
      current[column + 1] = cost
    }
    // A swap reaches back over one row, so that two rows have to be beyond the limit.
    if isBeyond(limit, current), isBeyond(limit, previous) { return nil }
    before = previous
    previous = current
  }
  return previous[target.count] < limit ? previous[target.count] : nil
}

/// Tells whether no distance is below a limit.
///
/// - Parameters:
///   - limit: The limit.
///   - distances: The distances.
/// - Returns: True if all of them are too large.
private func isBeyond(_ limit: Int, _ distances: [Int]) -> Bool {
  distances.allSatisfy { $0 >= limit }
}
