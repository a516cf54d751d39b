import LessonKit
import LessonReport
import Results
import SourceText
import Terminal

/// A printer for the terminal that shows only the outcomes to fix, and the next steps.
struct OutcomePrinter {
  /// The number of differences to show for one cell.
  static let mostDifferences = 10

  private let session: Session
  private let style: Style
  /// The options for running a document again, with a space at the end.
  private let options: String

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - session: the session that prints.
  ///   - options: the options, as typed, that affect how documents run.
  init(_ session: Session, options: [String] = []) {
    self.session = session
    style = Style(session.output)
    self.options = options.map { Self.quoted($0) + " " }.joined()
  }

  /// Prints errors as messages; an error of several cells of a document, such as that of their host, in full only once.
  func print(_ findings: [Finding]) {
    var first: [Finding: Int] = [:]
    for finding in findings {
      var error = finding
      error.place = Place(file: finding.place.file)
      if let line = first[error], line != finding.place.line {
        session.report(Finding(finding.place, "The error is the same as on line \(line)."))
      } else {
        first[error] = finding.place.line
        session.report(finding)
      }
    }
  }

  /// Prints possible improvements to a document.
  func print(warnings: [Finding]) {
    for warning in warnings { session.report(warning, .warning) }
  }

  /// Prints notes for the user, which do not mean that anything failed.
  func print(notes: [Finding]) {
    for note in notes { session.report(note, .note) }
  }

  /// Prints the cells of a document that differ or have no transcript.
  func print(_ document: DocumentOutcome) {
    let cells =
      document.verdict?.skips.map { PrintedCell($0, of: document.path) }
      ?? document.cells.map { PrintedCell($0, in: document) }
    print(cells, of: document.path)
  }

  /// Prints the failures in saved outcomes, then the counts.
  func print(_ record: RunRecord, _ rules: FailureRules) {
    for document in record.documents {
      print(document.findings + document.cells.flatMap(\.findings))
      print(warnings: document.warnings ?? [])
      let failed = document.cells.filter {
        rules.verdict(of: $0) == .failed && $0.findings.isEmpty || $0.status == .couldNotRun
      }
      print(failed.map { PrintedCell($0, in: document) }, of: document.path)
    }
    print(record.summary)
  }

  private func print(_ cells: [PrintedCell], of path: String) {
    var repeated = RepeatedSkips(cells.filter { $0.status == .skipped && !$0.isMistake }.compactMap(\.reason))
    for cell in cells {
      if cell.status == .skipped, !cell.isMistake, let reason = cell.reason, repeated.contain(reason) {
        printOnce(reason, &repeated, of: path)
        continue
      }
      switch cell.status {
      case .differs: printFailure(cell)
      case .noTranscript where cell.reason != nil:
        session.say(
          "\(style.bold(cell.address)) has no digest of its other results: lesson update \(options + Self.quoted(cell.address))"
        )
      case .noTranscript where !cell.refusesTranscript:
        session.say(
          "\(style.bold(cell.address)) has no transcript: lesson update \(options + Self.quoted(cell.address))")
      case .noTranscript: session.say("\(style.bold(cell.address)) has no transcript to compare (`no-transcript`)")
      case .skipped: printSkip(cell)
      case .couldNotRun: printStandardError(cell)
      case .agrees: break
      }
    }
  }

  /// Prints the differing cells of a document, what failing cells wrote to standard error, and nothing else.
  func print(differencesOf document: DocumentOutcome) {
    for outcome in document.cells {
      let cell = PrintedCell(outcome, in: document)
      if outcome.status == .differs { printFailure(cell) }
      if outcome.status == .couldNotRun { printStandardError(cell) }
    }
  }

  /// Prints the number of documents that did not run because something failed.
  func print(notRun count: Int) {
    guard count > 0 else { return }
    session.tell("Stopped at the first failure: \(count) document\(count == 1 ? " was" : "s were") not run.")
  }

  /// Prints the differences between a cell's result and its transcript.
  func print(differencesOf outcome: CellOutcome, in document: DocumentOutcome) {
    printDifferences(PrintedCell(outcome, in: document))
  }

  private func printFailure(_ cell: PrintedCell) {
    write("\(style.bold(cell.address)) \(style.bad(session.text("differs")))")
    printDifferences(cell)
    printStandardError(cell)
    session.say("  run it again:    lesson run \(options + Self.quoted(cell.address))")
    session.say("  update it:       lesson update \(options + Self.quoted(cell.address))")
  }

  /// Prints the cells of a document whose pictures cannot be compared and so stay unchanged.
  func print(picturesOf document: DocumentOutcome) {
    for outcome in document.cells where outcome.status == .skipped && outcome.picture != nil {
      printSkip(PrintedCell(outcome, in: document))
    }
  }

  private func printOnce(_ reason: Message, _ repeated: inout RepeatedSkips, of path: String) {
    guard let count = repeated.tell(reason) else { return }
    let what = session.text("\(count) cells skipped" as Message)
    write("\(style.bold(path)): \(what): \(session.text(reason))")
  }

  /// Prints the last lines of a run: the counts.
  func print(_ summary: Summary) {
    let isGood = summary.cells[.agrees] == summary.cells.total && summary.documentFindings == 0
    let sentence = summary.wholeSentence(session.language)
    write(isGood ? style.good(sentence) : TerminalText(sentence))
    if let questions = summary.questions { write(TerminalText(questions.sentence(session.language))) }
    if let variations = summary.variations { write(TerminalText(variations.sentence(session.language))) }
    guard let listings = summary.listings else { return }
    session.say(listings.total == 1 ? "\(listings.total) listing:" : "\(listings.total) listings:")
    let rows = ListingTable.rows(listings)
    let width = rows.map { "\($0.count)".count }.max() ?? 1
    for row in rows {
      write("  \(String(repeating: " ", count: width - "\(row.count)".count))\(row.count)  \(session.text(row.words))")
    }
  }

  /// Prints the number of cells that were skipped because there is no compiler, and the fix.
  func print(cellsWithoutCompiler count: Int) {
    guard count > 0 else { return }
    session.say(
      """
      \(count) cell\(count == 1 ? " was" : "s were") skipped: no Swift compiler is installed here. Install Swift from \
      swift.org, or add the folder of `swiftc` to PATH.
      """)
  }

  private func printDifferences(_ cell: PrintedCell) {
    for difference in cell.differences.prefix(Self.mostDifferences) {
      let text = DifferenceText(difference, of: cell.path)
      write("\(text.place.ofDiagnostic): \(style.bad("error")): \(session.text(text.message))")
      let (expected, found) = LongTexts.cut(difference.expected, difference.found)
      write("    \(style.bad(session.text("expected")))  \(shown(expected, found))")
      write("    \(style.good(session.text("found   ")))  \(shown(found, expected))")
    }
    let rest = cell.differences.count - Self.mostDifferences
    if rest > 0 { session.say("  and \(rest) more") }
  }

  /// Prints the last lines that a failing cell wrote to standard error.
  private func printStandardError(_ cell: PrintedCell) {
    guard !cell.standardError.isEmpty else { return }
    write("\(style.bold(cell.address)) \(session.text("standard error")):")
    let rest = cell.standardError.count - Self.mostDifferences
    if rest > 0 { session.say("  and \(rest) lines above") }
    for line in cell.standardError.suffix(Self.mostDifferences) {
      write(TerminalText("  \(VisibleText(line, besides: nil).line)"))
    }
  }

  private func printSkip(_ cell: PrintedCell) {
    let reason = session.text(cell.reason ?? "")
    write("\(style.bold(cell.address)) \(session.text("skipped")): \(reason)")
    if cell.hasPicture {
      session.say("  redraw it:       lesson update \(options + Self.quoted(cell.address))")
    }
  }

  private func shown(_ text: String?, _ other: String?) -> TerminalText {
    guard let text else { return style.quiet(session.text("(nothing)")) }
    return TerminalText(VisibleText(text, besides: other).line)
  }

  /// Returns an address in quotation marks if a shell needs them.
  private static func quoted(_ address: String) -> String {
    let isPlain = address.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "/.-_:#".unicodeScalars.contains($0)
    }
    return isPlain && address.first != "#" ? address : "'\(address.replacing("'", with: "'\\''"))'"
  }

  private func write(_ line: TerminalText) {
    session.output.write(line)
  }
}

/// The reasons that more than one cell of a document was skipped for; each is reported once.
private struct RepeatedSkips {
  private var counts: [Message: Int]

  init(_ reasons: [Message]) {
    counts = Dictionary(grouping: reasons, by: \.self).mapValues(\.count).filter { $0.value > 1 }
  }

  func contain(_ reason: Message) -> Bool { counts[reason] != nil }

  /// Returns the number of cells that share a reason; nil if it was already reported.
  mutating func tell(_ reason: Message) -> Int? {
    guard let count = counts[reason], count > 0 else { return nil }
    counts[reason] = 0
    return count
  }
}
