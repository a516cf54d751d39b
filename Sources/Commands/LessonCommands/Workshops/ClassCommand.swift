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
      The file has one line per learner: the code from the page, and next to it any note you like. `-` is standard \
      input. Without '--workshop', the command uses the `workshop.yml` of the current folder, or else the workshop in \
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
  @OptionGroup var language: LanguageOption

  func run() async throws {
    let session = cells.session
    let text = try read(session)
    var best: (report: ClassReport, count: Int)?
    for path in try candidates(session) {
      let (page, reasons) = try await questions(path, session)
      let asked = page.questions.filter { $0.form != .choices }
      let edition = Page.edition(page.questions).number
      let found = CollectedCodes(text, questions: asked.count, edition: edition)
      if best.map({ found.learners.count > $0.count }) ?? true {
        let report = ClassReport(
          found, title: page.title, questions: asked, reasons: reasons, language: language.language)
        best = (report, found.learners.count)
      }
    }
    guard let report = best?.report else {
      session.tell("There is no workshop in `lessons/workshops`. Name one with `--workshop`.")
      throw ExitStatus.usage
    }
    switch format {
    case .text: session.output.write(lines: report.markdown)
    case .csv: session.output.write(text: report.csv)
    }
    OutcomePrinter(session).print(report.findings(codes))
    if report.codes.learners.isEmpty { throw ExitStatus.couldNotRun }
  }

  private func read(_ session: Session) throws -> String {
    if codes == "-" {
      var lines: [String] = []
      while let line = readLine() { lines.append(line) }
      return lines.joined(separator: "\n")
    }
    return String(decoding: try session.folder.read(codes), as: UTF8.self)
  }

  /// Returns the workshops that the codes may belong to.
  private func candidates(_ session: Session) throws -> [String] {
    if let workshop { return [workshop] }
    if session.folder.names(in: ".")?.contains("workshop.yml") == true { return ["workshop.yml"] }
    let folder = "lessons/workshops"
    return (session.folder.names(in: folder) ?? []).filter(WorkshopFile.isOne).map { "\(folder)/\($0)" }
  }

  /// Returns the page that the codes come from, and the reasons of the slips of its questions.
  private func questions(_ path: String, _ session: Session) async throws -> (Page, [[String]]) {
    let builder = try PageBuilder.forReading(session)
    var gaps = PageGaps()
    if WorkshopFile.isOne(path) {
      let pages = try await WorkshopFile.pages(try WorkshopFile.read(path, session), builder, session)
      let page = try await pages.page(language.language, gaps: &gaps)
      return (page, page.questions.filter { $0.form != .choices }.map(pages.reasons))
    }
    let (documents, findings) = await builder.run(Selection([path], in: session.folder))
    OutcomePrinter(session).print(findings)
    let own = documents.filter { $0.document.language == language.language }
    guard findings.isEmpty, !own.isEmpty else { throw ExitStatus.couldNotRun }
    let page = try await builder.page(own, gaps: &gaps)
    return (page, page.questions.filter { $0.form != .choices }.map { _ in [] })
  }
}
