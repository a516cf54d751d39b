import ArgumentParser
import Terminal

/// `lesson manual`: prints the manual page that packages install; hidden from help.
struct ManualCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", _superCommandName: "lesson",
    abstract: "Print the manual page of lesson, for man.",
    discussion: "Example: lesson manual --date 2026-11-22 > lesson.1",
    shouldDisplay: false)

  @Option(help: ArgumentHelp("The date to print on the page.", valueName: "date"))
  var date = ""

  func run() async throws {
    let session = Session.current
    do {
      let root = try CommandDescription.read(await LessonCommand.descriptionText)
      session.output.write(text: ManualPage.text(root, version: LessonTool.version, date: date))
    } catch let error as DecodingError {
      session.tell(
        "manual: The command descriptions have an unknown format: \(String(describing: error))")
      throw ExitStatus.couldNotRun
    }
  }
}

extension LessonCommand {
  /// The declarations of all commands, as JSON from the argument parser.
  static var descriptionText: String {
    get async {
      do {
        _ = try await asyncParseAsRoot(["--experimental-dump-help"])
        return ""
      } catch {
        return fullMessage(for: error)
      }
    }
  }
}
