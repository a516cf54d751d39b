import CLibrary
import Dispatch
import Results
import SourceText
import Synchronization

/// The main loop of a host: a program that offers experiments to `lesson`.
///
///     import ExperimentKit
///
///     await ExperimentHost([Greeting.self]).run()
///
/// `HOSTS.md` describes the protocol, for hosts in other languages.
public struct ExperimentHost: Sendable {
  private let catalogue: Catalogue

  /// Creates a host that offers experiments.
  public init(_ types: [any Experiment.Type]) {
    self.init(Catalogue(types))
  }

  /// Creates a host that offers the experiments of a catalog.
  public init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Answers requests until standard input ends, and open ones for at most two seconds after that.
  ///
  /// The output of experiments to standard output is redirected to standard error, since standard output belongs to the
  /// protocol.
  public func run() async {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    signal(SIGPIPE, SIG_IGN)
    let writing = Mutex(())
    await answer(Self.lines(of: STDIN_FILENO)) { line in
      writing.withLock { _ in _ = writeAll(line, to: output) }
    }
  }

  /// Answers requests, several in parallel, until there are no more.
  func answer(_ lines: some AsyncSequence<[UInt8], Never>, write: @escaping @Sendable ([UInt8]) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      let runs = RunningRequests()
      for await line in lines {
        let (id, request): (String, HostRequest)
        do throws(WireError) {
          (id, request) = try HostRequest.read(line)
        } catch {
          write(HostReply.failed(HostReply.Failure(message: "This is not a request: \(error).")).line(id: ""))
          continue
        }
        switch request {
        case .catalogue:
          write(HostReply.catalogue(catalogue.entries.map(\.description)).line(id: id))
        case .run(let experiment, let parameters):
          let run = Task {
            await Progress.$watcher.withValue(
              Progress.Watcher { write(HostReply.progress(done: $0, total: $1).line(id: id)) }
            ) {
              await reply(experiment, parameters)
            }
          }
          runs.add(run, id)
          group.addTask {
            let reply = await run.value
            if runs.remove(id) { write(reply.line(id: id)) }
          }
        case .cancel:
          if runs.cancel(id) { write(HostReply.cancelled.line(id: id)) }
        }
      }
    }
  }

  private func reply(_ experiment: String, _ parameters: [String: JSONValue]) async -> HostReply {
    func failed(_ message: Message, help: Message? = nil) -> HostReply { .failed(.init(message: message, help: help)) }
    guard let entry = catalogue[experiment] else {
      return failed("There is no experiment `\(experiment)`.", help: catalogue.help(forUnknown: experiment))
    }
    let parameters = WireParameters(parameters)
    func place(_ line: Int) -> Place { Place(file: "", line: line) }
    func rejected(_ findings: Findings) -> HostReply {
      .rejected(findings.all.map { HostRejection($0, in: parameters) })
    }
    do {
      switch entry.prepare(parameters.entries, line: 0, place: place) {
      case .success(let experiment): return .result(try await experiment.run())
      case .failure(let findings): return rejected(findings)
      }
    } catch let rejections as Rejections {
      return rejected(Findings(rejections.findings(line: 0, place: place)))
    } catch let unavailable as Unavailable {
      return .unavailable(unavailable.reason)
    } catch let failure as ExperimentError {
      return failed(failure.message, help: failure.help)
    } catch {
      return failed("The experiment failed: \(error)")
    }
  }

  /// Returns the incoming lines without their line ends; the process ends soon after the last.
  private static func lines(of descriptor: Int32) -> AsyncStream<[UInt8]> {
    AsyncStream { lines in
      DispatchQueue(label: "requests").async {
        var pending = LineBuffer()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          let complete = buffer.withUnsafeBytes { pending.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
          for line in complete { lines.yield(line) }
        }
        lines.finish()
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { exit(0) }
      }
    }
  }
}

/// The unanswered runs, by the ids of their requests.
private final class RunningRequests: Sendable {
  private let tasks = Mutex<[String: Task<HostReply, Never>]>([:])

  func add(_ task: Task<HostReply, Never>, _ id: String) {
    tasks.withLock { $0[id] = task }
  }

  /// Removes a run; false if it was canceled before.
  func remove(_ id: String) -> Bool {
    tasks.withLock { $0.removeValue(forKey: id) } != nil
  }

  /// Cancels a run; false if there is none.
  func cancel(_ id: String) -> Bool {
    let task = tasks.withLock { $0.removeValue(forKey: id) }
    task?.cancel()
    return task != nil
  }
}
