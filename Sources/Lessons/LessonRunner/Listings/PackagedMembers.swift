import SourceText

/// The members that a document introduces as parts of a package, and that its listings use without importing it.
///
/// The prose of such a document mentions a package, and has the name of the member in backticks.
struct PackagedMembers {
  private let text: String

  /// Creates the members that a document introduces.
  init(_ file: SourceFile) {
    text = String(decoding: file.bytes, as: UTF8.self)
  }

  /// Whether a message about a missing member names one of them.
  func isOne(in reason: Message) -> Bool {
    guard let match = reason.description.firstMatch(of: /has no member '(\w+)'/) else { return false }
    return text.contains("`\(match.1)`") && text.contains(/\b[Pp]ackages?\b|パッケージ/)
  }
}
