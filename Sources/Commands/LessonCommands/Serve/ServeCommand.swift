import ArgumentParser
import FileWatching
import Hosts
import LessonPage
import LessonReport
import LessonRunner
import LivePages
import LocalServing
import SourceText
import Subprocess
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `lesson serve`: shows lessons as interactive pages that follow their documents.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: "lesson",
    abstract: "Show lessons as live pages in a browser on this machine.",
    discussion: """
      A page follows its document: save the document, and the page shows what has changed. You can run each experiment \
      with other values, and write a different result into the document. Swift cells run when you ask for it, in their \
      sandbox. The server answers only a browser on this machine that has the address with its token. Press Control-C \
      to stop the server.

      Example: lesson serve --open
      Example: lesson serve lessons/bias --port 8100
      Example: lesson serve lessons/workshops/five-bits.yml
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var cells: CellOptions
  @Option(help: "The port (default: 8042, or any free port if 8042 is taken).")
  var port: UInt16?
  @Flag(help: "Open the address in a browser.")
  var open = false
  @Flag(help: .hidden)
  var worker = false

  private static let usualPort: UInt16 = 8042

  func run() async throws {
    let session = cells.session
    if worker {
      await PageWorker(PageMaker(session: session, options: documents).answer).run { bytes in
        TextOutput.standardOutput.write(bytes: bytes)
        return TextOutput.finishStandardOutput()
      }
      return
    }
    let selection = documents.selection(session)
    let printer = OutcomePrinter(session)
    printer.print(selection.findings)
    printer.print(notes: selection.notes)
    if selection.groups.isEmpty { throw ExitStatus.couldNotRun }
    _ = try documents.swiftCells(session)
    let server = try await Server(self, session)
    session.say(
      """
      Lessons are served at \(server.address)
      Only this machine can open that address. Press Control-C to stop the server.
      """)
    if case .polling = server.watcher.method {
      session.tell("This system does not report changes, so files are checked every quarter of a second.")
    }
    _ = TextOutput.finishStandardOutput()
    if open { await Self.open(server.address, session) }
    throw await server.run()
  }

  /// The arguments that start this program as a worker of the server.
  fileprivate var wordsOfWorkers: [String] {
    var words = ["serve", "--worker"] + documents.paths + documents.words
    if cells.ignoresCache { words.append("--no-cache") }
    if cells.allowsWeakSandbox { words.append("--weak-sandbox") }
    return words
  }

  /// Starts the server; if no port was chosen and the usual one is taken, at any free port.
  fileprivate func link(_ program: String, token: String) async throws -> (ServerLink, UInt16) {
    for port in port.map({ [$0] }) ?? [Self.usualPort, 0] {
      let link = try ServerLink(program, port: port, token: token)
      var events = link.events.makeAsyncIterator()
      switch await events.next() {
      case .message(.listening(let port), _)?: return (link, port)
      case .message(.failed(isTaken: true, _), _)? where self.port == nil && port != 0: link.stop()
      case .message(.failed(isTaken: true, _), _)?:
        throw ValidationError.usage("Port \(port) is already in use. Choose another one, or remove '--port'.")
      case .message(.failed(_, let reason), _)?: throw PageWorkerError(description: "\(program): \(reason)")
      case let event:
        throw PageWorkerError(description: "\(program) could not be started: \(String(describing: event))")
      }
    }
    throw PageWorkerError(description: "No port is free.")
  }

  private static func open(_ address: String, _ session: Session) async {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let result = try? await Subprocess.run(
      .name(program), arguments: [address], output: .discarded, error: .discarded)
    if result?.terminationStatus != .exited(0) {
      session.tell("No browser could be opened. Open the address yourself.")
    }
  }
}

/// The server, its lessons, and the watcher of their files.
private struct Server {
  let address: String
  let watcher: FileWatcher
  private let link: ServerLink
  private let notebook: Notebook
  private let session: Session

  init(_ command: ServeCommand, _ session: Session) async throws {
    self.session = session
    guard let program = session.hosts.programs.path("lesson-server") else {
      session.tell(
        "The program `lesson-server` is not installed next to `lesson`. Run `scripts/install`, or build the hosts.")
      throw ExitStatus.couldNotRun
    }
    let token = Self.token()
    let (link, port): (ServerLink, UInt16)
    do {
      (link, port) = try await command.link(program, token: token)
    } catch let error as PageWorkerError {
      session.tell("\(error.description)")
      throw ExitStatus.couldNotRun
    }
    self.link = link
    let workshop = command.documents.workshop
    let start = PageFiles([], workshop: workshop).workshopFile(session.language) ?? ""
    address = "http://127.0.0.1:\(port)/\(token)/\(start.asLink)"
    let workers = PageWorkers(session.swift.program, command.wordsOfWorkers)
    let folder = Self.currentFolder
    let named = WorkshopFile.watched(
      command.documents.paths.isEmpty ? ["lessons"] : command.documents.paths, in: session.folder)
    let absolute = { @Sendable (path: String) in path.hasPrefix("/") ? path : "\(folder)/\(RelativePath.plain(path))" }
    let paths = named.map(absolute)
    let folders = paths.map { PathKind.isFolder($0) ? $0 : RelativePath.folder(of: $0) }
    // A queue keeps changes in order.
    let (changes, queue) = AsyncStream.makeStream(of: Set<String>.self)
    watcher = FileWatcher(folders: folders) { queue.yield($0) }
    let notebook = Notebook(
      workers, workshop: workshop, selection: { command.documents.selection(session) }, absolute: absolute,
      tell: { pages in
        if let data = try? JSONEncoder().encode(pages) { try? link.send(.event(name: "changed"), Array(data)) }
      },
      watch: { FileWatcher(folders: [], files: $0) { queue.yield($0) } })
    self.notebook = notebook
    Task { for await paths in changes { await notebook.changed(paths) } }
    await workers.warmUp()
  }

  /// Answers requests until the server ends.
  ///
  /// - Returns: the exit status.
  func run() async -> any Error {
    let tasks = RequestTasks()
    var reason = "it has ended"
    for await event in link.events {
      switch event {
      case .message(.request(let id, let method, let path), let body):
        tasks.begin(id) { [link, notebook] in
          let (answer, bytes) = await notebook.answer(method, path, body)
          if !Task.isCancelled { try? link.send(.reply(id: id, status: answer.status, type: answer.type), bytes) }
        }
      case .message(.gone(let id), _): tasks.cancel(id)
      case .message: break
      case .ended(let why): reason = why
      }
    }
    watcher.stop()
    session.tell("The server has ended: \(reason).")
    return ExitStatus.couldNotRun
  }

  private static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Returns 128 random bits from the system's generator, in letters and digits that fit into an address.
  private static func token() -> String {
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    var random = SystemRandomNumberGenerator()
    return String((0..<26).compactMap { _ in letters.randomElement(using: &random) })
  }
}
