import Results

/// A message as a compiler serialized it, in terms of the file that it compiled.
package struct CompilerMessage: Hashable, Sendable {
  /// Where something stands.
  struct Location: Hashable, Sendable {
    /// The name of the file, or of what else the source came from, such as `Swift.print` for a declaration in a module.
    ///
    /// A compiler of version 6.3 names the file of the `#sourceLocation` before for what the lexer and the parser say of the
    /// first line behind one, because it takes two names for one when the second is stored where the first was.
    var file: String
    /// The line, from 1, as `#sourceLocation` says.
    var line: Int
    /// The column in UTF-8 bytes, from 1.
    var column: Int
    /// The byte of the file that was compiled, from 0, whatever `#sourceLocation` says.
    var offset: Int
  }

  /// A piece of source.
  struct Span: Hashable, Sendable {
    /// Where it begins.
    var start: Location
    /// Where it ends; what stands here is no part of it.
    var end: Location
  }

  /// A change that the compiler proposes.
  struct FixIt: Hashable, Sendable {
    /// What is replaced.
    var span: Span
    /// What takes its place.
    var text: String
  }

  /// How grave it is.
  var severity: Diagnostic.Severity
  /// Where it stands, if it stands anywhere.
  var location: Location?
  /// The message without its id.
  package var text: String
  /// The compiler's name of the message, from `-debug-diagnostic-names`.
  var id: String?
  /// The source that it is about.
  var spans: [Span] = []
  /// What the compiler proposes.
  var fixIts: [FixIt] = []
  /// More about it.
  var notes: [CompilerMessage] = []
}

extension CompilerMessage {
  /// Takes off what a compiler appends to a message: its id, `[cannot_find_in_scope]`, and the groups that it belongs to,
  /// `[#DeprecatedDeclaration]`.
  ///
  /// Brackets before those are the message's own. Without `-debug-diagnostic-names` a message that itself ends in a bracketed
  /// lower-case word would lose that word.
  static func textAndID(_ message: String) -> (text: String, id: String?) {
    guard message.hasSuffix("]"), let open = message.lastIndex(of: "["), open > message.startIndex,
      message[message.index(before: open)] == " "
    else { return (message, nil) }
    let word = message[message.index(after: open)...].dropLast()
    let rest = String(message[..<message.index(before: open)])
    if word.first == "#", word.dropFirst().isWord { return textAndID(rest) }
    return word.isWord && word.first?.isUppercase == false ? (rest, String(word)) : (message, nil)
  }
}

extension Substring {
  /// Whether the text is ASCII letters, digits, `_` and `-`, at least one.
  fileprivate var isWord: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }
}
