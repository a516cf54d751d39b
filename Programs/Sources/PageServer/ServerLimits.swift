/// The limits of requests and connections.
public struct ServerLimits: Sendable, Hashable {
  /// The longest body of a request, in bytes.
  public var body = 1 << 20
  /// The time until the head of a connection's first request is complete.
  public var head = Duration.seconds(5)
  /// The time until a request is complete, and the time that a connection may be idle.
  public var arrival = Duration.seconds(30)
  /// The time limit of an answer.
  public var answer = Duration.seconds(180)
  /// The largest number of connections that have shown the token; further ones are closed at once.
  public var connections = 64
  /// The largest number of connections that have not; a new one takes the place of the oldest.
  public var newcomers = 64
  /// The interval of the line to listening pages, which detects pages that are gone.
  public var pulse = Duration.seconds(15)

  /// Creates the limits of `lesson serve`.
  public init() {}
}
