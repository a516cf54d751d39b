import ExperimentKit
import Processes
import SourceText
import TimeLimits

/// The reason that a host did not answer.
package enum HostError: Error, Sendable, Hashable {
  /// A host that could not be started, for this reason.
  case didNotStart(Message)
  /// A host that uses this version of the protocol, which differs from ours.
  case otherVersion(Int)
  /// A host that timed out.
  case timedOut(Duration)
  /// A host that timed out the given times in a row.
  case givenUp(Int)
  /// A host that ended, by a signal or with a status, after these last lines on standard error.
  case ended(ProcessEnding.Manner, lastWords: String?)
  /// A host that wrote an invalid line.
  case nonsense(Message, line: String)
  /// A host that replied to a request with a reply to another one.
  case otherReply(to: String)
  /// A host that wrote more than allowed.
  case flood(Message)

  /// Creates the error of a program that ended.
  init(_ ending: ProcessEnding) {
    switch ending {
    case .didNotStart(let reason): self = .didNotStart(Message(verbatim: reason))
    case .ended(let how, let lastWords): self = .ended(how, lastWords: lastWords)
    }
  }

  /// Returns the problem as the error of an experiment.
  func failure(of host: HostDeclaration) -> ExperimentError {
    if host.isOwnProgram, let failure = failureOfOwnProgram { return failure }
    switch self {
    case .didNotStart(let reason):
      return ExperimentError(
        "The host `\(host.name)` could not be started: \(reason).",
        help: "Try `command` of \(host.place) in a shell; a script needs `chmod +x`.")
    case .otherVersion(let version):
      return ExperimentError(
        "The host `\(host.name)` uses version \(version) of the protocol; this `lesson` uses version \(HostRequest.version).",
        help: version > HostRequest.version ? "Update `lesson`, or use an older host." : "Update the host.")
    case .timedOut(let limit):
      return ExperimentError(
        "The host `\(host.name)` timed out after \(limit.timeLimitText) and was stopped.",
        help: "If it needs longer, add `time-limit` or `start-limit` at \(host.place).")
    case .givenUp(let count):
      return ExperimentError(
        "The host `\(host.name)` is no longer used: it timed out \(count) times in a row.",
        help: "See the errors of the cells above.")
    case .ended(let manner, let lastWords):
      let message: Message =
        switch manner {
        case .exited(let status): "The host `\(host.name)` exited with status \(status) before it answered."
        case .signaled(let signal): "The host `\(host.name)` was stopped by signal \(signal) before it answered."
        case .closedOutput: "The host `\(host.name)` closed its standard output before it answered."
        case .cancelled: "The host `\(host.name)` was canceled before it answered."
        }
      let lines = lastWords?.replacing("\n", with: " | ")
      return ExperimentError(message.followed(by: lines.map { "Its last output: \($0)" }))
    case .nonsense(let problem, let line):
      return ExperimentError(
        "The host `\(host.name)` wrote `\(line)`, which is not a valid reply: \(problem).",
        help: "`HOSTS.md` describes the replies. Write everything else to standard error.")
    case .otherReply(let request):
      return ExperimentError(
        "The host `\(host.name)` answered `\(request)` with the reply to another request.",
        help: "`HOSTS.md` describes the replies.")
    case .flood(let what):
      return ExperimentError("The host `\(host.name)` wrote \(what), which is more than allowed, and was stopped.")
    }
  }
}
