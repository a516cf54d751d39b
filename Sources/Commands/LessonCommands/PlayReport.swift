import LessonRunner
import Playgrounds
import Results
import SourceText
import SwiftCells
import Terminal

/// A report that prints the results of a playground, compares them with recorded results, or records them.
struct PlayReport {
  private let bundle: PlaygroundBundle
  private let run: SwiftCells.PlaygroundRun
  private let language: Language
  private let session: Session

  init(_ bundle: PlaygroundBundle, _ run: SwiftCells.PlaygroundRun, _ language: Language, _ session: Session) {
    (self.bundle, self.run, self.language, self.session) = (bundle, run, language, session)
  }

  /// Returns the problems that kept pages from finishing.
  ///
  /// If results are compared, a trap is a result like any other.
  func problems(isCompared: Bool) -> [Finding] {
    run.pages.flatMap { page -> [Finding] in
      let path = bundle.path(ofPage: page.name)
      switch page.ending {
      case .finished: return []
      case .trapped(let trap):
        return isCompared
          ? [] : [Finding(Place(file: path, line: trap.line), "The page traps: \(trap.message).")]
      case .refused(let diagnostics):
        return diagnostics.all.map { diagnostic in
          let id = diagnostic.id.map { " [\($0)]" } ?? ""
          return Finding(
            Place(file: path, line: diagnostic.place?.line), "The page does not compile: \(diagnostic.message + id)")
        }
      case .stopped(let reason): return [Finding(Place(file: path), "\(LocalizedText(en: reason.en, ja: reason.ja))")]
      }
    }
  }

  /// Prints the results in a format.
  func print(_ format: PlayCommand.Format) {
    switch format {
    case .text:
      for (index, page) in run.pages.enumerated() {
        if index > 0 { session.output.write("") }
        session.output.write(lines: PlaygroundGutter.lines(page, language, withTitle: run.pages.count > 1))
      }
    case .markdown: session.output.write(lines: recorded)
    case .json:
      let value = JSONValue.object([
        "schema-version": .string("1"), "playground": .string(bundle.name),
        "pages": .array(run.pages.map { $0.json(language) }),
        "findings": .array((bundle.findings + run.findings).map { .string("\($0)") }),
      ])
      if let text = try? JSONText.of(value) { session.output.write(text: text) }
    }
  }

  /// The results as Markdown, for printing and recording, with terminal controls made visible.
  private var recorded: [String] { PlaygroundMarkdown.lines(run.pages, language).map(\.shownOnOneLine) }

  /// Compares the results with a file and returns whether they differ.
  func compare(with path: String) throws(Finding) -> Bool {
    let file = SourceFile(path: path, bytes: try session.folder.read(path))
    var expected = file.lines.map { String(decoding: file.bytes[$0], as: UTF8.self) }
    if expected.last == "" { expected.removeLast() }
    let found = recorded
    guard expected != found else {
      session.say(
        run.pages.count == 1
          ? "\(1) page: the results agree with \(path)" : "\(run.pages.count) pages: the results agree with \(path)")
      return false
    }
    let changes = LineChanges(from: expected, to: found)
    for change in changes.all.prefix(OutcomePrinter.mostDifferences) {
      session.output.write("\(path):\(change.line):1: error: \(session.text("This differs."))")
      for line in change.expected { session.output.write("    \(session.text("expected"))  \(line)") }
      for line in change.found { session.output.write("    \(session.text("found   "))  \(line)") }
    }
    let rest = changes.all.count - OutcomePrinter.mostDifferences
    if rest > 0 { session.say("  and \(rest) more") }
    session.say("  update it:      add --update")
    return true
  }

  /// Writes the results into a file; returns false, since nothing differs afterwards.
  func record(_ path: String) throws(Finding) -> Bool {
    let bytes = Array((recorded.joined(separator: "\n") + "\n").utf8)
    if let old = try? session.folder.read(path), old == bytes {
      session.say("Nothing to update.")
      return false
    }
    do throws(Finding) {
      try TextFile.replace(session.folder.resolve(path), with: bytes)
    } catch {
      throw Finding(Place(file: path), error.message, help: error.help)
    }
    session.say("wrote \(path)")
    return false
  }
}
