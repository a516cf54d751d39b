/// What a request may cost, and how many there may be at a time.
public struct ServerLimits: Sendable, Hashable {
  /// The longest body of a request, in bytes.
  public var body = 1 << 20
  /// How long a connection may take until the head of its first request is whole.
  public var head = Duration.seconds(5)
  /// How long a connection may take until a request is whole, and how long it may be idle.
  public var arrival = Duration.seconds(30)
  /// How long an answer may take.
  public var answer = Duration.seconds(180)
  /// How many connections there may be that have shown the token; more are closed at once.
  public var connections = 64
  /// How many connections there may be that have not; a new one takes the place of the oldest.
  public var newcomers = 64
  /// How often a page that only listens is sent a line, by which one that has gone is noticed.
  public var pulse = Duration.seconds(15)

  /// The limits of `lesson serve`.
  public init() {}
}
