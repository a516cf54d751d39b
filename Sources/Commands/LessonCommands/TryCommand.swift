import ArgumentParser
import CrashRecovery
import ExperimentKit
import LessonKit
import LessonRunner
import Rasters
import Results
import SourceText
import Terminal

/// `lesson try`: runs an experiment without a lesson.
struct TryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", _superCommandName: "lesson",
    abstract: "Run an experiment without a lesson.",
    discussion: """
      `lesson experiments NAME` lists the parameters. Values are YAML, as in a lesson.

      Example: lesson try integer.table encoding=bias bits=4 bias=7
      Example: lesson try integer.ring encoding=twos-complement --output ring.svg
      """)

  @Argument(help: "The name of the experiment.", completion: .custom(ExperimentCompletion.names))
  var experiment: String
  @Argument(
    help: ArgumentHelp("The parameters of the experiment.", valueName: "key=value"),
    completion: .custom(ExperimentCompletion.parameters))
  var parameters: [String] = []
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the result to this file, replacing an existing one; `-` is standard output.", valueName: "file"),
    completion: .file())
  var output: String?
  @OptionGroup var language: LanguageOption
  @OptionGroup var format: FormatOption

  func run() async throws {
    let session = Session.current
    let result: CellResult
    do {
      result = try await CrashRecovery.run { [call = ExperimentArguments(experiment, parameters)] isApart in
        try await call.prepared(session, apart: isApart).run()
      }
    } catch {
      throw session.report(error, place: ExperimentArguments(experiment, parameters).place)
    }
    do {
      try show(result, session)
    } catch {
      if let status = error as? ExitCode { throw status }
      guard let error = error as? PNGError else {
        if let finding = error as? Finding {
          session.report(finding)
        } else {
          session.tell("\(String(describing: error))")
        }
        throw ExitStatus.usage
      }
      session.report(
        Finding(Place(file: "lesson try \(experiment)"), "The experiment returned a PNG that cannot be read: \(error)"))
      throw ExitStatus.couldNotRun
    }
  }

  private func show(_ result: CellResult, _ session: Session) throws {
    let picture = try PictureFile(result, language.language)
    let bytes: [UInt8]
    switch format.format {
    case .json: bytes = Array(try JSONText.of(result.json(language.language)).utf8) + [UInt8(ascii: "\n")]
    case .text:
      bytes = picture?.bytes ?? result.text(language.language).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    }
    if let output, output != "-" {
      if format.format == .text { try PictureFormat.check(output, picture?.format, result.kind) }
      try write(bytes, to: output, session)
    } else if format.format == .text, let picture, output == nil, isForReading(picture, session) {
      session.output.write(words: picture.alt)
      let format = picture.format.rawValue
      session.tell(
        format == "svg"
          ? "The result is an \(format.uppercased()). To write it to a file, use `--output FILE.\(format)`."
          : "The result is a \(format.uppercased()). To write it to a file, use `--output FILE.\(format)`."
      )
    } else if format.format == .text, picture == nil, output == nil {
      session.output.write(result, language.language)
    } else {
      session.output.write(bytes: bytes)
    }
  }

  /// Whether the description of a picture is printed instead of its bytes.
  ///
  /// The bytes are useful only to a file or another program.
  private func isForReading(_ picture: PictureFile, _ session: Session) -> Bool {
    picture.format == .svg ? session.output.terminalColumns != nil : !session.output.takesBytes
  }

  /// Writes a file.
  ///
  /// A name that no file can have is wrong usage; a failure of the disk is not.
  private func write(_ bytes: [UInt8], to output: String, _ session: Session) throws {
    let path = session.folder.resolve(output)
    let parent = RelativePath.prefix(of: path)
    do throws(Finding) {
      let notes = try TextFile.replace(path, with: bytes)
      session.say("wrote \(output)")
      OutcomePrinter(session).print(notes: notes)
    } catch {
      guard PathKind.identity(parent.isEmpty ? "." : parent) != nil,
        PathKind.leadsToFile(path) || PathKind.identity(path) == nil
      else {
        throw error
      }
      session.report(error)
      throw ExitStatus.couldNotRun
    }
  }
}
