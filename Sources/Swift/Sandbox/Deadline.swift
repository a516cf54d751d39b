import CLibrary

/// The time by which the running cell must end.
struct Deadline: Sendable, Hashable {
  /// The time on the monotonic clock, in nanoseconds.
  var time: Int
  /// The limit of the cell.
  var limit: Duration
  /// The time at which the report must be read again.
  ///
  /// By then, a cell with a shorter limit may have begun and have reached it.
  var nextLook: Int

  /// Creates the deadline of the cell that runs according to a report.
  ///
  /// - Parameters:
  ///   - report: the report so far.
  ///   - limits: the time limits of the cells.
  ///   - start: the time at which the program was started.
  ///   - now: the current time; no cell began later.
  init(_ report: RunReport, limits: [Duration], start: Int, now: Int) {
    let (time, limit): (Int, Duration)
    if let last = report.beginnings.last {
      limit = limits[report.beginnings.count - 1]
      time = Swift.min(Swift.max(last.time, start), now) + limit.nanoseconds
    } else {
      limit = limits.first ?? .zero
      time = start + (limit + SandboxLimits.start).nanoseconds
    }
    let shortest = limits.dropFirst(report.beginnings.count).min()
    (self.time, self.limit) = (time, limit)
    nextLook = shortest.map { Swift.min(time, now + $0.nanoseconds) } ?? time
  }

  /// The current time on the monotonic clock, in nanoseconds, as the program reads it.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

extension Duration {
  fileprivate var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
