import ExperimentKit
import Processes
import SourceText
import TimeLimits

/// Why a host gave no answer.
package enum HostError: Error, Sendable, Hashable {
  /// It could not be started, for this reason.
  case didNotStart(String)
  /// It speaks this version of the protocol, which is newer than ours.
  case newerVersion(Int)
  /// It did not answer in time.
  case timedOut(Duration)
  /// It did not answer in time so many times in a row.
  case givenUp(Int)
  /// It ended, by a signal or with a status; the last line that it wrote to standard error.
  case ended(String, lastWords: String?)
  /// It wrote a line that means nothing.
  case nonsense(String, line: String)
  /// It answered a request with a reply to another.
  case otherReply(to: String)
  /// It wrote more than it may.
  case flood(String)

  /// Why a program that ended gave none.
  init(_ ending: ProcessEnding) {
    switch ending {
    case .didNotStart(let reason): self = .didNotStart(reason)
    case .ended(let how, let lastWords): self = .ended(how, lastWords: lastWords)
    }
  }

  /// The problem as what an experiment throws.
  func failure(of host: HostDeclaration) -> ExperimentError {
    let name = "The host `\(host.name)`"
    switch self {
    case .didNotStart(let reason):
      return ExperimentError(
        "\(name) could not be started: \(reason).",
        help: "Try `command` of \(host.place) in a shell; a script needs `chmod +x`.")
    case .newerVersion(let version):
      return ExperimentError(
        "\(name) speaks version \(version) of the protocol; this `lesson` speaks up to \(HostRequest.version).",
        help: "Update `lesson`, or use an older host.")
    case .timedOut(let limit):
      return ExperimentError(
        "\(name) did not answer within \(limit.timeLimitText) and was ended.",
        help: "If it needs longer, write `time-limit` or `start-limit` at \(host.place).")
    case .givenUp(let count):
      return ExperimentError(
        "\(name) is asked no more, since \(count) answers in a row did not come in time.",
        help: "See what is said of the cells above.")
    case .ended(let how, let lastWords):
      let words = lastWords.map { " Its last words: \($0)" } ?? ""
      return ExperimentError("\(name) \(how) before it answered.\(words)")
    case .nonsense(let problem, let line):
      return ExperimentError(
        "\(name) wrote `\(line)`, which is no reply: \(problem).",
        help: "`HOSTS.md` describes the replies; whatever else it prints belongs on standard error.")
    case .otherReply(let request):
      return ExperimentError(
        "\(name) answered `\(request)` with a reply to another request.", help: "`HOSTS.md` describes the replies.")
    case .flood(let what):
      return ExperimentError("\(name) wrote \(what), which is more than it may, and was ended.")
    }
  }
}
