import LessonRunner
import Playgrounds
import SourceText
import SwiftCells
import Terminal

/// A player for a playground, which runs pages and prints their results after each edit.
struct PlaygroundPlayer {
  /// The path of the bundle, as the user named it.
  let path: String
  private let session: Session

  /// Creates a player for a playground.
  ///
  /// - Parameters:
  ///   - path: the path of the bundle.
  ///   - session: the session that prints.
  init(_ path: String, _ session: Session) {
    (self.path, self.session) = (path, session)
  }

  /// Plays the pages that an edit touches.
  ///
  /// It plays all pages if the edit touches a file that they share, or if it is unknown which files were edited.
  ///
  /// - Parameter edited: the files, as absolute paths.
  func play(touchedBy edited: Set<String>) async {
    let bundle = PlaygroundBundle(path, folder: session.folder.resolve(path))
    let root = WatchedPaths.absolute(path, in: session.folder)
    let inside = edited.compactMap { RelativePath.below(root, $0) }
    guard edited.isEmpty || !inside.isEmpty else { return }
    if !edited.isEmpty { session.output.write("") }
    let pages = inside.map { file in bundle.pageNames.first { file.hasPrefix("Pages/\($0).xcplaygroundpage/") } }
    await play(bundle, pages: pages.contains(nil) || pages.isEmpty ? nil : Set(pages.compactMap(\.self)))
  }

  private func play(_ bundle: PlaygroundBundle, pages: Set<String>?) async {
    let printer = OutcomePrinter(session)
    printer.print(bundle.findings)
    guard !bundle.pageNames.isEmpty else { return }
    guard let swift = session.swift.cells() else { return printer.print([PlayCommand.noCompiler]) }
    do throws(Finding) {
      let run = try await swift.play(bundle, pages: pages, timeLimit: PlayCommand.standardTimeLimit.duration)
      let report = PlayReport(bundle, run, session.reportLanguage, session)
      printer.print(run.findings)
      printer.print(report.problems(isCompared: false))
      report.print(.text)
    } catch {
      printer.print([error])
    }
    _ = TextOutput.finishStandardOutput()
  }
}
