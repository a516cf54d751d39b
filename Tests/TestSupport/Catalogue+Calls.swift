import ExperimentKit
import Results
import SourceText

extension Catalogue {
  /// An experiment with parameters as a lesson writes them, or what is wrong with these.
  public func prepare(_ name: String, _ yaml: String) throws -> Result<PreparedExperiment, Findings> {
    guard let entry = self[name] else {
      throw Findings([Finding(Place(file: name), "No experiment has this name.")])
    }
    return entry.prepare(yaml: yaml, file: "cell")
  }

  /// The result of an experiment.
  public func run(_ name: String, _ yaml: String = "") async throws -> CellResult {
    try await prepare(name, yaml).get().run()
  }

  /// The table that an experiment gives.
  public func table(_ name: String, _ yaml: String = "") async throws -> Table {
    guard case .table(let table) = try await run(name, yaml) else {
      throw Findings([Finding(Place(file: "cell"), "\(name) gives no table")])
    }
    return table
  }

  /// The lines that an experiment gives, in English.
  public func lines(_ name: String, _ yaml: String = "") async throws -> [String] {
    guard case .lines(let lines) = try await run(name, yaml) else {
      throw Findings([Finding(Place(file: "cell"), "\(name) gives no lines")])
    }
    return lines.texts(.english)
  }

  /// The findings that refuse an experiment's parameters, as the reader sees them; empty if they are taken.
  public func refusals(_ name: String, _ yaml: String) throws -> [String] {
    switch try prepare(name, yaml) {
    case .success: []
    case .failure(let findings): findings.all.map(\.description)
    }
  }

  /// The experiment of an entry's own example.
  public func example(_ entry: CatalogueEntry) throws -> PreparedExperiment {
    let lines = entry.exampleWords.map { $0.replacing("=", with: ": ", maxReplacements: 1) }
    return try prepare(entry.name, lines.joined(separator: "\n")).get()
  }
}

extension Table {
  /// The ids of the columns.
  public var ids: [String] {
    columns.map(\.id)
  }

  /// The rows in one language, their values joined by `|`.
  public func lines(_ language: Language = .english) -> [String] {
    rows.map { row in row.map { $0.text(language) }.joined(separator: "|") }
  }

  /// The values of a column.
  public func column(_ id: String, _ language: Language = .english) -> [String] {
    columns.firstIndex { $0.id == id }.map { index in rows.map { $0[index].text(language) } } ?? []
  }
}
