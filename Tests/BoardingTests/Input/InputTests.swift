import Boarding
import Testing

struct InputTests {
  @Test(arguments: [
    (Input.start("A"), Input.Kind.start), (.push("A"), .push), (.pop(), .pop),
    (.pop(to: "A"), .popTo), (.popToRoot(), .popToRoot), (.replace(by: "A"), .replaceTop),
    (.set("A"), .setStack), (.next(), .next), (.previous(), .previous), (.choose(0), .choice),
    (.skip(to: "A"), .skipTo), (.finishFlow(), .finishFlow), (.update(0), .update),
    (.finish(), .finish), (.cancel(), .cancel), (.container(.appear), .container),
    (.answer(to: nil), .reply), (.animate(), .reply),
    (.setting(.reduceMotion(true)), .setting), (.wait(1), .advance), (.began(), .pan),
    (.moved(1), .pan), (.ended(1), .pan), (.taken(1), .pan), (.allow, .reply),
  ])
  func `a refusal names an input by its kind`(input: Input, kind: Input.Kind) {
    #expect(input.kind == kind)
  }

  @Test func `a duration becomes whole nanoseconds`() {
    #expect(Input.advance(by: .milliseconds(400)) == .advance(nanoseconds: 400_000_000))
    #expect(Input.advance(by: .zero) == .advance(nanoseconds: 0))
    #expect(Input.advance(by: .nanoseconds(-1)) == .advance(nanoseconds: -1))
  }

  @Test func `a duration that does not fit becomes one that the machine refuses`() {
    #expect(Input.advance(by: .seconds(Int64.max)) == .advance(nanoseconds: .max))
    #expect(Input.advance(by: .seconds(Int64.min)) == .advance(nanoseconds: .min))
  }

  @Test func `a command is animated and names no source unless it says so`() {
    #expect(Input.command(.pop) == .command(.pop, motion: .animated, source: nil))
    #expect(UserMove(.next) == UserMove(.next, motion: .animated, source: nil))
  }
}
