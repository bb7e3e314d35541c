import Foundation
import Testing

@testable import BoardingScript

struct CivilDateTests {
  @Test func `days are counted as the calendar of the system counts them`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // The calendar of the system is another one before 1582.
    for number in stride(from: -141_000, through: CivilDate.lastNumber, by: 631) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = CivilDate(number: number)
      #expect([parts.year, parts.month, parts.day] == [day.year, day.month, day.day])
      #expect(day.number == number)
    }
  }

  @Test func `every day of four hundred years follows the one before`() {
    var before = CivilDate(number: -1)
    for number in 0...146_097 {
      let day = CivilDate(number: number)
      let isNext = day.day == before.day + 1 && day.month == before.month
      let isNewMonth = day.day == 1 && (day.month == before.month + 1 || day.month == 1)
      #expect(isNext || isNewMonth)
      #expect(CivilDate(year: day.year, month: day.month, day: day.day) == day)
      #expect(CivilDate(day.text.utf8) == day)
      before = day
    }
  }

  @Test func `the first and the last day are those of the years 1 and 9999`() {
    #expect(CivilDate(number: CivilDate.firstNumber).text == "0001-01-01")
    #expect(CivilDate(number: CivilDate.lastNumber).text == "9999-12-31")
    #expect(CivilDate(number: Int.min).text == "0001-01-01")
    #expect(CivilDate(number: Int.max).text == "9999-12-31")
    #expect(CivilDate(number: 0).text == "1970-01-01")
    #expect(CivilDate(number: 0).title == "1 Jan")
  }

  @Test(arguments: [
    "", "2024", "2024-2-29", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31",
    "2024-01-00", "0000-01-01", "2024/01/01", "2024-01-1x", "2024-01-011", "-024-01-01",
  ])
  func `what is no day is none`(text: String) {
    #expect(CivilDate(text.utf8) == nil)
  }

  @Test func `leap days are days`() {
    for text in ["2024-02-29", "2000-02-29", "0004-02-29", "9996-02-29"] {
      #expect(CivilDate(text.utf8)?.text == text)
    }
  }
}
