import ArgumentParser
import LessonKit
import LessonPage
import SourceText
import Terminal
import Workshops

/// `lesson plan`: prints the schedule of a workshop for its teacher.
struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", _superCommandName: "lesson",
    abstract: "Print the plan of a workshop: times, sections, notes and answers.",
    discussion: """
      With '--live', the plan follows the workshop: it says what to show on the screen now, when the time of a part is \
      over, the answers, and what to leave out if you are late. Enter or `next` starts the next part, and `quit` ends \
      the plan.

      The file of a workshop has a title, its minutes, and its parts. Texts are in one language, or in several: \
      `{en: TEXT, ja: TEXT}`. Each part is one of these:

      - `lesson: FOLDER` with `minutes`, and perhaps `sections`, the anchors of the headings to show; `skip-if-late`, the \
      sections to leave out if you are late; and `notes`.

      - `activity: TITLE` with `minutes`, and perhaps `text` for learners and `notes`.

      - `break: MINUTES` or `slack: MINUTES`, perhaps with `notes`. Only the plan and `lesson next` show breaks, and \
      only the plan shows slack and notes.

      Example: lesson plan lessons/workshops/five-bits.yml --start 13:30
      Example: lesson plan lessons/workshops/five-bits.yml --live
      """)

  @Argument(help: "The file of the workshop.", completion: .file(extensions: ["yml", "yaml"]))
  var workshop: String
  @Option(help: ArgumentHelp("The start time.", valueName: "HH:MM"))
  var start: String?
  @Flag(help: "Follow the workshop as it happens, starting now.")
  var live = false
  @Option(
    help: ArgumentHelp("The number of minutes that pass in one minute, to rehearse '--live'.", valueName: "times"))
  var speed: Double = 1
  @OptionGroup var cells: CellOptions
  @Option(help: "The language (default: the language of LESSON_LANGUAGE, or else of the locale).")
  var language: Language?

  func validate() throws {
    if let start, ClockTime(start) == nil {
      throw ValidationError.usage("'--start' takes a time such as 13:30, not '\(start)'.")
    }
    if !(speed > 0 && speed <= 3600) { throw ValidationError.usage("'--speed' takes a number above 0, up to 3600.") }
    if speed != 1, !live { throw ValidationError.usage("'--speed' needs '--live'.") }
  }

  func run() async throws {
    var session = cells.session
    if let language { session.language = language }
    let output = session.output
    let parts = try WorkshopFile.read(workshop, session)
    let builder = try PageBuilder.forReading(session)
    let pages = try await WorkshopFile.pages(parts, builder, session)
    var gaps = PageGaps()
    let spoken = parts.language(for: session.language)
    let page = try await pages.page(spoken, gaps: &gaps)
    OutcomePrinter(session).print(gaps.all)
    let text = PlanText(
      parts: parts, page: page, language: spoken, start: start.flatMap { ClockTime($0) })
    if live {
      await LivePlan(text, speed: speed, columns: session.output.terminalColumns).run(reading: session.input.read) {
        line in
        output.write(text: line)
        _ = TextOutput.finishStandardOutput()
      }
    } else {
      output.write(lines: text.lines)
    }
  }
}
