/// The progress of a long computation, for a person who waits for it.
///
/// A report is shown and forgotten; it never affects a result. An experiment that can take more than a second reports
/// now and then:
///
///     for step in 0..<steps {
///       if step.isMultiple(of: 4096) { Progress.report(step, of: steps) }
///       …
///     }
public enum Progress {
  /// The receiver of the reports.
  ///
  /// It is a structure because a release build loses the type of a bare function as a task-local value, and crashes.
  public struct Watcher: Sendable {
    let take: @Sendable (_ done: Int, _ total: Int) -> Void
    let name: @Sendable (_ current: String) -> Void

    /// Creates a receiver from two functions, one for reports and one for the name of the current work.
    public init(
      name: @escaping @Sendable (_ current: String) -> Void = { _ in },
      _ take: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) {
      (self.take, self.name) = (take, name)
    }

    /// Forwards a report.
    public func report(_ done: Int, of total: Int) {
      take(done, total)
    }
  }

  /// The receiver of reports of the current task; nil if there is none.
  @TaskLocal public static var watcher: Watcher?

  /// Names the current work, such as the path of a document; the name is shown with the next report.
  public static func tell(_ current: @autoclosure () -> String) {
    if let watcher { watcher.name(current()) }
  }

  /// Reports the number of steps that are done.
  ///
  /// - Complexity: A few nanoseconds without a receiver.
  public static func report(_ done: Int, of total: Int) {
    watcher?.take(done, total)
  }
}
