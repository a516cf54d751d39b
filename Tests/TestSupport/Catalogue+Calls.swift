import ExperimentKit
import Results
import SourceText

extension Catalogue {
  /// Returns an experiment with parameters as a lesson writes them, or the errors in the parameters.
  public func prepare(_ name: String, _ yaml: String) throws -> Result<PreparedExperiment, Findings> {
    guard let entry = self[name] else {
      throw Findings([Finding(Place(file: name), "No experiment has this name.")])
    }
    return entry.prepare(yaml: yaml, file: "cell")
  }

  /// A call that returns the result of an experiment.
  public var run: CatalogueCall<CellResult> { CatalogueCall(catalogue: self) { $0 } }

  /// A call that returns the table of an experiment.
  public var table: CatalogueCall<Table> {
    CatalogueCall(catalogue: self) { if case .table(let table) = $0 { table } else { nil } }
  }

  /// A call that returns the lines of an experiment, in English.
  public var lines: CatalogueCall<[String]> {
    CatalogueCall(catalogue: self) { if case .lines(let lines) = $0 { lines.texts(.english) } else { nil } }
  }

  /// A call that returns the figure of an experiment.
  public var figure: CatalogueCall<Figure> {
    CatalogueCall(catalogue: self) { if case .figure(let figure) = $0 { figure } else { nil } }
  }

  /// Returns the findings for parameters that an experiment refuses, as the reader sees them; empty if none is refused.
  public func refusals(_ name: String, _ yaml: String) throws -> [String] {
    switch try prepare(name, yaml) {
    case .success: []
    case .failure(let findings): findings.all.map(\.description)
    }
  }

  /// Returns the experiment of an entry's own example.
  public func example(_ entry: CatalogueEntry) throws -> PreparedExperiment {
    let lines = entry.exampleWords.map { $0.replacing("=", with: ": ", maxReplacements: 1) }
    return try prepare(entry.name, lines.joined(separator: "\n")).get()
  }
}

/// A call of an experiment, with parameters as a lesson writes them, that returns a result of one kind.
public struct CatalogueCall<Answer>: Sendable {
  let catalogue: Catalogue
  let answer: @Sendable (CellResult) -> Answer?

  /// Runs an experiment, and returns its result.
  public func callAsFunction(_ name: String, _ yaml: String = "") async throws -> Answer {
    guard let answer = answer(try await catalogue.prepare(name, yaml).get().run()) else {
      throw Finding(Place(file: "cell"), "\(name) gives a result of another kind")
    }
    return answer
  }
}

extension Table {
  /// The identifiers of the columns.
  public var ids: [String] {
    columns.map(\.id)
  }

  /// Returns the rows in one language, with `|` between their values.
  public func lines(_ language: Language = .english) -> [String] {
    rows.map { row in row.map { $0.text(language) }.joined(separator: "|") }
  }

  /// Returns the values of a column; empty if there is no such column.
  public func column(_ id: String, _ language: Language = .english) -> [String] {
    columns.firstIndex { $0.id == id }.map { index in rows.map { $0[index].text(language) } } ?? []
  }
}
