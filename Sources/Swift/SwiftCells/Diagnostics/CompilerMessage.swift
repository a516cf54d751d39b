import Results

/// A message as a compiler serialized it, in terms of the file that it compiled.
package struct CompilerMessage: Hashable, Sendable {
  /// A place in a source.
  struct Location: Hashable, Sendable {
    /// The name of the file, or of another origin of the source, such as `Swift.print` for a declaration in a module.
    ///
    /// For the first line after a `#sourceLocation`, messages of the lexer and the parser of a compiler of version 6.3
    /// name the file of the `#sourceLocation` before. It confuses two names if the second is stored at the address of
    /// the first.
    var file: String
    /// The line, from 1, according to `#sourceLocation`.
    var line: Int
    /// The column in UTF-8 bytes, from 1.
    var column: Int
    /// The byte of the compiled file, from 0, regardless of `#sourceLocation`.
    var offset: Int
  }

  /// A piece of source.
  struct Span: Hashable, Sendable {
    /// The start of the piece.
    var start: Location
    /// The end of the piece, which is not part of it.
    var end: Location
  }

  /// A change that the compiler proposes.
  struct FixIt: Hashable, Sendable {
    /// The piece that is replaced.
    var span: Span
    /// The replacement.
    var text: String
  }

  /// The severity of the message.
  var severity: Diagnostic.Severity
  /// The place of the message; nil if it has none.
  var location: Location?
  /// The message without its id.
  package var text: String
  /// The compiler's name of the message, from `-debug-diagnostic-names`.
  var id: String?
  /// The source that it is about.
  var spans: [Span] = []
  /// The changes that the compiler proposes.
  var fixIts: [FixIt] = []
  /// The notes about the message.
  var notes: [CompilerMessage] = []
}

extension CompilerMessage {
  /// Returns a message without the parts that a compiler appends, and its id.
  ///
  /// The parts are its id, `[cannot_find_in_scope]`, and the groups that it belongs to, `[#DeprecatedDeclaration]`.
  /// Brackets before those are the message's own. Without `-debug-diagnostic-names`, a message that itself ends in a
  /// bracketed lower-case word would lose that word.
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
  /// Whether the text consists of ASCII letters, digits, `_` and `-`, at least one.
  fileprivate var isWord: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }
}
