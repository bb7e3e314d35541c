import Boarding
import Testing

struct NavigationOperationTests {
  @Test(arguments: [
    (NavigationOperation.none, "none", Direction?.none), (.push, "push", .forward),
    (.pop, "pop", .backward), (.replace, "replace", .forward),
  ])
  func `an operation has a word and leads in a direction`(
    operation: NavigationOperation,
    name: String,
    direction: Direction?
  ) {
    #expect(operation.name == name)
    #expect(operation.direction == direction)
  }

  @Test func `a direction has a word`() {
    #expect(Direction.allCases.map(\.name) == ["forward", "backward"])
  }
}
