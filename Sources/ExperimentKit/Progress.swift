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
  /// Takes the reports of the current task; nil where nobody watches.
  @TaskLocal public static var watcher: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// Tells that so many of all steps are done.
  ///
  /// - Complexity: A few nanoseconds where nobody watches.
  public static func report(_ done: Int, of total: Int) {
    watcher?(done, total)
  }
}
