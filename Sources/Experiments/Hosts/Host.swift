import ExperimentKit
import Results
import SourceText

/// A declared host, started when it is first needed and again after it has ended by mistake.
///
/// It answers one request at a time, so that an error is that of one experiment alone.
actor Host {
  let declaration: HostDeclaration
  /// After so many answers in a row that did not come in time it is asked no more.
  static let mostTimeouts = 3

  nonisolated let program: HostProgram.Found
  private let folder: String
  private var connection: HostConnection?
  private var catalogue: Result<[ExperimentDescription], any Error>?
  private var timeouts = 0
  /// How often its program was started.
  private(set) var starts = 0
  /// A moment before it was started.
  private var lastStart: FileTime?
  private var isBusy = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(_ declaration: HostDeclaration, program: HostProgram.Found, folder: String) {
    self.declaration = declaration
    self.program = program
    self.folder = folder
  }

  /// The experiments of its topics.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` where its program is missing, else ``ExperimentKit/ExperimentError``;
  ///   the same each time.
  func experiments() async throws -> [ExperimentDescription] {
    if let catalogue { return try catalogue.get() }
    return try await inTurn {
      if let catalogue { return try catalogue.get() }
      do {
        let experiments = try await translating { try await started().experiments }
        catalogue = .success(experiments)
        return experiments
      } catch {
        catalogue = .failure(error)
        throw error
      }
    }
  }

  /// Runs an experiment.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` or ``ExperimentKit/Unavailable``, or rejections that name lines of the
  ///   parameters.
  func run(_ experiment: String, _ parameters: [YAMLNode.Entry]) async throws -> CellResult {
    try await inTurn {
      let request = HostRequest.run(experiment: experiment, parameters: parameters.wire)
      let reply = try await translating { try await answer(to: request) }
      switch reply {
      case .result(let result): return result
      case .rejected(let rejections): throw Rejections(rejections.map { $0.rejection(in: parameters) })
      case .unavailable(let reason): throw Unavailable(reason.withoutControls)
      case .failed(let failure):
        throw ExperimentError(failure.message.withoutControls, help: failure.help?.withoutControls)
      case .catalogue, .otherVersion, .cancelled, .progress:
        throw HostError.otherReply(to: "run").failure(of: declaration)
      }
    }
  }

  /// The answer to a request to run.
  ///
  /// A program that has answered before may end, or say too much, because of what it did then: a request that meets with
  /// that is asked once more of a program that was just started, so that no cell pays for the one before it.
  private func answer(to request: HostRequest) async throws -> HostReply {
    guard timeouts < Self.mostTimeouts else { throw HostError.givenUp(timeouts) }
    let watcher = Progress.watcher
    while true {
      var isUsed = false
      do {
        let connection = try await started().connection
        isUsed = connection.hasRun
        let reply = try await connection.ask(request, within: declaration.timeLimit) { watcher?.report($0, of: $1) }
        timeouts = 0
        return reply
      } catch HostError.timedOut(let limit) {
        timeouts += 1
        throw HostError.timedOut(limit)
      } catch let problem as HostError {
        timeouts = 0
        guard isUsed, !Task.isCancelled else { throw problem }
      }
    }
  }

  /// Takes it as told what experiments it has.
  func assume(_ experiments: [ExperimentDescription]) {
    if catalogue == nil { catalogue = .success(experiments) }
  }

  /// What its results depend on; nil if it does not run, was started more than once, or says too little of itself.
  func evidence() -> HostEvidence? {
    guard declaration.dependsOn != nil, starts == 1, let lastStart, let connection, !connection.hasEnded,
      let process = connection.processIdentifier, case .program(let path) = program,
      case .success(let experiments)? = catalogue
    else { return nil }
    return HostEvidence(declaration, in: folder, program: path, process: process, start: lastStart, experiments)
  }

  /// Ends the program, if it runs.
  func finish() async {
    await connection?.finish()
    connection = nil
  }

  /// The running program and what it offers.
  ///
  /// - Throws: a ``HostError``, or ``ExperimentKit/Unavailable`` where the program is missing.
  private func started() async throws -> (connection: HostConnection, experiments: [ExperimentDescription]) {
    if let connection, !connection.hasEnded, case .success(let experiments)? = catalogue {
      return (connection, experiments)
    }
    let path: String
    switch program {
    case .program(let found): path = found
    case .notExecutable:
      throw HostError.didNotStart("`\(declaration.command[0])` is no program that can be executed")
    case .missing: throw Unavailable(missing)
    }
    lastStart = .now
    starts += 1
    let connection = try HostConnection(path: path, arguments: Array(declaration.command.dropFirst()), in: folder)
    let reply = try await connection.ask(.catalogue(version: HostRequest.version), within: declaration.startLimit)
    if case .catalogue(let experiments) = reply {
      self.connection = connection
      return (connection, experiments)
    }
    await connection.finish()
    if case .otherVersion(let version) = reply { throw HostError.otherVersion(version) }
    throw HostError.otherReply(to: "catalogue")
  }

  private var missing: Message {
    let setUp = declaration.setUp.map { "; \($0)" } ?? ""
    return "the host `\(declaration.name)` is not here: there is no program `\(declaration.command[0])`\(setUp)"
  }

  /// Tells a problem as what an experiment throws.
  private func translating<Success>(_ step: () async throws -> Success) async throws -> Success {
    do {
      return try await step()
    } catch let problem as HostError {
      throw problem.failure(of: declaration)
    }
  }

  /// Waits until nothing else goes on, then does a step.
  private func inTurn<Success>(_ step: () async throws -> Success) async throws -> Success {
    if isBusy {
      await withCheckedContinuation { queue.append($0) }
    }
    isBusy = true
    defer {
      isBusy = !queue.isEmpty
      if isBusy { queue.removeFirst().resume() }
    }
    return try await step()
  }
}
