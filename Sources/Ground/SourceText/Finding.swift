/// An error that somebody has to fix: its place, a message, and a way out.
public struct Finding: Error, Sendable, Hashable, Codable {
  /// The place of the error.
  public var place: Place
  /// The message: the value that was written, and the reason that it is wrong.
  public var message: Message
  /// The allowed values, or the next step.
  public var help: Message?

  /// Creates a finding.
  public init(_ place: Place, _ message: Message, help: Message? = nil) {
    self.place = place
    self.message = message
    self.help = help
  }
}

extension Finding: CustomStringConvertible {
  /// `file:line: message`, with the help after it.
  public var description: String {
    "\(place): \(text)"
  }

  /// The message, with the help after it.
  public var text: Message { message.followed(by: help) }

  /// `file:line:column: error: message`, with the help after it, in the format of compilers.
  public var ofDiagnostic: String {
    "\(place.ofDiagnostic): error: \(text)"
  }

  /// `file:line:column: warning: message`, for something that could be better but is not an error.
  public var ofWarning: String {
    "\(place.ofDiagnostic): warning: \(text)"
  }
}

/// Several errors found together.
public struct Findings: Error, Sendable, CustomStringConvertible {
  /// The errors, at least one.
  public let all: [Finding]

  /// Creates an error from several findings.
  public init(_ all: [Finding]) {
    self.all = all
  }

  /// The findings, one per line.
  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
