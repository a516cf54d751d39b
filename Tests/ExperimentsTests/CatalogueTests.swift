import TestSupport
import ExperimentKit
import Experiments
import Foundation
import Results
import SourceText
import Testing

@Suite("The catalogue of the experiments")
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = tests.appending(path: "../../Sources/Experiments").standardizedFileURL.path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    let declared = try files.flatMap { file in
      try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8).matches(of: /static let name = "(.+)"/)
        .map { String($0.output.1) }
    }
    #expect(declared.count > 10)
    #expect(Catalogue.standard.entries.map(\.name) == declared.sorted())
  }

  @Test("Names and ids are kebab-case", arguments: Catalogue.standard.entries.map(\.name))
  func namesAreKebabCase(name: String) async throws {
    let entry = try #require(Catalogue.standard[name])
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    #expect(parts.count == 2)
    for word in parts + entry.parameters.map(\.name) { #expect(Self.isKebabCase(word), "\(word)") }
    if case .table(let table) = try await Catalogue.standard.example(entry).run() {
      for id in table.ids { #expect(Self.isKebabCase(id), "\(id)") }
      #expect(Set(table.ids).count == table.ids.count)
    }
  }

  @Test("Everything is told in both languages", arguments: Catalogue.standard.entries.map(\.name))
  func isToldInBothLanguages(name: String) throws {
    let entry = try #require(Catalogue.standard[name])
    let texts = [entry.summary] + entry.parameters.flatMap { [$0.help, $0.allowed] }
    for text in texts {
      #expect(text.en.allSatisfy { $0.isASCII || $0 == "…" } && !text.en.isEmpty, "\(text.en)")
      #expect(!text.ja.isEmpty && text.ja != text.en, "\(text.en)")
    }
    #expect(entry.summary.en.hasSuffix(".") && entry.summary.ja.hasSuffix("。"))
    #expect(entry.parameters.allSatisfy { $0.help.en.hasSuffix(".") && $0.help.ja.hasSuffix("。") })
  }

  @Test("The example runs, and gives the same twice", arguments: Catalogue.standard.entries.map(\.name))
  func exampleRuns(name: String) async throws {
    let entry = try #require(Catalogue.standard[name])
    let (first, second) = (try Catalogue.standard.example(entry), try Catalogue.standard.example(entry))
    #expect(first.isSame(as: second))
    let result = try await first.run()
    #expect(try await result == second.run())
    #expect(result.kind == entry.kind)
    for language in Language.allCases { #expect(!result.text(language).isEmpty) }
    if case .table(let table) = result {
      #expect(!table.rows.isEmpty && table.rows.allSatisfy { $0.count == table.columns.count })
    }
  }

  @Test("Other parameters make another experiment")
  func parametersTellExperimentsApart() throws {
    let five = try prepare("integer.table", "encoding: unsigned").get()
    #expect(five.isSame(as: try prepare("integer.table", "{bits: 5, encoding: unsigned, fold: 1}").get()))
    #expect(!five.isSame(as: try prepare("integer.table", "{encoding: unsigned, bits: 6}").get()))
    #expect(!five.isSame(as: try prepare("integer.table", "{encoding: unsigned, fold: 4}").get()))
    #expect(!five.isSame(as: try prepare("integer.negation", "encoding: unsigned").get()))
  }

  private static func isKebabCase(_ word: String) -> Bool {
    word.wholeMatch(of: /[a-z]+[a-z0-9]*(-[a-z0-9]+)*/) != nil
  }
}
