/// The longest wait for something that is known to answer.
public enum Patience {
  /// The time after which something must have gone wrong.
  ///
  /// Even a busy machine must not reach it. Tests, which run next to many others, get more time.
  @TaskLocal public static var limit: Duration = .seconds(60)
}
