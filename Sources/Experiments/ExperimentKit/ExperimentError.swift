import SourceText

/// Why an experiment that works with real parts gave no result.
public struct ExperimentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened, as a sentence.
  public let message: Message
  /// What to do next.
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
  /// What an experiment threw while it ran, as findings.
  ///
  /// - Parameters:
  ///   - error: what was thrown.
  ///   - line: the line to name where the error names none.
  ///   - place: the place of a line.
  public init(thrown error: any Error, line: Int, place: (Int) -> Place) {
    switch error {
    case let findings as Findings: self = findings
    case let rejections as Rejections: self.init(rejections.findings(line: line, place: place))
    case let failure as ExperimentError: self.init([Finding(place(line), failure.message, help: failure.help)])
    default: self.init([Finding(place(line), "The experiment failed: \(error)")])
    }
  }
}
