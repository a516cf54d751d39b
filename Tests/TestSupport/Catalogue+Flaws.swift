import ExperimentKit
import Foundation
import Results
import SourceText

extension Catalogue {
  /// Returns the experiment names in the source files of a folder such as `Sources/Course/NumberExperiments`, sorted.
  public static func namesDeclared(in folder: String) throws -> [String] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = tests.appending(path: "../../\(folder)").standardizedFileURL.path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
        .matches(of: /static let \w+ = About\(\s*"(.+?)"/)
        .map { String($0.output.1) }
    }.sorted()
  }

  /// Returns the flaws of an experiment, whatever it computes; tests expect none.
  ///
  /// - Names and identifiers must be in kebab-case.
  /// - A parameter must occur once, take the values that it declares, and take its default.
  /// - Words must be in each language.
  /// - The JSON Schema must be valid and agree with the parameters.
  /// - The example must run, return a result, and return the same result the second time.
  public func flaws(of name: String) async throws -> [String] {
    guard let entry = self[name] else { return ["there is no such experiment"] }
    return try schemaFlaws(of: name) + Self.flawsOfNames(entry) + entry.parameters.flatMap(\.flaws)
      + Self.flawsOfWords(entry)
      + (try await flawsOfExample(entry))
  }

  private static func flawsOfNames(_ entry: CatalogueEntry) -> [String] {
    let parts = entry.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let words = (parts + entry.parameters.map(\.name)).filter { !isKebabCase($0) }
    let names = entry.parameters.map(\.name)
    let twice = names.indices.filter { names[..<$0].contains(names[$0]) }.map { "`\(names[$0])` stands twice" }
    return words.map { "`\($0)` is not kebab-case" } + twice
      + (parts.count == 2 ? [] : ["the name is not `topic.experiment`"])
  }

  private static func flawsOfWords(_ entry: CatalogueEntry) -> [String] {
    let sentences = [entry.summary] + entry.parameters.map(\.help)
    let texts = sentences + entry.parameters.map(\.allowed)
    return texts.filter { !$0.en.allSatisfy { $0.isASCII || $0 == "…" } || $0.en.isEmpty }.map {
      "not English: \($0.en)"
    }
      + texts.filter { $0.ja.isEmpty || $0.ja == $0.en }.map { "not Japanese: \($0.en)" }
      + sentences.filter { !$0.en.hasSuffix(".") || !$0.ja.hasSuffix("。") }.map { "no sentence: \($0.en)" }
  }

  private func flawsOfExample(_ entry: CatalogueEntry) async throws -> [String] {
    let (first, second) = (try example(entry), try example(entry))
    let result = try await first.run()
    var flaws: [String] = []
    if !first.isSame(as: second) { flaws.append("the same parameters make another experiment") }
    if try await second.run() != result { flaws.append("the example gives something else the second time") }
    if result.kind != entry.kind { flaws.append("the example is of another kind than declared") }
    if Language.allCases.contains(where: { result.text($0).isEmpty }) { flaws.append("the example gives nothing") }
    guard case .table(let table) = result else { return flaws }
    if table.rows.isEmpty || !table.rows.allSatisfy({ $0.count == table.columns.count }) {
      flaws.append("rows are missing, or of another length than the columns")
    }
    if Set(table.ids).count < table.ids.count { flaws.append("two columns have one id") }
    return flaws + table.ids.filter { !Self.isKebabCase($0) }.map { "the column `\($0)` is not kebab-case" }
  }

  private static func isKebabCase(_ word: String) -> Bool {
    word.wholeMatch(of: /[a-z]+[a-z0-9]*(-[a-z0-9]+)*/) != nil
  }
}
