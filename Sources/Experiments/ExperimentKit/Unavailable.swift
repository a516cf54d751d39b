/// Why an experiment cannot run on this machine, such as a font that is not installed; its cell is skipped for that reason.
public struct Unavailable: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is missing and how to get it, as a clause without a full stop.
  public let reason: Message

  /// Creates an error with its reason, such as `the font IPAGothic is not installed`.
  public init(_ reason: Message) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason.description }
}
