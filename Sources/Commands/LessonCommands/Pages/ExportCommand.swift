import ArgumentParser
import LessonExport
import LessonKit
import LessonNotebooks
import LessonPage
import LessonReport
import LessonRunner
import SourceText
import Terminal
import Workshops

/// `lesson export`: writes lessons as notebooks, and their questions for learning platforms.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: "lesson",
    abstract: "Write lessons as notebooks or DocC tutorials, or their questions for Moodle, Canvas, and ILIAS.",
    discussion: """
      `ipynb` is a notebook for JupyterLab, VS Code, and other programs. `myst` is a text notebook for Jupyter Book and \
      Sphinx, without outputs. A notebook for learners shows no answer before it asks. Its first cell names the \
      lesson, which is copied to the folder `lessons` next to the notebook if it is elsewhere. With `--answers`, all \
      cells have their outputs.

      `docc` is a tutorial page for the documentation catalog of a Swift package, with a table of contents. Questions \
      with slips, and quizzes, are multiple choices at its end. Other collapsed answers are omitted.

      `gift` is a text file for Moodle. `qti` is a package in QTI 1.2, which Canvas imports as it is; for ILIAS, unpack \
      it and import the XML file next to the manifest. Each language has its own file.

      The wrong answers of slips come with their reasons. Pictures become their descriptions, and hints and Swift \
      exercises are omitted.

      The lessons are run first. Only lessons that agree with their results are exported.

      Example: lesson export lessons/bias --to ipynb --output course
      Example: lesson export lessons/bias --to docc --output Sources/Bits/Bits.docc
      Example: lesson export lessons/bias --to gift
      Example: lesson export lessons/bias lessons/float5 --to qti --output course --name five-bits
      Example: lesson export lessons/workshops/five-bits.yml --to gift
      """)

  /// A format of files.
  enum Target: String, CaseIterable, ExpressibleByArgument {
    case ipynb, myst, docc, gift, qti

    /// Whether each document becomes a file of its own.
    var hasFilePerDocument: Bool { self != .gift && self != .qti }
  }

  /// The questions of a language, and the title of the file.
  private struct Questions {
    var title: String
    var lessons: [AskedQuestions]
  }

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var cells: CellOptions
  @Option(help: "The format of the files.")
  var to: Target
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the files, created if it is missing.", valueName: "folder"),
    completion: .directory)
  var output = "."
  @Option(
    help: ArgumentHelp(
      "The name of the files, without extensions (default: the name of the lesson or workshop, or `questions` for several lessons).",
      valueName: "name"))
  var name: String?
  @Flag(help: "Show the answers and solutions in notebooks, too, with the outputs of all cells.")
  var answers = false

  func validate() throws {
    if documents.paths.isEmpty {
      throw ValidationError.usage("Name lessons: `lesson export lessons/twos-complement --to gift`.")
    }
    if answers, to != .ipynb { throw ValidationError.usage("'--answers' needs '--to ipynb'.") }
    if name != nil, to.hasFilePerDocument {
      throw ValidationError.usage("'--to \(to.rawValue)' names files after their lessons. Remove '--name'.")
    }
    if let name, !name.isKebabCase {
      throw ValidationError.usage("`\(name)` is not a valid name. Use lowercase words joined by hyphens.")
    }
  }

  func run() async throws {
    let session = cells.session
    switch to {
    case .ipynb: return try await notebooks(.jupyter, session)
    case .myst: return try await notebooks(.myst, session)
    case .docc: return try await tutorials(session)
    case .gift, .qti: break
    }
    let builder = try PageBuilder(session, documents)
    var found: [Language: Questions] = [:]
    let base: String
    if let path = documents.workshop, documents.paths.count == 1 {
      base = String(RelativePath.name(of: path).prefix { $0 != "." })
      let parts = try WorkshopFile.read(path, session)
      let pages = try await WorkshopFile.pages(parts, builder, session)
      for language in parts.languages {
        let lessons = try pages.shown(language).compactMap(\.self).map { try asked($0, session) }
        found[language] = Questions(title: parts.workshop.title[language], lessons: lessons)
      }
    } else {
      let ran = try await builder.agreeing(documents.selection(session), session) {
        session.tell("Only lessons that agree with their results are exported. Run `lesson update`.")
      }
      let names = Set(ran.map(\.name))
      base = names.count == 1 ? ran[0].name : "questions"
      for language in Language.allCases {
        let lessons = try ran.filter { $0.document.language == language }.map { try asked($0, session) }
        if let title = lessons.first?.title { found[language] = Questions(title: title, lessons: lessons) }
      }
    }
    try write(found, name ?? base, session)
  }

  /// Returns the questions of a document, and reports predictions without a result.
  private func asked(_ ran: PageBuilder.Ran, _ session: Session) throws -> AskedQuestions {
    let asked = try AskedQuestions(ran)
    OutcomePrinter(session).print(
      notes: asked.unasked.map { line in
        Finding(
          Place(file: ran.document.path, line: line),
          "This question is not exported: there is no result to compare answers with.",
          help: "Export on a machine where the cell can run.")
      })
    return asked
  }

  private func write(_ found: [Language: Questions], _ name: String, _ session: Session) throws {
    var files: [(file: ReportFolder.File, count: Int)] = []
    for language in Language.allCases {
      guard let questions = found[language] else { continue }
      let own = language == .english ? name : "\(name).\(language.rawValue)"
      let items = questions.lessons.map { ($0.title, $0.questions.flatMap(ExportedItem.items)) }
      let count = items.reduce(0) { $0 + $1.1.count }
      guard count > 0 else { continue }
      let file =
        if to == .gift {
          ReportFolder.File(
            name: "\(own).gift.txt",
            bytes: Array(items.reduce(into: GIFTText()) { $0.add($1.1, category: $1.0) }.text.utf8))
        } else {
          ReportFolder.File(
            name: "\(own).qti.zip",
            bytes: QTIPackage(name: own, title: questions.title, language, items.flatMap(\.1)).bytes)
        }
      files.append((file, count))
    }
    guard !files.isEmpty else {
      session.tell("These lessons have no predictions and no quizzes, so there is nothing to export.")
      throw ExitStatus.couldNotRun
    }
    try ReportFolder.write(files.map(\.file), to: output, in: session.folder)
    for (file, count) in files {
      session.say("wrote \(written(file.name)) (questions: \(count))")
    }
  }
}
