import Results
import SourceText

/// An experiment with its parameters, ready to run.
///
/// It is a class so that a plan passes it on without copying the experiment.
public final class PreparedExperiment: Sendable {
  private let call: ExperimentCall
  private let entries: [YAMLNode.Entry]
  /// Whether the parameters name files, so that the result depends on more than the written parameters.
  public let holdsFiles: Bool

  /// Creates a prepared experiment from its call and its written parameters.
  init(_ call: ExperimentCall, _ entries: [YAMLNode.Entry], holdsFiles: Bool) {
    self.call = call
    self.entries = entries
    self.holdsFiles = holdsFiles
  }

  /// The script of the experiment's machine; nil for an experiment of another program or without a machine.
  package var script: MachineScript? { call.script }

  /// Computes the result.
  ///
  /// - Throws: the error of the experiment; most never throw. A ``Rejection`` is thrown as ``Rejections`` with known
  ///   lines.
  public func run() async throws -> CellResult {
    do {
      return try await call.result()
    } catch let rejection as Rejection {
      throw Rejections([rejection]).located(in: entries)
    } catch let rejections as Rejections {
      throw rejections.located(in: entries)
    }
  }

  /// Returns whether another experiment is the same and has the same decoded parameters.
  public func isSame(as other: PreparedExperiment) -> Bool {
    func same<Left: Hashable>(_ left: Left, _ right: Any) -> Bool { left == right as? Left }
    return same(call.identity, other.call.identity)
  }
}

/// The script of an experiment whose machine readers can walk through.
package struct MachineScript: Sendable {
  /// The name of the parameter that is the script.
  package let parameter: String
  /// A function that returns the place after some of the events.
  package let place: @Sendable (Int) -> MachinePlace

  init<Walked: WalkedExperiment>(_ experiment: Walked) {
    parameter = Walked.script
    place = { experiment.place(after: $0) }
  }
}

/// An experiment with its decoded parameters; calls are the same if their identities are equal.
struct ExperimentCall: Sendable {
  let identity: any Hashable & Sendable
  /// A function that computes the result.
  let result: @Sendable () async throws -> CellResult
  /// The script of a machine; nil for an experiment without one.
  var script: MachineScript?
}
