import ArgumentParser
import CLibrary
import CrashRecovery
import ExperimentKit
import Hosts
import LessonKit
import LessonReport
import LessonRunner
import Processes
import SourceText
import Terminal

/// The `lesson` program: runs its subcommands for a process, for a console cell, or for a test.
package enum LessonTool {
  /// The version of the program.
  package static let version = "0.2.0"

  /// Runs the command in the process's arguments and ends the process with its status.
  ///
  /// - Parameter catalogue: the experiments that cells can call without a host.
  package static func main(_ catalogue: Catalogue) async -> Never {
    RemoteCacheHeader.take()
    Interruption.install()
    CrashRecovery.install()
    let files = OpenFileLimit.raise()
    guard files >= OpenFileLimit.needed else {
      OutcomePrinter(.process).print([
        Finding(
          Place(file: "ulimit -n"), "At most \(files) files can be open at once here, which is too few.",
          help: "Allow \(OpenFileLimit.needed) or more: `ulimit -n \(2 * OpenFileLimit.needed)`.")
      ])
      exit(ExitStatus.couldNotRun.rawValue)
    }
    var session = Session.process
    session.catalogue = catalogue
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: session)
    guard TextOutput.finishStandardOutput() else {
      Session.process.tell("standard output: Not everything could be written. Is the disk full?")
      exit(ExitStatus.couldNotRun.rawValue)
    }
    exit(status)
  }

  /// Runs a command, then stops the hosts.
  ///
  /// - Parameters:
  ///   - arguments: the words after `lesson`.
  ///   - session: the command's output, and the folder that relative paths start from.
  /// - Returns: the exit status.
  package static func run(_ arguments: [String], in session: Session) async -> Int32 {
    // Only a console cell throws what the machine lacks: the command around it reports that.
    let status = (try? await perform(arguments, in: session)) ?? ExitStatus.couldNotRun.rawValue
    if !session.isConsoleCell { await session.hosts.finish() }
    return status
  }

  /// Runs a command and returns its exit status.
  ///
  /// - Throws: ``Unavailable`` if the machine lacks something, but only inside a console cell.
  static func perform(_ arguments: [String], in session: Session) async throws -> Int32 {
    try await Session.$current.withValue(session) {
      do {
        if session.isConsoleCell { try ConsoleCommand(arguments).check(in: session.folder) }
        var command = try await parse(arguments)
        try await ProgressLine.watch(session.messages) {
          do {
            if var command = command as? any AsyncParsableCommand {
              try await command.run()
            } else {
              try command.run()
            }
          } catch {
            throw session.told(error)
          }
        }
        return 0
      } catch let status as ExitCode {
        return status.rawValue
      } catch let missing as Unavailable where session.isConsoleCell {
        throw missing
      } catch {
        let status = LessonCommand.exitCode(for: error).rawValue
        let isTranslated = session.language == .japanese
        var message = LessonCommand.fullMessage(for: error, columns: isTranslated ? 1_000_000 : session.columns)
        if isTranslated { message = HelpText.japanese(message, columns: session.output.terminalColumns ?? 80) }
        if arguments.first?.hasPrefix("--generate-completion-script") == true, status == 0 {
          session.output.write(text: CompletionScript.completed(message))
        } else if status == 0 {
          session.output.write(text: message)
        } else {
          session.messages.write(text: message)
        }
        return status
      }
    }
  }

  /// Parses the words after `lesson`.
  ///
  /// A subcommand with valid arguments is parsed by itself, in a third of the time that the whole tree of commands
  /// takes. Anything else, and every error, goes to the root command, which has the right error messages.
  private static func parse(_ arguments: [String]) async throws -> any ParsableCommand {
    let subcommands = LessonCommand.configuration.subcommands
    let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    if let name = named, !name.hasPrefix("-"), name != "help", !subcommands.contains(where: { $0._commandName == name })
    {
      let names = subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
      let help = Suggestion.help(for: name, among: names, what: "commands")
      throw ValidationError.usage("Unknown command `\(name)`. \(help)")
    }
    let subcommand = subcommands.first { $0._commandName == arguments.first }
    if let subcommand = subcommand as? any AsyncParsableCommand.Type,
      let command = try? await subcommand.asyncParseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == subcommand
    {
      return command
    }
    return try await LessonCommand.asyncParseAsRoot(arguments)
  }
}

/// The exit statuses of the subcommands, besides 0 for success.
enum ExitStatus {
  /// A result differs from its transcript, or a document would change.
  static let differs = ExitCode(1)
  /// A document could not be read or a cell could not run.
  static let couldNotRun = ExitCode(2)

  /// Ends a run with its verdict.
  ///
  /// - Throws: the exit status, unless the verdict is good.
  static func end(_ verdict: RunVerdict) throws {
    switch verdict.ending {
    case .good: return
    case .failed: throw differs
    case .couldNotRun: throw couldNotRun
    }
  }

  /// The arguments of the command are wrong.
  static let usage = ExitCode(64)
}
