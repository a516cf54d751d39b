import Messages
import SourceText

extension Language {
  /// The mark at the end of a sentence.
  package var fullStop: String { self == .english ? "." : "。" }
}

extension LocalizedText {
  /// Creates the text of a message in the language of a report.
  init(_ message: Message, in language: Language) {
    let text = MessageCatalogue.text(message, in: language)
    self.init(en: text, ja: text)
  }
}
