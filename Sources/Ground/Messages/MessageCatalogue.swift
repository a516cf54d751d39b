import SourceText

/// What the program says to people, in all its languages.
///
/// The program speaks English within. Where a message is shown, its sentence is looked up in the reader's language; one
/// that is not here stays English.
package struct MessageCatalogue: Sendable {
  private let sentences: [String: String]

  /// A catalogue of sentences in which `%1` … `%9` are places for what differs from time to time.
  ///
  /// - Parameter messages: English sentences with their Japanese; of one that is there twice, the last counts.
  init(_ messages: some Sequence<(String, String)>) {
    sentences = Dictionary(messages) { $1 }
  }

  /// A message in a language.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - language: the language to say it in.
  /// - Returns: the message, in English as far as the catalogue does not have it.
  package static func text(_ message: Message, in language: Language) -> String {
    language == .english ? message.description : standard.japanese(message)
  }

  /// The Japanese of a sentence; nil if the catalogue does not have it.
  subscript(sentence: String) -> String? { sentences[sentence] }

  /// A message in Japanese, in English as far as it is not known.
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
