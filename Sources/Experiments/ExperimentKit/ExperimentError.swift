import SourceText

/// The reason that an experiment with real parts has no result.
public struct ExperimentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The event, as a sentence.
  public let message: Message
  /// The suggested next step.
  public let help: Message?

  /// Creates a failure.
  public init(_ message: Message, help: Message? = nil) {
    self.message = message
    self.help = help
  }

  /// The message.
  public var description: String { message.description }
}

extension Findings {
  /// Creates findings from an error that an experiment threw while it ran.
  ///
  /// - Parameters:
  ///   - error: the thrown error.
  ///   - line: the line to name if the error has none.
  ///   - place: the place of a line.
  public init(thrown error: any Error, line: Int, place: (Int) -> Place) {
    switch error {
    case let findings as Findings: self = findings
    case let rejection as Rejection: self.init(Rejections([rejection]).findings(line: line, place: place))
    case let rejections as Rejections: self.init(rejections.findings(line: line, place: place))
    case let failure as ExperimentError: self.init([Finding(place(line), failure.message, help: failure.help)])
    default: self.init([Finding(place(line), "The experiment failed: \(error)")])
    }
  }
}
