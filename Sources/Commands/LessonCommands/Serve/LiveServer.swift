import FileWatching
import Hosts
import LessonPage
import LessonReport
import LessonRunner
import LivePages
import LocalServing
import SourceText
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The server, its lessons, and the watcher of their files.
struct LiveServer {
  let address: String
  let watcher: FileWatcher
  private let link: ServerLink
  private let notebook: Notebook
  private let session: Session

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - command: its documents and options.
  ///   - session: the session, which reports what is missing.
  ///   - reveal: shows a line of a document in the editor that asked for the pages; nil if none did.
  /// - Throws: an error if the server does not start.
  init(
    _ command: ServeCommand, _ session: Session, reveal: (@Sendable (String, Int) -> Void)? = nil
  ) async throws {
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
      show: { place in
        if let data = try? JSONEncoder().encode(place) { try? link.send(.event(name: "cell"), Array(data)) }
      }, reveal: reveal, watch: { FileWatcher(folders: [], files: $0) { queue.yield($0) } })
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

  /// Returns the address of a document's page; of the index if the document has none.
  func address(of path: String) async -> String {
    let start = address[...(address.lastIndex(of: "/") ?? address.startIndex)]
    return start + (await notebook.page(of: path) ?? "").asLink
  }

  /// Has open pages scroll to a cell.
  func show(_ path: String, line: Int) async { await notebook.show(path, line: line) }

  private static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Returns 128 random bits from the system's generator, in letters and digits that fit into an address.
  private static func token() -> String {
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    var random = SystemRandomNumberGenerator()
    return String((0..<26).compactMap { _ in letters.randomElement(using: &random) })
  }
}
