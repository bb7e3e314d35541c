/// Jobs in the order in which they became ready: a ring that grows.
struct JobQueue {
  /// A job, and where it runs.
  struct Entry {
    /// The job.
    let job: UnownedJob
    /// True if it runs as the main actor.
    let isMain: Bool
  }

  /// The places of the ring; their number is a power of two, or zero.
  private var ring: [Entry?] = []
  /// The place of the first job.
  private var head = 0
  /// The number of jobs.
  private(set) var count = 0

  /// Adds a job behind the others.
  ///
  /// - Parameter entry: The job.
  mutating func append(_ entry: Entry) {
    if count == ring.count { grow() }
    ring[(head + count) & (ring.count - 1)] = entry
    count += 1
  }

  /// Takes the first job.
  ///
  /// - Returns: The job, or nil if there is none.
  mutating func popFirst() -> Entry? {
    if count == 0 { return nil }
    let entry = ring[head]
    head = (head + 1) & (ring.count - 1)
    count -= 1
    return entry
  }

  /// Makes room: 16 places at first, then twice as many each time.
  ///
  /// - Complexity: O(*n*), where *n* is the number of jobs.
  private mutating func grow() {
    var larger: [Entry?] = []
    larger.append(contentsOf: ring[head...])
    larger.append(contentsOf: ring[..<head])
    larger.append(contentsOf: repeatElement(nil, count: max(ring.count, 16)))
    ring = larger
    head = 0
  }
}
