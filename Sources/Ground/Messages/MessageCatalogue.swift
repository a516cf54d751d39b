import SourceText

/// The messages of the program in all its languages.
///
/// Internally, the program uses English. When a message is shown, its sentence is looked up in the reader's language. A
/// sentence that is missing from the catalog stays English.
package struct MessageCatalogue: Sendable {
  private let sentences: [String: String]

  /// Creates a catalog of sentences, in which `%1` … `%9` are placeholders.
  ///
  /// - Parameter messages: English sentences with their Japanese. If a sentence is given twice, the last one counts.
  init(_ messages: some Sequence<(String, String)>) {
    sentences = Dictionary(messages) { $1 }
  }

  /// Returns the text of a message in a language.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - language: the language of the text.
  /// - Returns: the text; sentences that are missing from the catalog are in English.
  package static func text(_ message: Message, in language: Language) -> String {
    language == .english ? message.description : standard.japanese(message)
  }

  /// The Japanese of a sentence; nil if the catalog does not have it.
  subscript(sentence: String) -> String? { sentences[sentence] }

  /// Returns a message in Japanese; sentences that are missing from the catalog stay English.
  func japanese(_ message: Message) -> String {
    let arguments = message.arguments.map { argument in
      switch argument {
      case .text(let text): text.ja
      case .message(let message): japanese(message)
      }
    }
    guard message.key != Message.sentencesKey else {
      return arguments.joined(separator: arguments.first?.hasSuffix("。") == true ? "" : " ")
    }
    return Message.text(of: sentences[message.key] ?? message.key, arguments)
  }
}
