import ArgumentParser
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import Workshops

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `lesson next`: goes through a workshop or a lesson in the terminal, from one question to the next.
struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", _superCommandName: "lesson",
    abstract: "Go through a workshop or a lesson in the terminal, question by question.",
    discussion: """
      The command prints the text up to the next question, and waits for an answer. Nothing that it has printed \
      changes later. Tables are read row by row, and pictures are described in words. Answers are saved at once: \
      without a path, the command continues the workshop or lesson of last time.

      After a wrong answer, try again, or press Return for the result. Your first answers make the code at the end. \
      Above it, the command lists what you got wrong, and why.

      Type an answer, or: hint, skip, try key=value, again, back, ? for "I do not know yet", quit. Japanese words and \
      full-width digits work too.

      Example: lesson next lessons/workshops/five-bits.yml
      Example: lesson next lessons/twos-complement
      """)

  @Argument(
    help: "The file of a workshop, or a lesson (default: the workshop or lesson of last time).",
    completion: .file(extensions: ["yml", "yaml", "md"]))
  var path: String?
  @Option(
    help: ArgumentHelp(
      "The file that stores your answers (default: a file in your folder for application state).", valueName: "file"),
    completion: .file())
  var state: String?
  @Option(
    help: ArgumentHelp("The folder for the files of Swift exercises.", valueName: "folder"), completion: .directory)
  var exercises = "exercises"
  @Flag(help: "Start again from the beginning, without your earlier answers.")
  var restart = false
  @Option(help: "The language (default: the language of LESSON_LANGUAGE, or else of the locale).")
  var language: Language?
  @OptionGroup var cells: CellOptions

  func run() async throws {
    var session = cells.session
    if let language { session.language = language }
    guard let file = state.map({ session.folder.resolve($0) }) ?? session.swift.stateFolder.map(LearnerLog.path)
    else {
      throw Finding(
        Place(file: "lesson next"), "There is no home folder to save answers in.", help: "Choose a file with `--state`."
      )
    }
    var log = try LearnerLog(path: file)
    guard let path = path ?? log.lastCourse else {
      throw Finding(
        Place(file: "lesson next"), "There is no workshop or lesson to continue.",
        help: "Name a workshop or a lesson: `lesson next lessons/workshops/five-bits.yml`.")
    }
    if restart { try log.append(LearnerRecord(course: Self.absolute(path, session), event: .restart)) }
    var dialogue = NextDialogue(
      try await course(path, session), log, session,
      exercises: exercises, command: (["lesson next", self.path ?? path] + options).joined(separator: " "))
    await dialogue.run()
  }

  /// The options that continue the course in the same way.
  private var options: [String] {
    (state.map { ["--state", $0] } ?? []) + (language.map { ["--language", $0.rawValue] } ?? [])
  }

  private func course(_ path: String, _ session: Session) async throws -> NextCourse {
    let builder = try PageBuilder.forReading(session)
    let whole = Self.absolute(path, session)
    if WorkshopFile.isOne(path) {
      let parts = try WorkshopFile.read(path, session)
      let pages = try await WorkshopFile.pages(parts, builder, session)
      return NextCourse(
        path: whole, title: parts.workshop.title[session.language], isWorkshop: true,
        try pages.readings(session.language))
    }
    let (ran, findings) = await builder.run(Selection([path], in: session.folder))
    if !findings.isEmpty { throw Findings(findings) }
    let own = ran.filter { $0.document.language == session.language }
    let shown = own.isEmpty ? ran.filter { $0.document.language == ran.first?.document.language } : own
    let parts = try shown.map { (reading: try $0.reading(), document: Optional($0.document)) }
    return NextCourse(path: whole, title: parts.first?.reading.title ?? path, isWorkshop: false, parts)
  }

  /// Returns the absolute path of a course, which identifies it in every folder.
  private static func absolute(_ path: String, _ session: Session) -> String {
    let path = session.folder.resolve(path)
    return path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(RelativePath.plain(path))"
  }
}
