import Results
import SourceText

/// An experiment with its parameters, ready to run.
///
/// It is a class, since a plan passes it on without copying what the experiment holds.
public final class PreparedExperiment: Sendable {
  private let call: any ExperimentCall
  private let entries: [YAMLNode.Entry]
  /// Whether its parameters name files, so that what was written does not say all that the result depends on.
  public let holdsFiles: Bool

  /// Takes an experiment and the parameters as they were written.
  init(_ call: any ExperimentCall, _ entries: [YAMLNode.Entry], holdsFiles: Bool) {
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
    func same<Left: ExperimentCall>(_ left: Left, _ right: any ExperimentCall) -> Bool { left == right as? Left }
    return same(call, other.call)
  }
}
