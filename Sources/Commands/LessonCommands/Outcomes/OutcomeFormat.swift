import ArgumentParser
import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import Terminal

/// The format of the outcomes of a run.
enum OutcomeFormat: Equatable, ExpressibleByArgument {
  /// Human-readable lines, printed while documents run.
  case text
  /// A machine-readable report, printed at the end.
  case report(any ReportFormat.Type)

  /// The machine-readable formats.
  static var reports: [any ReportFormat.Type] {
    [JSONReport.self, JUnitReport.self, GitHubReport.self, TAPReport.self]
  }

  static var allValueStrings: [String] { ["text"] + reports.map { $0.name } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  init?(argument: String) {
    if argument == "text" {
      self = .text
    } else if let format = Self.reports.first(where: { $0.name == argument }) {
      self = .report(format)
    } else {
      return nil
    }
  }

  /// Creates the format for the extension of a path; nil if no format has it.
  init?(endingOf path: String) {
    let ending = path.split(separator: ".").last.map(String.init)
    guard let format = Self.reports.first(where: { $0.fileEnding != nil && $0.fileEnding == ending }) else {
      return nil
    }
    self = .report(format)
  }

  /// Returns a record in this format; nil for the lines that are printed while documents run.
  func text(_ record: RunRecord, _ rules: FailureRules) throws -> String? {
    if case .report(let format) = self { try format.text(record, rules) } else { nil }
  }

  static func == (left: OutcomeFormat, right: OutcomeFormat) -> Bool {
    switch (left, right) {
    case (.text, .text): true
    case (.report(let left), .report(let right)): left == right
    default: false
    }
  }
}

/// The record of a run as JSON, in the schema of ``RunRecord``.
private enum JSONReport: ReportFormat {
  static let name = "json"
  static let fileEnding: String? = "json"

  static func text(_ record: RunRecord, _ rules: FailureRules) throws -> String { try JSONText.of(record) }
}

/// The options for the format and the files of outcomes.
struct OutcomeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The output format: `text` for people, or a machine-readable format."))
  var format: OutcomeFormat?
  @Option(
    help: ArgumentHelp(
      "Write the output in the given format to this file, and print text for people. An extension such as .json or .xml also sets the format.",
      valueName: "file"), completion: .file())
  var output: String?
  @Option(
    help: ArgumentHelp(
      "Write report.md, its pictures, and report.html with everything in one file, to this folder.", valueName: "folder"
    ),
    completion: .directory)
  var report: String?

  func validate() throws {
    if let report, Self.holdsLesson(Session.current.folder.resolve(report)) {
      throw ValidationError.usage("'--report \(report)' is the folder of a lesson. Choose another one.")
    }
    guard let output else { return }
    if format == .text {
      throw ValidationError.usage("'--output' needs a machine-readable format. Choose another '--format'.")
    }
    if format == nil, OutcomeFormat(endingOf: output) == nil {
      let names = OutcomeFormat.reports.map { $0.name }.joined(separator: ", ")
      throw ValidationError.usage(
        "The extension of '\(output)' does not name a format. Add '--format' with one of: \(names).")
    }
  }

  /// Whether a folder belongs to a lesson, so that a report there would be taken for a part of it.
  private static func holdsLesson(_ folder: String) -> Bool {
    FolderNames.of(folder)?.contains { DocumentName(path: $0).isLesson } ?? false
  }

  /// The format of standard output.
  var printed: OutcomeFormat { output == nil ? format ?? .text : .text }

  /// The format of the output file.
  private var written: OutcomeFormat? { output.flatMap { format ?? OutcomeFormat(endingOf: $0) } }

  /// Whether all outcomes must be kept until the end.
  var needsRecord: Bool { report != nil || output != nil || printed != .text }

  /// Prints and writes a record, except in the human-readable format.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - rules: the rules that decide which outcomes fail.
  ///   - paths: the location of each document, by its path in the record (default: that path).
  ///   - session: the session that prints.
  /// - Throws: a ``SourceText/Finding`` if a file cannot be written.
  func finish(_ record: RunRecord, _ rules: FailureRules, paths: [String: String] = [:], _ session: Session) throws {
    if let text = try printed.text(record, rules) { session.output.write(text: text) }
    if let output, let text = try? written?.text(record, rules) {
      let bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
      OutcomePrinter(session).print(try TextFile.replace(session.folder.resolve(output), with: bytes))
    }
    if let report {
      let files = ReportFolder.files(record, session.reportLanguage, in: session.folder.resolve(report)) {
        session.folder.resolve(paths[$0] ?? $0)
      }
      try ReportFolder.write(files, to: report, in: session.folder)
    }
    if let report, printed == .text { session.say("report: \(report + "/report.md")") }
  }
}
