import ExperimentKit
import Processes
import SourceText
import TimeLimits

extension HostError {
  /// The error of an experiment of this program that crashed or did not end; nil if it did not cause the error.
  var failureOfOwnProgram: ExperimentError? {
    switch self {
    case .ended(.signaled(let signal), let lastWords):
      let reason = lastWords.flatMap { $0.linesOfText.last }.flatMap(Self.reason)
      return ExperimentError(
        reason.map { "The experiment traps: \($0)." } ?? "The experiment was terminated by signal \(signal).",
        help: "This is an error in the experiment. Please report it, with these parameters. Other values may work.")
    case .timedOut(let limit):
      return ExperimentError("The experiment timed out after \(limit.timeLimitText).", help: "Choose smaller values.")
    default: return nil
    }
  }

  /// Returns the reason of a trap from the line in which Swift reports it; nil for another line.
  private static func reason(_ line: String) -> Message? {
    guard let start = line.firstRange(of: "Fatal error: ")?.upperBound else { return nil }
    return Message(verbatim: String(line[start...]))
  }
}
