import ExperimentKit
import LessonRunner
import SourceText

/// The name of an experiment and its parameters, as arguments of `lesson try`.
struct ExperimentArguments: Sendable {
  private let experiment: String
  private let parameters: [String]

  /// - Parameters:
  ///   - experiment: the name.
  ///   - parameters: the parameters, each as `key=value`.
  init(_ experiment: String, _ parameters: [String]) {
    (self.experiment, self.parameters) = (experiment, parameters)
  }

  /// Returns the experiment with its parameters.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - isApart: whether an experiment of this program is computed in another process.
  /// - Returns: the experiment.
  /// - Throws: ``SourceText/Findings`` for an unknown experiment and for errors in parameters.
  func prepared(_ session: Session, apart isApart: Bool) async throws -> PreparedExperiment {
    let entry = try await session.experiment(experiment, for: "lesson try", apart: isApart)
    let (entries, errors) = ParameterArguments.entries(parameters)
    let prepared = ParameterFiles.$current.withValue(session.folder.parameterFiles(of: "")) {
      entry.prepare(entries, line: 0, place: place)
    }
    switch prepared {
    case .success(let experiment) where errors.isEmpty: return experiment
    case .success: throw Findings(errors)
    case .failure(let findings): throw Findings(errors + findings.all)
    }
  }

  /// Returns the place of a parameter, counted from 1; 0 is for the command.
  func place(_ number: Int) -> Place {
    Place(file: number == 0 ? "lesson try \(experiment)" : parameters[number - 1].abbreviated)
  }
}
