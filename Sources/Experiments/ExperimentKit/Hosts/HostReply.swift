import Results
import SourceText

/// A reply of a host, on one line.
///
/// Every request except `cancel` has one reply, after any number of progress reports.
package enum HostReply: HostMessage, Sendable {
  /// The experiments.
  case catalogue([ExperimentDescription])
  /// The version of the protocol that the host uses, if it differs from ours.
  case otherVersion(Int)
  /// The result of an experiment.
  case result(CellResult)
  /// The reasons that parameters are not valid.
  case rejected([HostRejection])
  /// The reason that the experiment has no result.
  case failed(Failure)
  /// The part that this machine lacks for the experiment.
  case unavailable(Message)
  /// The run was canceled.
  case cancelled
  /// The number of steps that are done, and of all steps.
  case progress(done: Int, total: Int)

  /// The reason that an experiment has no result.
  package struct Failure: Codable, Sendable {
    package var message: Message
    package var help: Message?
  }

  private struct Steps: Codable {
    var done: WholeNumber
    var total: WholeNumber
  }

  private enum CodingKeys: CodingKey {
    case version, catalogue, result, rejected, failed, unavailable, cancelled, progress
  }

  /// Reads a reply; of a reply in another version of the protocol, only the version.
  package init(from decoder: any Decoder) throws {
    let reply = try decoder.container(keyedBy: CodingKeys.self)
    let version = try reply.decodeIfPresent(WholeNumber.self, forKey: .version)?.value ?? HostRequest.version
    if version != HostRequest.version {
      guard version > 0 else { throw reply.error("is less than 1", .version) }
      self = .otherVersion(version)
    } else if let catalogue = try reply.decodeIfPresent([ExperimentDescription].self, forKey: .catalogue) {
      _ = try reply.decode(WholeNumber.self, forKey: .version)
      self = .catalogue(catalogue)
    } else if let result = try reply.decodeIfPresent(CellResult.self, forKey: .result) {
      self = .result(result)
    } else if let rejections = try reply.decodeIfPresent([HostRejection].self, forKey: .rejected) {
      guard !rejections.isEmpty else { throw reply.error("is empty", .rejected) }
      self = .rejected(rejections)
    } else if let failure = try reply.decodeIfPresent(Failure.self, forKey: .failed) {
      self = .failed(failure)
    } else if let reason = try reply.decodeIfPresent(Message.self, forKey: .unavailable) {
      self = .unavailable(reason)
    } else if reply.contains(.cancelled) {
      self = .cancelled
    } else if let steps = try reply.decodeIfPresent(Steps.self, forKey: .progress) {
      self = .progress(done: steps.done.value, total: steps.total.value)
    } else {
      throw DecodingError.error("is not a reply", at: decoder.codingPath)
    }
  }

  /// Writes the reply.
  package func encode(to encoder: any Encoder) throws {
    var reply = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .catalogue(let experiments):
      try reply.encode(WholeNumber(HostRequest.version), forKey: .version)
      try reply.encode(experiments, forKey: .catalogue)
    case .otherVersion(let version): try reply.encode(WholeNumber(version), forKey: .version)
    case .result(.diagnostics(let diagnostics)):
      let kind = CellResult.diagnostics(diagnostics).kind.transcript
      try reply.encode(Failure(message: "A host cannot return \(kind)."), forKey: .failed)
    case .result(let result): try reply.encode(result, forKey: .result)
    case .rejected(let rejections): try reply.encode(rejections, forKey: .rejected)
    case .failed(let failure): try reply.encode(failure, forKey: .failed)
    case .unavailable(let reason): try reply.encode(reason, forKey: .unavailable)
    case .cancelled: try reply.encode([String: String](), forKey: .cancelled)
    case .progress(let done, let total):
      try reply.encode(Steps(done: WholeNumber(done), total: WholeNumber(total)), forKey: .progress)
    }
  }
}
