import ExperimentKit
import Experiments
import Results
import SourceText
import Testing

/// An experiment of the standard catalogue with parameters as a lesson writes them, or what is wrong with these.
func prepare(_ name: String, _ yaml: String) throws -> Result<PreparedExperiment, Findings> {
  let entry = try #require(Catalogue.standard[name], "no experiment is called \(name)")
  let (root, findings) = YAMLParser.parse(yaml, file: "cell")
  #expect(findings.isEmpty)
  var entries: [YAMLNode.Entry] = []
  if let root, !root.isEmpty {
    guard case .mapping(let written) = root.content else {
      throw Findings([Finding(Place(file: "cell"), "no mapping")])
    }
    entries = written
  }
  return entry.prepare(entries, line: 1) { Place(file: "cell", line: $0) }
}

/// The result of an experiment.
func run(_ name: String, _ yaml: String = "") throws -> CellResult {
  try prepare(name, yaml).get().run()
}

/// The table that an experiment gives.
func table(_ name: String, _ yaml: String = "") throws -> Table {
  guard case .table(let table) = try run(name, yaml) else {
    throw Findings([Finding(Place(file: "cell"), "\(name) gives no table")])
  }
  return table
}

/// The findings that refuse an experiment's parameters, as the reader sees them; empty if they are taken.
func refusals(_ name: String, _ yaml: String) throws -> [String] {
  switch try prepare(name, yaml) {
  case .success: []
  case .failure(let findings): findings.all.map(\.description)
  }
}

extension Table {
  /// The ids of the columns.
  var ids: [String] {
    columns.map(\.id)
  }

  /// The rows in one language, their values joined by `|`.
  func lines(_ language: Language = .english) -> [String] {
    rows.map { row in row.map { $0.text(language) }.joined(separator: "|") }
  }

  /// The values of a column.
  func column(_ id: String, _ language: Language = .english) -> [String] {
    columns.firstIndex { $0.id == id }.map { index in rows.map { $0[index].text(language) } } ?? []
  }
}
