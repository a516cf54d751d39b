import ArgumentParser

/// The root of the command line.
struct LessonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract:
      "Run lessons: Markdown documents whose tables, transcripts and pictures are recomputed and compared.",
    discussion: """
      A PATH is a lessons folder, a lesson's folder, a document, a workshop, or a cell: DOCUMENT#NAME or DOCUMENT:LINE.

      Exit status: 0 everything agrees; 1 something differs; 2 something could not be run or read; 64 wrong usage; 130 \
      interrupted.

      Messages and help are in the language of LESSON_LANGUAGE (en or ja), or else of the locale. NO_COLOR=1 turns off \
      colors.

      Example: lesson run lessons --report lesson-report
      """,
    version: LessonTool.version,
    subcommands: [
      RunCommand.self, UpdateCommand.self, WatchCommand.self, NewCommand.self, ListCommand.self, CheckCommand.self,
      ReportCommand.self,
      TryCommand.self,
      ExperimentsCommand.self, HandoutCommand.self, ExportCommand.self, ServeCommand.self,
      LanguageServerCommand.self, JupyterCommand.self, KernelCommand.self, PlanCommand.self,
      ClassCommand.self, NextCommand.self, PlayCommand.self, TrustCommand.self,
      ManualCommand.self,
    ])
}

/// The format of a printed result.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}

/// The option that chooses between text and JSON.
struct FormatOption: ParsableArguments {
  @Option(name: .customLong("format"), help: .format)
  var format: OutputFormat = .text
}

extension ArgumentHelp {
  /// The help of the option that chooses between text and JSON.
  static let format = ArgumentHelp("The output format.")
}
