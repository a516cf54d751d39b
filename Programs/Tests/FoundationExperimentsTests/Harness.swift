import ExperimentKit
import FoundationExperiments
import Results
import SourceText
import TestSupport

/// An experiment of this catalogue with parameters as a lesson writes them, or what is wrong with these.
func prepare(_ name: String, _ yaml: String) throws -> Result<PreparedExperiment, Findings> {
  try Catalogue.foundation.prepare(name, yaml)
}

/// The result of an experiment.
func run(_ name: String, _ yaml: String = "") async throws -> CellResult {
  try await Catalogue.foundation.run(name, yaml)
}

/// The table that an experiment gives.
func table(_ name: String, _ yaml: String = "") async throws -> Table {
  try await Catalogue.foundation.table(name, yaml)
}

/// The findings that refuse an experiment's parameters, as the reader sees them; empty if they are taken.
func refusals(_ name: String, _ yaml: String) throws -> [String] {
  try Catalogue.foundation.refusals(name, yaml)
}
