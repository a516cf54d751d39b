/// An error that somebody has to mend: where it stands, what is wrong, and a way out.
public struct Finding: Error, Sendable, Hashable, Codable {
  /// Where the error stands.
  public var place: Place
  /// What was written and why it cannot stand.
  public var message: Message
  /// What is allowed, or what to do next.
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

  /// What is wrong, with the help after it.
  public var text: Message { message.followed(by: help) }

  /// `file:line:column: error: message`, with the help after it, as compilers have it.
  public var ofDiagnostic: String {
    "\(place.ofDiagnostic): error: \(text)"
  }

  /// `file:line:column: warning: message`, for what can be better and is no error.
  public var ofWarning: String {
    "\(place.ofDiagnostic): warning: \(text)"
  }
}

/// Several errors that were found together.
public struct Findings: Error, Sendable, CustomStringConvertible {
  /// The errors, at least one.
  public let all: [Finding]

  /// Collects errors.
  public init(_ all: [Finding]) {
    self.all = all
  }

  /// One line a finding.
  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
