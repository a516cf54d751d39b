/// How long real parts are waited for that are known to answer.
public enum Patience {
  /// The time after which something must have gone wrong; a busy machine must not reach it.
  ///
  /// Tests, which run beside many others, have more of it.
  @TaskLocal public static var limit: Duration = .seconds(60)
}
