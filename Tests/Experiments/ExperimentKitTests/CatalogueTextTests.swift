import ExperimentKit
import Results
import SourceText
import Testing

@Suite("An experiment as text")
struct CatalogueTextTests {
  /// An experiment that repeats its words.
  private struct Words: Experiment {
    static let about = About("words.lines", en: "Words.", ja: "Words.")
    static let times = Parameter("times", .integer(1...3), default: 1, help: "How often.")
    static let signature = Signature(Self.init, times)

    let times: Int

    func run() -> Lines { Lines(Array(repeating: LocalizedText(en: "yes", ja: "はい"), count: times)) }
  }

  private let catalogue = Catalogue([Words.self])

  @Test("The parameters of the text are YAML, and its words are in a language")
  func text() async throws {
    #expect(try await catalogue.text("words.lines") == "yes")
    #expect(try await catalogue.text("words.lines", "times: 2", language: .japanese) == "はい\nはい")
  }

  @Test(
    "An error is thrown with the allowed values",
    arguments: [
      ("words.line", "", "words.line: There is no experiment `words.line`. Did you mean `words.lines`?"),
      (
        "words.lines", "times: 9",
        "words.lines:1: The parameter `times` cannot be `9`. It takes a whole number from 1 to 3."
      ),
      (
        "words.lines", "- 1",
        "words.lines:1: This is not a list of parameters: [1]. Write each parameter on its own line: `key: value`."
      ),
      (
        "words.lines", "time: 1",
        "words.lines:1: `words.lines` has no parameter `time`. Did you mean `times`? The parameters are: `times`."
      ),
    ])
  func error(_ name: String, _ parameters: String, _ message: String) async {
    let error = await #expect(throws: Findings.self) { try await catalogue.text(name, parameters) }
    #expect(error?.description == message)
  }
}
