/// A day of the civil calendar, from the year 1 to the year 9999.
struct CivilDate: Hashable, Sendable {
  /// The year.
  let year: Int
  /// The month, from 1.
  let month: Int
  /// The day of the month, from 1.
  let day: Int

  /// The number of the first day, counted from the first of January 1970.
  static let firstNumber = -719_162
  /// The number of the last day.
  static let lastNumber = 2_932_896

  /// Makes a day from its number.
  ///
  /// - Parameter number: The number, counted from the first of January 1970; one outside the years
  ///   gives the first or the last day.
  init(number: Int) {
    // Years begin in March here, so that the leap day is the last one; 400 years have 146097 days.
    let shifted = min(max(number, CivilDate.firstNumber), CivilDate.lastNumber) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let place = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * place + 2) / 5 + 1
    month = place < 10 ? place + 3 : place - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Makes a day from its parts; nil if there is no such day.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, from 1.
  ///   - day: The day of the month, from 1.
  init?(year: Int, month: Int, day: Int) {
    guard 1...9_999 ~= year, 1...12 ~= month, day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day such as `2024-02-29`; nil if the text is no such day.
  ///
  /// - Parameter text: The bytes of the text.
  init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    var parts = [0, 0, 0]
    for (index, byte) in bytes.enumerated() where index != 4 && index != 7 {
      guard byte.isDigit else { return nil }
      let part = index < 4 ? 0 : index < 7 ? 1 : 2
      parts[part] = parts[part] * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// The number, counted from the first of January 1970.
  var number: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day as it is written in scripts, such as `2024-02-29`.
  var text: String {
    let years = String(year)
    return String(repeating: "0", count: 4 - years.utf8.count) + years + "-"
      + CivilDate.twoDigits(month) + "-" + CivilDate.twoDigits(day)
  }

  /// The day as a title, such as `29 Feb`.
  var title: String { "\(day) " + CivilDate.months[month - 1] }

  /// The names of the months, cut to three letters.
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Writes a number with two digits.
  ///
  /// - Parameter number: The number, from 0 to 99.
  /// - Returns: The digits.
  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
