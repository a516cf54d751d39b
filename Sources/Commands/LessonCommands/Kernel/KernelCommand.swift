import ArgumentParser
import CLibrary
import JupyterWire
import LanguageServing
import LessonEditor
import LessonKernel
import LessonRunner
import LivePages
import Processes
import SourceText
import Terminal

/// `lesson kernel`: runs the cells of a notebook for Jupyter's clients.
struct KernelCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kernel", _superCommandName: "lesson",
    abstract: "Run the cells of a notebook for Jupyter.",
    discussion: """
      Jupyter starts this command itself, after `lesson jupyter install` (NOTEBOOKS.md). The cells of a notebook are \
      one document, which is computed from top to bottom. They have the permissions of a document's cells: Swift runs \
      in the sandbox, and hosts start only after `lesson trust`.

      Example: lesson kernel connection.json
      """)

  @Argument(help: "The connection file that Jupyter has written.", completion: .file(extensions: ["json"]))
  var connectionFile: String?
  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    if connectionFile == nil, !worker {
      throw ValidationError.usage("Jupyter names a connection file. Run `lesson jupyter install`, then start Jupyter.")
    }
  }

  func run() async throws {
    let session = Session.current
    guard let connectionFile, !worker else { return await work(session) }
    let connection = try ConnectionFile(path: session.folder.resolve(connectionFile))
    let workers = PageWorkers(session.swift.program, ["kernel", "--worker"], limit: 1, timeLimit: Self.longest)
    let wire = try KernelWire(connection)
    await workers.warmUp()
    // An interruption is a message; the key of a terminal is not for the kernel.
    signal(SIGINT, SIG_IGN)
    let assistant = LessonService(
      EditorLink { _ in }, session.catalogue, workers, trust: nil, pages: nil, swiftTool: session.swift.languageServer,
      language: session.language, version: LessonTool.version, checkSettings: { _ in [] })
    let service = KernelService(
      wire, session.catalogue, workers, assistant: assistant, language: session.language, version: LessonTool.version)
    let kernel = Kernel(service)
    if getppid() > 1 { ProcessWatch.whenEnded(getppid()) { kernel.stop() } }
    let interruption = Interruption.whenInterrupted { wire.stop() }
    wire.listen { channel, client, message in kernel.take(channel, client, message) }
    await kernel.run(wire)
    wire.stop()
    Interruption.forget(interruption)
  }

  /// The longest time of a cell; programs and experiments have limits of their own.
  private static let longest = Duration.seconds(24 * 3600)

  /// Runs cells for the kernel, in a process that an interruption ends.
  private func work(_ session: Session) async {
    let worker = KernelWorker(
      session.catalogue, hosts: session.hosts, swift: session.swift.cells(), console: session.console,
      folder: session.folder
    ) { await session.pixels(of: $0, $1, near: $2) }
    await PageWorker(worker.page).run { bytes in
      TextOutput.standardOutput.write(bytes: bytes)
      return TextOutput.finishStandardOutput()
    }
  }
}
