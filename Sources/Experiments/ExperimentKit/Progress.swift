/// How far a long computation has come, for a person who waits for it.
///
/// What is reported is shown and forgotten; it never reaches a result. An experiment that can take more than a second
/// reports now and then:
///
///     for step in 0..<steps {
///       if step.isMultiple(of: 4096) { Progress.report(step, of: steps) }
///       …
///     }
public enum Progress {
  /// Who takes the reports.
  ///
  /// It is a structure because a release build loses the type of a bare function as a task-local value, and crashes.
  public struct Watcher: Sendable {
    let take: @Sendable (_ done: Int, _ total: Int) -> Void
    let name: @Sendable (_ current: String) -> Void

    /// Takes reports with a function, and with another what is being worked on.
    public init(
      name: @escaping @Sendable (_ current: String) -> Void = { _ in },
      _ take: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) {
      (self.take, self.name) = (take, name)
    }

    /// Hands on a report.
    public func report(_ done: Int, of total: Int) {
      take(done, total)
    }
  }

  /// Takes the reports of the current task; nil where nobody watches.
  @TaskLocal public static var watcher: Watcher?

  /// Tells what is being worked on, such as the path of a document; it is shown with the next report.
  public static func tell(_ current: @autoclosure () -> String) {
    if let watcher { watcher.name(current()) }
  }

  /// Tells that so many of all steps are done.
  ///
  /// - Complexity: A few nanoseconds where nobody watches.
  public static func report(_ done: Int, of total: Int) {
    watcher?.take(done, total)
  }
}
