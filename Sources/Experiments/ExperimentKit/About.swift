import SourceText

/// The name and the summary of an experiment.
///
/// The name is a literal because the generator of the catalog reads it in the source files.
public struct About: Sendable, Hashable {
  /// The name that cells use: `topic.experiment`, lower case, kebab-case.
  public let name: String
  /// The summary in one line: the result that the experiment computes.
  public let summary: LocalizedText
  /// Parameters for the example in its help, such as `bits=5`; empty if the experiment needs none.
  public let example: String

  /// Describes an experiment.
  ///
  /// - Parameters:
  ///   - name: the name that cells use.
  ///   - en: the summary as an English sentence.
  ///   - ja: the summary as a Japanese sentence.
  ///   - example: parameters for the example in its help.
  public init(_ name: String, en: String, ja: String, example: String = "") {
    self.name = name
    summary = LocalizedText(en: en, ja: ja)
    self.example = example
  }
}
