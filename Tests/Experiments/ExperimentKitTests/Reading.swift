import ExperimentKit
import Results
import SourceText
import Testing

/// Returns the entries of a text, whose first line is line 5 of the file.
func entries(_ text: String) throws -> [YAMLNode.Entry] {
  let (root, findings) = YAMLParser.parse(text, file: "a.md", firstLine: 5)
  try #require(findings.isEmpty)
  guard case .mapping(let entries) = try #require(root).content else { return [] }
  return entries
}

/// Returns an experiment, called on line 4 of a file, with its parameters.
func prepare(_ type: any Experiment.Type, _ text: String) throws -> Result<PreparedExperiment, Findings> {
  try CatalogueEntry(type).prepare(text.isEmpty ? [] : entries(text), line: 4) { Place(file: "a.md", line: $0) }
}

/// Returns the result of an experiment, or the lines of its findings.
func outcome(_ type: any Experiment.Type, _ text: String) async throws -> [String] {
  switch try prepare(type, text) {
  case .success(let prepared): try await prepared.run().text(.english)
  case .failure(let findings): findings.all.map(\.description)
  }
}
