import SourceText

/// What an experiment is called, and what it computes.
///
/// The name is a literal, since the catalogue that is generated from the source files reads it there.
public struct About: Sendable, Hashable {
  /// The name that cells use: `topic.experiment`, lower case, kebab-case.
  public let name: String
  /// What it computes, in one line.
  public let summary: LocalizedText
  /// Parameters for the example in its help, such as `bits=5`; empty where none are needed.
  public let example: String

  /// Describes an experiment.
  ///
  /// - Parameters:
  ///   - name: the name that cells use.
  ///   - en: what it computes, as an English sentence.
  ///   - ja: the same as a Japanese sentence.
  ///   - example: parameters for the example in its help.
  public init(_ name: String, en: String, ja: String, example: String = "") {
    self.name = name
    summary = LocalizedText(en: en, ja: ja)
    self.example = example
  }
}
