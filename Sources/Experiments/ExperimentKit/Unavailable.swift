/// The reason that an experiment cannot run on this machine, such as a missing font; its cell is skipped for that
/// reason.
public struct Unavailable: Error, Sendable, Hashable, CustomStringConvertible {
  /// The missing part and the way to get it, as a clause without a full stop.
  public let reason: Message

  /// Creates an error with its reason, such as `the font IPAGothic is not installed`.
  public init(_ reason: Message) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason.description }
}
