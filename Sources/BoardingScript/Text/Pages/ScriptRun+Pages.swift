import Boarding
import BoardingPaging

extension ScriptRun {
  /// The events of the run's pages, in order.
  var pageLog: ArraySlice<PagesEvent> {
    allPageEvents[position.pageEvents.first..<position.pageEvents.count]
  }

  /// The events of pages that no `expect log` has looked at.
  var uncheckedPageLog: ArraySlice<PagesEvent> {
    allPageEvents[position.pageEvents.checked..<position.pageEvents.count]
  }

  /// Writes events with the names of pages; nil for a run of a flow.
  var pageText: PagerEventText? {
    position.pages.map { PagerEventText(names: $0.stock.names) }
  }

  /// How everything is written that may come next.
  var handbook: Handbook {
    position.pages == nil ? Language.handbook : Language.pagesHandbook
  }

  /// Does something with pages.
  ///
  /// - Parameter step: What is done.
  /// - Returns: What it showed, and what failed.
  mutating func perform(_ step: Step.Pages) -> Performance {
    if let mismatch = position.pages.flatMap(step.objection) {
      return Performance(lines: [], failure: .mismatch(mismatch, lastEvents: []))
    }
    return performWithPages { (run) in
      guard var stage = run.position.pages else { return nil }
      run.position.pages = nil
      let cues = step.act(&stage)
      run.position.pages = stage
      var refusal: PagerAnswer?
      for cue in cues {
        if let limit = run.take(cue) { return limit }
        if refusal == nil, case .refused? = run.position.pages?.lastAnswer {
          refusal = run.position.pages?.lastAnswer
        }
      }
      // What is absorbed behind a refusal is no news.
      if let refusal { run.position.pages?.lastAnswer = refusal }
      return nil
    }
  }

  /// Does something with pages and tells what came of it.
  ///
  /// - Parameter body: Hands inputs in and returns the limit that they go beyond.
  /// - Returns: The new events, and the limit if there is one.
  mutating func performWithPages(
    _ body: (inout ScriptRun) -> Performance.Limit?
  ) -> Performance {
    let before = position.pageEvents.count
    var limit = isInterrupted() ? .interruption : body(&self)
    if hasTooManyPageEvents { limit = .events }
    if hasTooManyItems { limit = .items }
    if position.pages?.inputCount ?? 0 > ScriptLimits.inputs { limit = .inputs }
    let text = pageText
    var lines = allPageEvents[before...].map { text?.line(of: $0) ?? "" }
    if limit == nil {
      switch position.pages?.lastAnswer {
      case .queued: lines.append("queued")
      case .absorbed: lines.append("absorbed")
      case .applied, .refused, nil: break
      }
    }
    return Performance(lines: lines, failure: limit.map { .limit($0) })
  }

  /// Lets something happen to pages.
  ///
  /// - Parameter cue: What happens.
  /// - Returns: The limit that it goes beyond, or nil.
  mutating func take(_ cue: PagesCue) -> Performance.Limit? {
    switch cue {
    case .input(let input): hand(input)
    case .pieces(let cue):
      position.pages?.take(cue, into: &allPageEvents)
      position.pageEvents.count = allPageEvents.count
    case .wait(let nanoseconds):
      guard let now = position.pages?.pager.now.nanoseconds, nanoseconds >= 0 else {
        return hand(.advance(to: Instant(nanoseconds: -1)))
      }
      if nanoseconds > position.end.nanoseconds - now { return .time }
      return advancePages(to: now + nanoseconds)
    }
    return hasTooManyPageEvents ? .events : nil
  }

  /// Lets time pass until nothing moves by itself.
  ///
  /// - Returns: The limit that this goes beyond, or nil.
  mutating func settlePages() -> Performance.Limit? {
    guard position.pages?.nextDue != nil else { return take(.wait(nanoseconds: 0)) }
    while let due = position.pages?.nextDue {
      if due > position.end { return .time }
      if let limit = advancePages(to: due.nanoseconds) { return limit }
    }
    return nil
  }

  /// Lets time pass, from one thing that is due to the next.
  ///
  /// - Parameter end: Until when, in nanoseconds.
  /// - Returns: The limit that this goes beyond, or nil.
  private mutating func advancePages(to end: Int64) -> Performance.Limit? {
    while true {
      if isInterrupted() { return .interruption }
      if hasTooManyPageEvents { return .events }
      if hasTooManyItems { return .items }
      guard let due = position.pages?.nextDue, due.nanoseconds <= end else { break }
      hand(.advance(to: due))
    }
    hand(.advance(to: Instant(nanoseconds: end)))
    return hasTooManyPageEvents ? .events : nil
  }

  /// Hands an input to the pages and keeps the events.
  ///
  /// - Parameter input: The input.
  /// - Returns: Always nil: no limit.
  @discardableResult
  private mutating func hand(_ input: PagerInput) -> Performance.Limit? {
    position.pages?.hand(input, into: &allPageEvents)
    position.pageEvents.count = allPageEvents.count
    return nil
  }

  /// True if the run has more events than it may.
  private var hasTooManyPageEvents: Bool { pageLog.count > ScriptLimits.events }

  /// True if more items are loaded than may be.
  private var hasTooManyItems: Bool {
    position.pages?.feed?.loader.pages.count ?? 0 > ScriptLimits.items
  }
}
