import ArgumentParser
import FileWatching
import Hosts
import LessonKit
import LessonRunner
import Playgrounds
import SourceText
import SwiftCells
import Terminal
import Workshops

/// `lesson watch`: runs documents, and reruns those that an edit touches as soon as it is saved.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", _superCommandName: "lesson",
    abstract: "Run documents, and rerun the documents that an edit affects as soon as you save it.",
    discussion: """
      An edit affects a document if it changes the document or one of its pictures, modules or hosts. In a playground, \
      an edit reruns the page, or all pages if it changes a file that they share. Press Control-C to stop.

      Example: lesson watch lessons/addition
      Example: lesson watch Playground/Lessons.playground
      Example: lesson watch README.md --modules .build/debug --import Shop
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var cells: CellOptions
  @OptionGroup var sharing: RemoteCacheOptions
  @Flag(help: "Poll for changes, on systems that do not report them, such as some containers.")
  var poll = false

  func run() async throws {
    var command = self
    let session = cells.session
    let configuration = try session.configuration(near: documents.paths)
    command.documents.take(configuration)
    try await SharedOutcomes(sharing, configuration, session).share { [command] in try await command.watch($0) }
  }

  private func watch(_ session: Session) async throws {
    var session = session
    let selection = selection(session)
    let playgrounds = documents.paths.filter { Self.isPlayground($0, session) }.map { PlaygroundPlayer($0, session) }
    let printer = OutcomePrinter(session, options: documents.words)
    printer.print(selection.findings)
    if selection.groups.isEmpty, playgrounds.isEmpty { throw ExitStatus.couldNotRun }
    let (edits, queue) = AsyncStream.makeStream(of: Set<String>.self)
    let watched = WatchedPaths(documents, in: session.folder, finder: session.experiments)
    let watcher = FileWatcher(folders: watched.folders, files: watched.files, polls: poll) { queue.yield($0) }
    defer { watcher.stop() }
    if !selection.groups.isEmpty { try await run(selection, session) }
    for playground in playgrounds { await playground.play(touchedBy: []) }
    if case .polling = watcher.method {
      session.tell(
        poll
          ? "Files are checked every quarter of a second."
          : "This system does not report changes, so files are checked every quarter of a second.")
    }
    session.say("Waiting for edits.")
    // The reader of a pipe waits for each line.
    _ = TextOutput.finishStandardOutput()
    var known = selection
    var contents = WatchedContents(
      of: selection.groups.joined().map { WatchedPaths.absolute($0.path, in: session.folder) })
    for await all in edits {
      defer { _ = TextOutput.finishStandardOutput() }
      let paths = contents.changed(all)
      if paths.isEmpty, !all.isEmpty { continue }
      for path in Self.gone(known, paths, session) { session.say("\(path) is gone.") }
      if paths.contains(where: { !$0.hasSuffix(".md") }) || paths.isEmpty {
        // The program of a host may have changed.
        await session.hosts.finish()
        session.hosts = session.swift.hosts(HostTrust(session.swift.trustStore))
      }
      for playground in playgrounds { await playground.play(touchedBy: paths) }
      known = self.selection(session)
      let touched = self.touched(by: paths, known, watched, session)
      guard !touched.groups.isEmpty else { continue }
      session.output.write("")
      session.output.write("----- \(ClockTime.now) \(touched.paths.joined(separator: ", ")) -----")
      try await run(touched, session)
    }
    await session.hosts.finish()
  }

  private static func isPlayground(_ path: String, _ session: Session) -> Bool {
    PlaygroundBundle.isName(path) && PathKind.isFolder(session.folder.resolve(path))
  }

  /// Returns the documents to watch, without playgrounds.
  private func selection(_ session: Session) -> Selection {
    let paths = documents.paths.filter { !Self.isPlayground($0, session) }
    return paths.isEmpty && !documents.paths.isEmpty
      ? Selection([], in: session.folder) : session.selection(paths)
  }

  /// Returns the documents that an edit touches; all of them if it is unknown which files changed.
  private func touched(
    by paths: Set<String>, _ selection: Selection, _ watched: WatchedPaths, _ session: Session
  ) -> Selection {
    guard !paths.isEmpty else { return selection }
    var narrowing = Narrowing()
    narrowing.changes = ChangedFiles(paths, in: watched.root, common: watched.common)
    return selection.narrowed(to: narrowing, finder: session.experiments)
  }

  /// Returns the documents that no longer exist.
  private static func gone(_ known: Selection, _ paths: Set<String>, _ session: Session) -> [String] {
    known.groups.joined().map(\.path).filter { path in
      let own = WatchedPaths.absolute(path, in: session.folder)
      return (paths.isEmpty || paths.contains { $0 == own || RelativePath.below($0, own) != nil })
        && PathKind.identity(session.folder.resolve(path)) == nil
    }
  }

  private func run(_ selection: Selection, _ session: Session) async throws {
    let swift = try documents.swiftCells(session, for: selection)
    let printer = OutcomePrinter(session, options: documents.words)
    var summary = Summary()
    var runner = session.runner(swift: swift)
    runner.looksForNames = true
    await runner.run(selection, keepsResults: false) { outcome in
      printer.print(outcome.allFindings)
      printer.print(warnings: outcome.warnings)
      printer.print(outcome)
      summary += Summary(outcome)
    }
    printer.print(summary)
    _ = TextOutput.finishStandardOutput()
  }
}
