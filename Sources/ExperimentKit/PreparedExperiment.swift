import Results
import SourceText

/// An experiment with its parameters, ready to run.
public struct PreparedExperiment: Sendable {
  private let experiment: any Experiment
  private let entries: [YAMLNode.Entry]

  /// Takes an experiment and the parameters as they were written.
  init(_ experiment: any Experiment, _ entries: [YAMLNode.Entry]) {
    self.experiment = experiment
    self.entries = entries
  }

  /// Computes the result.
  ///
  /// - Throws: what the experiment throws; most never do. A ``Rejection`` comes as ``Rejections`` whose lines are known.
  public func run() async throws -> CellResult {
    func result(_ experiment: some Experiment) async throws -> CellResult { try await experiment.run().cellResult }
    do {
      return try await result(experiment)
    } catch let rejection as Rejection {
      throw Rejections([rejection]).located(in: entries)
    } catch let rejections as Rejections {
      throw rejections.located(in: entries)
    }
  }

  /// Whether another experiment is of the same type and has the same decoded parameters.
  public func isSame(as other: PreparedExperiment) -> Bool {
    func same<Left: Experiment>(_ left: Left, _ right: any Experiment) -> Bool { left == right as? Left }
    return same(experiment, other.experiment)
  }
}
