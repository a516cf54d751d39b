import ArgumentParser
import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import Terminal

/// How the outcomes of a run are printed.
enum OutcomeFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case junit
  case github
  case tap

  /// The format of files with the ending of a path; nil if none has it.
  init?(endingOf path: String) {
    switch path.split(separator: ".").last {
    case "json": self = .json
    case "xml": self = .junit
    case "tap": self = .tap
    default: return nil
    }
  }

  /// A record as this format has it; nil for what is printed while documents are run.
  func text(_ record: RunRecord, _ rules: FailureRules) throws -> String? {
    switch self {
    case .text: nil
    case .json: try JSONText.of(record)
    case .junit: JUnitReport.text(record, rules)
    case .github: GitHubReport.lines(record, rules).joined(separator: "\n")
    case .tap: TAPReport.lines(record, rules).joined(separator: "\n")
    }
  }
}

/// Where outcomes go, and in which form.
struct OutcomeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to print: for people, as JSON, as JUnit's XML, as annotations of GitHub, or by the Test Anything Protocol."))
  var format: OutcomeFormat?
  @Option(
    help: ArgumentHelp(
      "Write what the format says into this file, and print for people; the ending .json, .xml or .tap names a format too.",
      valueName: "file"), completion: .file())
  var output: String?
  @Option(
    help: ArgumentHelp(
      "Write report.md, its pictures and report.html, which holds all in one, into this folder.", valueName: "folder"),
    completion: .directory)
  var report: String?

  func validate() throws {
    if let report, Self.holdsLesson(Session.current.folder.resolve(report)) {
      throw ValidationError.usage("'--report \(report)' is the folder of a lesson: name another.")
    }
    guard let output else { return }
    if format == .text {
      throw ValidationError.usage("'--output' takes what is for programs: name another '--format'.")
    }
    if format == nil, OutcomeFormat(endingOf: output) == nil {
      throw ValidationError.usage(
        "The ending of '\(output)' names no format: add '--format json', 'junit', 'github' or 'tap'.")
    }
  }

  /// Whether a folder is that of a lesson, where a report would be taken for a part of it.
  private static func holdsLesson(_ folder: String) -> Bool {
    FolderNames.of(folder)?.contains { DocumentName(path: $0).isLesson } ?? false
  }

  /// The form of standard output.
  var printed: OutcomeFormat { output == nil ? format ?? .text : .text }

  /// The form of the file.
  private var written: OutcomeFormat? { output.flatMap { format ?? OutcomeFormat(endingOf: $0) } }

  /// Whether all outcomes have to be kept.
  var needsRecord: Bool { report != nil || output != nil || printed != .text }

  /// Prints and writes a record, but for what people read.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - rules: which of them fail.
  ///   - paths: where documents lie, by the paths that the record has; one that is missing lies there.
  ///   - session: where it prints.
  /// - Throws: a ``SourceText/Finding`` where a file cannot be written.
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
