import ArgumentParser
import LessonKit
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import Terminal
import Workshops

/// `lesson handout`: writes pages that learners open without installing anything.
struct HandoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handout", _superCommandName: "lesson",
    abstract: "Turn lessons into pages that learners open in a browser, offline and with nothing installed.",
    discussion: """
      One file per language contains the named lessons with their pictures. Questions wait for an answer, which stays \
      in the browser. At the end, a code records the answers. Notes for teachers are omitted.

      The lessons are run first. Pages are made only of lessons that agree and whose pictures exist.

      Readers can try other values of cells with `vary`, and with --vary of other cells. A page has at most 256 kB of \
      their results. The output says what each cell has, and what is omitted.

      With `--only exercises`, the page is a sheet to print: the exercises of all lessons, with their answers and \
      solutions if you add `--solutions`. Of a workshop, it has the exercises in the sections of its parts.

      Example: lesson handout lessons/twos-complement
      Example: lesson handout lessons/bias lessons/float5 --output course --name five-bits
      Example: lesson handout lessons --separate --vary --output course
      Example: lesson handout lessons/workshops/five-bits.yml --output course
      Example: lesson handout lessons/bias --only exercises --solutions
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var cells: CellOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the pages, created if it is missing.", valueName: "folder"),
    completion: .directory)
  var output = "."
  @Option(
    help: ArgumentHelp(
      "The name of the files, without extensions (default: the name of the lesson, or `handout` for several lessons).",
      valueName: "name"))
  var name: String?
  @Option(help: "The title of the pages (default: the title of the workshop or of the first lesson).")
  var title: String?
  @Flag(help: "Write a page for each lesson, and an index.html that lists and searches them.")
  var separate = false
  @Flag(help: "Add panels for other values to cells without `vary`, too, one parameter at a time.")
  var vary = false

  /// A part of lessons that pages can be limited to.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    case exercises
  }

  @Option(help: ArgumentHelp("The only part of the lessons to show.", valueName: "part"))
  var only: Part?
  @Flag(help: "Show the answers and solutions of the exercises, too.")
  var solutions = false

  func validate() throws {
    if solutions, only == nil { throw ValidationError.usage("'--solutions' needs '--only exercises'.") }
    if only != nil, separate { throw ValidationError.usage("'--only' makes one page. Remove '--separate'.") }
    if documents.paths.isEmpty {
      throw ValidationError.usage("Name lessons: `lesson handout lessons/twos-complement`.")
    }
    if separate, name != nil {
      throw ValidationError.usage("'--separate' names pages after their lessons. Remove '--name'.")
    }
    if let name, name.isEmpty || name.hasPrefix(".") || name.contains("/") {
      throw ValidationError.usage("`\(name)` is not a valid file name. To choose a folder, use `--output`.")
    }
  }

  func run() async throws {
    let session = cells.session
    var builder = try PageBuilder(session, documents)
    builder.hasPanels = true
    builder.variesAll = vary
    if let path = documents.workshop, documents.paths.count == 1 {
      return try await workshop(path, builder, session)
    }
    var ran = try await builder.agreeing(documents.selection(session), session) {
      session.tell("Pages are made only of lessons that agree with their results. Run `lesson update`.")
    }
    if only == .exercises {
      ran = try PageBuilder.sheets(ran, hasSolutions: solutions)
      if ran.isEmpty {
        session.tell("These lessons have no exercises.")
        throw ExitStatus.couldNotRun
      }
    }
    let names = fileNames(ran)
    builder.file = { names[$0] }
    var gaps = PageGaps()
    let files =
      separate
      ? try await HandoutFolder(builder, ran, title: title).files(&gaps)
      : try await pages(ran, names, builder, &gaps)
    try write(files, without: gaps, session)
  }

  /// Writes pages, and reports their gaps.
  ///
  /// - Throws: ``SourceText/Findings`` for pictures that are missing, and for files that cannot be written.
  func write(_ files: [ReportFolder.File], without gaps: PageGaps, _ session: Session) throws {
    OutcomePrinter(session).print(notes: gaps.notes)
    if !gaps.undrawn.isEmpty {
      let lessons = gaps.undrawn.map { "`\($0)`" }.joined(separator: session.language == .japanese ? "、" : ", ")
      session.tell(
        """
        lesson handout: The pages show tables instead of the state diagrams of \(lessons), because Graphviz is not \
        installed. Install it (`sudo apt-get install graphviz` or `brew install graphviz`), then make the pages again.
        """)
    }
    guard gaps.pictures.isEmpty else { throw Findings(gaps.pictures) }
    try ReportFolder.write(files, to: output, in: session.folder)
    for file in files.map(\.name) {
      let path = output == "." ? file : "\(output)/\(file)"
      session.say("wrote \(path)")
      if let panels = gaps.panels[file] { PanelReport(session).print(panels) }
    }
  }

  /// Returns a page for each language, with all its documents.
  private func pages(
    _ ran: [PageBuilder.Ran], _ names: [Language: String], _ builder: PageBuilder, _ gaps: inout PageGaps
  ) async throws(Finding) -> [ReportFolder.File] {
    var files: [ReportFolder.File] = []
    for language in Language.allCases {
      guard let name = names[language] else { continue }
      let documents = ran.filter { $0.document.language == language }
      let page = try await builder.page(documents, title: title, gaps: &gaps)
      files.append(ReportFolder.File(name: name, bytes: Array(page.html.utf8)))
      gaps.add(page.panels, of: name)
    }
    return files
  }

  /// The end of the names of files that hold only a part of their lessons.
  var suffix: String { only == nil ? "" : solutions ? "-solutions" : "-exercises" }

  /// Returns the file name for each language that has documents.
  private func fileNames(_ documents: [PageBuilder.Ran]) -> [Language: String] {
    var names: [Language: String] = [:]
    for language in Language.allCases {
      let own = documents.filter { $0.document.language == language }
      guard let first = own.first else { continue }
      let whole = self.documents.workshop.map { String(RelativePath.name(of: $0).prefix { $0 != "." }) } ?? "handout"
      let base = name ?? (own.count == 1 ? first.name : whole) + suffix
      names[language] = language == .english ? "\(base).html" : "\(base).\(language.rawValue).html"
    }
    return names
  }
}
