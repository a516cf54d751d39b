import Results

/// What a host answers, one line each; every request but `cancel` has one answer, after any number of reports of progress.
public enum HostReply: Sendable {
  /// The experiments, and the version of the protocol that the host speaks.
  case catalogue(version: Int, [ExperimentDescription])
  /// What an experiment gave.
  case result(CellResult)
  /// Why parameters cannot stand.
  case rejected([HostRejection])
  /// Why the experiment gave no result.
  case failed(message: String, help: String?)
  /// What this machine lacks for the experiment.
  case unavailable(String)
  /// The run was given up.
  case cancelled
  /// How many steps of all are done.
  case progress(done: Int, total: Int)

  /// The line of the reply to the request with this id.
  public func line(id: String) -> [UInt8] {
    var members: [String: JSONValue] = ["id": .string(id)]
    switch self {
    case .catalogue(let version, let experiments):
      members["version"] = .string("\(version)")
      members["catalogue"] = .array(experiments.map { $0.wire(version: version) })
    case .result(let result):
      guard let wire = result.wire else {
        return HostReply.failed(message: "A host cannot give \(result.kind.transcript).", help: nil).line(id: id)
      }
      members["result"] = wire
    case .rejected(let rejections): members["rejected"] = .array(rejections.map(\.wire))
    case .failed(let message, let help):
      var failure = ["message": JSONValue.string(message)]
      failure["help"] = help.map { .string($0) }
      members["failed"] = .object(failure)
    case .unavailable(let reason): members["unavailable"] = .string(reason)
    case .cancelled: members["cancelled"] = .object([:])
    case .progress(let done, let total):
      members["progress"] = .object(["done": .string("\(done)"), "total": .string("\(total)")])
    }
    return WireLine.bytes(.object(members))
  }

  /// Reads a line.
  ///
  /// A reply of a newer version of the protocol is read as far as its version alone.
  ///
  /// - Throws: ``WireError``.
  public static func read(_ line: [UInt8]) throws(WireError) -> (id: String, reply: HostReply) {
    let reader = WireReader(try WireLine.value(line))
    return (try reader["id"].text, try reply(reader))
  }

  private static func reply(_ reader: WireReader) throws(WireError) -> HostReply {
    if let version = try reader.member("version")?.number, !(1...HostRequest.version).contains(version) {
      guard version > 0 else { throw try reader["version"].mistake("is less than 1") }
      return .catalogue(version: version, [])
    }
    if let catalogue = try reader.member("catalogue") {
      let version = try reader["version"].number
      return .catalogue(
        version: version,
        try catalogue.list.map { reader throws(WireError) in try ExperimentDescription(reader, version: version) })
    }
    if let result = try reader.member("result") { return .result(try CellResult(result)) }
    if let rejected = try reader.member("rejected") {
      let rejections = try rejected.list.map { reader throws(WireError) in try HostRejection(reader) }
      guard !rejections.isEmpty else { throw rejected.mistake("is empty") }
      return .rejected(rejections)
    }
    if let failed = try reader.member("failed") {
      return .failed(message: try failed["message"].message, help: try failed.member("help")?.message)
    }
    if let reason = try reader.member("unavailable") { return .unavailable(try reason.message) }
    if try reader.member("cancelled") != nil { return .cancelled }
    if let progress = try reader.member("progress") {
      return .progress(done: try progress["done"].number, total: try progress["total"].number)
    }
    throw reader.mistake("is no reply")
  }
}
