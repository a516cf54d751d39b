import ArgumentParser
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import Terminal
import Workshops

/// `lesson class`: reads the answer codes of a class and shows what to discuss.
struct ClassCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class", _superCommandName: "lesson",
    abstract:
      "Summarize the codes of a class: how many answers were right, who made which mistake, and what to discuss.",
    discussion: """
      The file has one line per learner: the codes from the page, and next to them any note you like. `-` is standard \
      input. The command reports lines that it cannot read, and then exits with status 2. Without '--workshop', the command uses the `workshop.yml` of the current folder, or else the workshop in \
      `lessons/workshops` that the codes belong to.

      Example: lesson class codes.txt --workshop lessons/workshops/five-bits.yml
      Example: lesson class codes.txt --format csv > class.csv
      """)

  /// The format of the printed summary.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, csv
  }

  @Argument(help: "The file with the learners' codes.", completion: .file())
  var codes: String
  @Option(
    help: ArgumentHelp("The workshop or lesson whose page gave the codes.", valueName: "path"),
    completion: .file())
  var workshop: String?
  @Option(help: "The output format.")
  var format = Format.text
  @OptionGroup var cells: CellOptions
  @Option(help: "The language (default: the language of LESSON_LANGUAGE, or else of the locale).")
  var language: Language?

  func run() async throws {
    var session = cells.session
    if let language { session.language = language }
    var courses: [ClassCourse] = []
    for path in candidates(session) { courses.append(try await course(path, session)) }
    guard let first = courses.first else {
      session.tell("There is no workshop in `lessons/workshops`. Name one with `--workshop`.")
      throw ExitStatus.usage
    }
    let (format, output) = (format, session.output)
    var table: ClassTable?
    var summary = ClassSummary(first, Array(courses.dropFirst())) { course, entry in
      guard format == .csv, case .learner(let learner) = entry else { return }
      if table == nil { output.write(TerminalText(ClassTable(course).head)) }
      table = table ?? ClassTable(course)
      if let table { output.write(TerminalText(table.row(learner))) }
    }
    try ClassLines(path: codes, session: session).read { summary.add($0) }
    summary.finish()
    if summary.codes.learners == 0, summary.codes.doubtCount == 0 {
      session.tell("`\(codes)` has no codes.")
      throw ExitStatus.couldNotRun
    }
    switch format {
    case .text where summary.codes.learners == 0: break
    case .text: output.write(lines: ClassReport(summary.course, summary.codes, session.language).markdown)
    case .csv: if table == nil { output.write(TerminalText(ClassTable(summary.course).head)) }
    }
    try report(summary.codes, session)
  }

  /// Reports the lines that are not understood.
  ///
  /// - Throws: the exit status if there are any, or if there are no learners.
  private func report(_ found: CollectedCodes, _ session: Session) throws {
    for finding in found.findings(codes) { session.report(finding) }
    let others = found.doubtCount - found.doubts.count
    if others > 0 { session.tell("The number of other lines with errors is \(others).") }
    if found.doubtCount > 0 || found.learners == 0 { throw ExitStatus.couldNotRun }
  }

  /// Returns the workshops that the codes may belong to.
  private func candidates(_ session: Session) -> [String] {
    if let workshop { return [workshop] }
    if session.folder.names(in: ".")?.contains("workshop.yml") == true { return ["workshop.yml"] }
    let folder = "lessons/workshops"
    return (session.folder.names(in: folder) ?? []).filter(WorkshopFile.isOne).map { "\(folder)/\($0)" }
  }

  /// Returns a workshop, or the lessons of a path, as the course of a class.
  private func course(_ path: String, _ session: Session) async throws -> ClassCourse {
    let language = session.language
    let builder = try PageBuilder.forReading(session)
    if WorkshopFile.isOne(path) {
      let parts = try WorkshopFile.read(path, session)
      let readings = try await WorkshopFile.pages(parts, builder, session).readings(language)
      return ClassCourse(title: parts.workshop.title[language], readings.map(\.reading), language)
    }
    let (ran, findings) = await builder.run(Selection([path], in: session.folder))
    if !findings.isEmpty { throw Findings(findings) }
    let own = ran.filter { $0.document.language == language }
    let shown = own.isEmpty ? ran.filter { $0.document.language == ran.first?.document.language } : own
    let readings = try shown.map { try $0.reading() }
    return ClassCourse(title: readings.first?.title ?? path, readings, language)
  }
}
