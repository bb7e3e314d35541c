package import Boarding

/// A machine under test, or one that does something else than it should.
///
/// A test plants a fault by handling inputs in its own way:
///
/// ```swift
/// let forgetful = FuzzSubject.Fault { machine, input, events in
///   let answer = machine.handle(input, into: &events)
///   events.removeAll { if case .didAppear = $0.kind { true } else { false } }
///   return answer
/// }
/// ```
package struct FuzzSubject: Sendable {
  /// Handles an input in the place of the machine.
  package struct Fault: Sendable {
    /// Hands the input in, and does what it should not.
    package let handle: @Sendable (inout Machine, Input, inout [Event]) -> Answer

    /// Plants a fault.
    ///
    /// - Parameter handle: Hands an input in, appends the events and returns the answer.
    package init(_ handle: @escaping @Sendable (inout Machine, Input, inout [Event]) -> Answer) {
      self.handle = handle
    }
  }

  /// The machine, with everything that can be seen of it.
  package var machine: Machine
  /// What it does otherwise, if anything.
  private let fault: Fault?

  /// Puts a machine under test.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - fault: What it does otherwise; nil for nothing.
  package init(_ machine: Machine, fault: Fault? = nil) {
    self.machine = machine
    self.fault = fault
  }

  /// Hands an input in.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - events: Where the events are appended.
  /// - Returns: The answer.
  package mutating func handle(_ input: Input, into events: inout [Event]) -> Answer {
    if let fault { return fault.handle(&machine, input, &events) }
    return machine.handle(input, into: &events)
  }
}
