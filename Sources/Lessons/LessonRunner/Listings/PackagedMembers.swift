import SourceText

/// The members of other packages that a document introduces, and that its listings use without importing them.
struct PackagedMembers {
  private let text: String

  /// Creates the members that a document introduces.
  init(_ file: SourceFile) {
    text = String(decoding: file.bytes, as: UTF8.self)
  }

  /// Whether a message about a missing member names one that the prose introduces.
  ///
  /// The prose mentions a package, and has the name of the member in backticks.
  func isIntroduced(in reason: Message) -> Bool {
    member(in: reason).map { text.contains("`\($0)`") && text.contains(/\b[Pp]ackages?\b|パッケージ/) } ?? false
  }

  /// Whether a message about a missing member names one that has the first word of a linked package's name, such as
  /// `rx` of `[RxSwift](https://…)`.
  func isOfLinkedPackage(in reason: Message) -> Bool {
    guard let member = member(in: reason), let first = member.first?.uppercased() else { return false }
    let word = first + member.dropFirst()
    return text.matches(of: /\[(?<name>[A-Z]\w*)\](?:\(|: ?)https?:\/\//).contains { link in
      link.name.hasPrefix(word) && link.name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  private func member(in reason: Message) -> Substring? {
    reason.description.firstMatch(of: /has no member '(\w+)'/)?.1
  }
}
