import Messages
import SourceText

extension Language {
  /// What ends a sentence.
  package var fullStop: String { self == .english ? "." : "。" }
}

extension LocalizedText {
  /// A message as a text of a report in a language.
  init(_ message: Message, in language: Language) {
    let text = MessageCatalogue.text(message, in: language)
    self.init(en: text, ja: text)
  }
}
