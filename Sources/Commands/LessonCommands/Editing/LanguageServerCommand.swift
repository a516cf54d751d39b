import ArgumentParser
import CLibrary
import LanguageServing
import LessonEditor
import LivePages
import SourceText
import Terminal

/// `lesson lsp`: tells an editor about lessons while they are written.
struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", _superCommandName: "lesson",
    abstract: "Serve an editor over the Language Server Protocol.",
    discussion: """
      Editors start this command themselves (EDITORS.md). While you type, it reports what `lesson check` and `lesson run` \
      find, and offers experiments, parameters, and corrections. Only experiments of this program run by themselves. \
      Swift cells, console cells, and hosts start when you click Run or Update above a cell. In a folder that you allow \
      with `lesson trust --editor`, Swift cells and console cells also run when you save.

      Example: lesson lsp
      """)

  @Flag(help: .hidden)
  var worker = false
  @Flag(help: .hidden)
  var stdio = false

  func run() async throws {
    let session = Session.current
    if worker { return await work(session) }
    let link = EditorLink { bytes in
      TextOutput.standardOutput.write(bytes: bytes)
      // Without a reader, the server has nothing left to do.
      if !TextOutput.finishStandardOutput() { kill(getpid(), SIGTERM) }
    }
    let workers = PageWorkers(session.swift.program, ["lsp", "--worker"], limit: 2)
    let service = LessonService(
      link, session.catalogue, workers, trust: session.swift.editorTrust, pages: EditorPages(session),
      swiftTool: session.swift.languageServer, language: session.language, version: LessonTool.version,
      checkSettings: { RunConfiguration.findings(in: $0, session.folder) })
    let isOrderly = await LanguageServer(service, link: link).run(MessageReader.arriving(at: STDIN_FILENO))
    if !isOrderly { throw ExitStatus.differs }
  }

  /// Runs cells for the server, in a process that an edit can end.
  private func work(_ session: Session) async {
    let worker = EditorWorker(
      session.catalogue, hosts: session.hosts, swift: session.editedCells(of:), console: session.console,
      folder: session.folder)
    await PageWorker(worker.page).run { bytes in
      TextOutput.standardOutput.write(bytes: bytes)
      return TextOutput.finishStandardOutput()
    }
  }
}
