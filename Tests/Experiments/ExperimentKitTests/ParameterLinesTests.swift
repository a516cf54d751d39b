import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

/// An experiment that counts the lines of a text.
private struct LineCount: Experiment {
  static let about = About("lines.count", en: "Counts lines.", ja: "行を数える。")
  static let text = Parameter("text", .lines, help: LocalizedText(en: "The text.", ja: "文字列。"))
  static let word = Parameter("word", .text, default: "a", help: LocalizedText(en: "A word.", ja: "単語。"))
  static let signature = Signature(Self.init, text, word)

  let text: String
  let word: String

  func run() -> Lines {
    Lines(text.split(separator: "\n", omittingEmptySubsequences: false).map { LocalizedText(String($0)) })
  }
}

@Suite("Parameters of several lines")
struct ParameterLinesTests {
  private let catalogue = Catalogue([LineCount.self])

  @Test("A declared parameter accepts the lines of a block")
  func block() async throws {
    #expect(
      try await catalogue.run("lines.count", "text: |\n  a\n\n    b").text(.english) == ["a", "", "  b"])
  }

  @Test("Other parameters accept one line, and none accepts another control character")
  func others() throws {
    #expect(
      try catalogue.refusals("lines.count", "text: a\nword: |\n  a\n  b")
        == [
          "cell:2: The parameter `word` contains a line end or another control character: \"a\\nb\". Write the text on one line."
        ])
    #expect(try catalogue.refusals("lines.count", "text: \"a\\u0007\"").count == 1)
  }
}
