import ExperimentKit
import Results
import SourceText

/// A declared host, started when it is first needed and again after a crash.
///
/// It answers one request at a time, so that an error belongs to only one experiment.
actor Host {
  let declaration: HostDeclaration
  /// The number of timeouts in a row after which the host is no longer used.
  static let mostTimeouts = 3

  nonisolated let program: HostProgram.Found
  private let folder: String
  private var connection: HostConnection?
  private var catalogue: Result<[ExperimentDescription], any Error>?
  private var timeouts = 0
  /// The number of starts of the program.
  private(set) var starts = 0
  /// A moment before the program was started.
  private var lastStart: FileTime?
  private var isBusy = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(_ declaration: HostDeclaration, program: HostProgram.Found, folder: String) {
    self.declaration = declaration
    self.program = program
    self.folder = folder
  }

  /// Returns the experiments of its topics.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if its program is missing, otherwise ``ExperimentKit/ExperimentError``;
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

  /// Returns the answer to a request to run.
  ///
  /// A program that has answered before may end, or print too much, because of an earlier request. If that happens, the
  /// request is sent again to a new program, so that no cell fails because of the one before it.
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

  /// Sets the experiments of the host without asking it.
  func assume(_ experiments: [ExperimentDescription]) {
    if catalogue == nil { catalogue = .success(experiments) }
  }

  /// Returns the evidence of its results; nil if it does not run, was started more than once, or gives too little
  /// information.
  func evidence() -> HostEvidence? {
    guard declaration.dependsOn != nil, starts == 1, let lastStart, let connection, !connection.hasEnded,
      let process = connection.processIdentifier, case .program(let path) = program,
      case .success(let experiments)? = catalogue
    else { return nil }
    return HostEvidence(declaration, in: folder, program: path, process: process, start: lastStart, experiments)
  }

  /// Ends the program if it runs.
  func finish() async {
    await connection?.finish()
    connection = nil
  }

  /// Returns the running program and its experiments.
  ///
  /// - Throws: a ``HostError``, or ``ExperimentKit/Unavailable`` if the program is missing.
  private func started() async throws -> (connection: HostConnection, experiments: [ExperimentDescription]) {
    if let connection, !connection.hasEnded, case .success(let experiments)? = catalogue {
      return (connection, experiments)
    }
    let path: String
    switch program {
    case .program(let found): path = found
    case .notExecutable:
      throw HostError.didNotStart("`\(declaration.command[0])` is not an executable program")
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
    return "the host `\(declaration.name)` is missing: there is no program `\(declaration.command[0])`\(setUp)"
  }

  /// Translates an error to the error of an experiment.
  private func translating<Success>(_ step: () async throws -> Success) async throws -> Success {
    do {
      return try await step()
    } catch let problem as HostError {
      throw problem.failure(of: declaration)
    }
  }

  /// Waits until no other step runs, then does a step.
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
