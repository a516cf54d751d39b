import ExperimentKit
import Experiments
import LessonCommands
import LessonRunner
import SourceText
import Terminal

/// The root of the package.
let packageRoot = String(
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/"))

/// The output and the exit status of a command.
struct CommandLineRun {
  var output: String
  var messages: String
  var status: Int32

  /// Runs `lesson` with some arguments, from a folder.
  static func lesson(_ words: String..., in folder: String = packageRoot) async -> CommandLineRun {
    await lesson(words, in: folder)
  }

  /// Runs `lesson` with some arguments and typed lines, from a folder, for a reader of a language.
  static func lesson(
    _ words: [String], typing lines: [String] = [], in folder: String = packageRoot, language: Language = .english
  ) async -> CommandLineRun {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard,
      output: output, messages: messages, input: lines, language: language,
      folder: WorkingFolder.current.folder(of: folder + "/"))
    let status = await LessonTool.run(words, in: session)
    return CommandLineRun(output: output.content, messages: messages.content, status: status)
  }
}
