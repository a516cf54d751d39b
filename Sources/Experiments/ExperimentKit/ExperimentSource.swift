import Results
import SourceText

/// Where an experiment of the catalogue comes from: a type of this program, or another program.
public protocol ExperimentSource: Sendable {
  /// The name that cells use.
  var name: String { get }
  /// What it computes, in one line.
  var summary: LocalizedText { get }
  /// The declared parameters.
  var parameters: [any ParameterDeclaration] { get }
  /// Parameters for the example in its help.
  var example: String { get }
  /// The kind of its result.
  var kind: CellResult.Kind { get }

  /// Takes parameters as they were written.
  ///
  /// - Throws: ``Rejection`` or ``Rejections`` for what does not go together; any error for a single parameter that cannot
  ///   stand, which ``CatalogueEntry`` then explains.
  func call(written entries: [YAMLNode.Entry]) throws -> any ExperimentCall
}

/// An experiment with its decoded parameters; equal calls give equal results.
public protocol ExperimentCall: Sendable, Hashable {
  /// Computes the result.
  func result() async throws -> CellResult
}

/// A type of this program as a source of experiments.
struct ExperimentType<Declared: Experiment>: ExperimentSource {
  var name: String { Declared.about.name }
  var summary: LocalizedText { Declared.about.summary }
  var parameters: [any ParameterDeclaration] { Declared.signature.parameters }
  var example: String { Declared.about.example }
  var kind: CellResult.Kind { Declared.kind }

  func call(written entries: [YAMLNode.Entry]) throws -> any ExperimentCall {
    Call(experiment: try Declared.signature.made(of: entries))
  }

  private struct Call: ExperimentCall {
    let experiment: Declared

    func result() async throws -> CellResult { try await experiment.run().cellResult }
  }
}
