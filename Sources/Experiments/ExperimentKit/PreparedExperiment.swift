import Results
import SourceText

/// An experiment with its parameters, ready to run.
///
/// It is a class, since a plan passes it on without copying what the experiment holds.
public final class PreparedExperiment: Sendable {
  private let call: ExperimentCall
  private let entries: [YAMLNode.Entry]
  /// Whether its parameters name files, so that what was written does not say all that the result depends on.
  public let holdsFiles: Bool

  /// Takes an experiment and the parameters as they were written.
  init(_ call: ExperimentCall, _ entries: [YAMLNode.Entry], holdsFiles: Bool) {
    self.call = call
    self.entries = entries
    self.holdsFiles = holdsFiles
  }

  /// Computes the result.
  ///
  /// - Throws: what the experiment throws; most never do. A ``Rejection`` comes as ``Rejections`` whose lines are known.
  public func run() async throws -> CellResult {
    do {
      return try await call.result()
    } catch let rejection as Rejection {
      throw Rejections([rejection]).located(in: entries)
    } catch let rejections as Rejections {
      throw rejections.located(in: entries)
    }
  }

  /// Whether another experiment is the same and has the same decoded parameters.
  public func isSame(as other: PreparedExperiment) -> Bool {
    func same<Left: Hashable>(_ left: Left, _ right: Any) -> Bool { left == right as? Left }
    return same(call.identity, other.call.identity)
  }
}

/// An experiment with its decoded parameters; calls are the same where their identities are equal.
struct ExperimentCall: Sendable {
  let identity: any Hashable & Sendable
  /// Computes the result.
  let result: @Sendable () async throws -> CellResult
}
