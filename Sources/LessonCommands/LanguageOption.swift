import ArgumentParser
import SourceText

extension Language: ExpressibleByArgument {}

/// The option that chooses the language of words, titles and captions.
struct LanguageOption: ParsableArguments {
  @Option(help: "The language of titles and words.")
  var language: Language = .english

  /// The words that ask for this language again; none for the default.
  var words: [String] {
    language == .english ? [] : ["--language", language.rawValue]
  }
}
