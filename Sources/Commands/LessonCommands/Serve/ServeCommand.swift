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
    let server = try await LiveServer(self, session)
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
  var wordsOfWorkers: [String] {
    var words = ["serve", "--worker"] + documents.paths + documents.words
    if cells.ignoresCache { words.append("--no-cache") }
    if cells.allowsWeakSandbox { words.append("--weak-sandbox") }
    return words
  }

  /// Starts the server; if no port was chosen and the usual one is taken, at any free port.
  func link(_ program: String, token: String) async throws -> (ServerLink, UInt16) {
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
