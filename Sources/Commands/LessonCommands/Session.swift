import CLibrary
import ExperimentKit
import Hosts
import LessonRunner
import SourceText
import SwiftCells
import Terminal

/// The environment of a command: its output, the folder for relative paths, and its permissions.
package struct Session: Sendable {
  /// The session of the running command, for code that the argument parser calls.
  ///
  /// Commands, options and completions get no session as an argument, so they read this one and pass it on to whatever
  /// they call.
  @TaskLocal static var current = Session.process

  /// The output of the command.
  var output: TextOutput
  /// The remarks about the command: errors and hints.
  var messages: TextOutput
  /// The source of typed answers.
  var input = TextInput.standardInput
  /// The language of the program's messages; documents and results keep their own.
  var language = Language.english
  /// The language of reports, which do not depend on the locale.
  var reportLanguage = Language.english
  /// The folder that relative paths start from.
  var folder: WorkingFolder
  /// Whether the command runs inside a console cell, where it writes no files and runs no console cells.
  var isConsoleCell: Bool
  /// The folders and settings that Swift cells need.
  var swift: SwiftEnvironment
  /// The hosts of experiments, which end with the session.
  var hosts: HostPool
  /// The experiments that cells can call without a host.
  var catalogue = Catalogue([])
  /// The width of help text; nil for the width of the terminal.
  var columns: Int? { output.isMemory ? 80 : nil }

  /// A finder of experiments, including those of hosts.
  var experiments: ExperimentFinder { ExperimentFinder(catalogue, hosts: hosts, folder: folder) }

  /// The number of documents that run in parallel with a remote cache.
  private static let documentsWithRemoteCache = 32

  /// Returns a runner for the cells of documents in this session.
  func runner(swift cells: SwiftCells?) -> Runner {
    var runner = Runner(
      catalogue: catalogue, hosts: hosts, folder: folder, swift: cells,
      console: isConsoleCell ? nil : console, cache: swift.cache)
    // Most documents wait for the server then. The number of compilers is limited by the processors in any case.
    if swift.remoteCache != nil { runner.jobs = Self.documentsWithRemoteCache }
    return runner
  }

  /// An executor that runs a command as a console cell does.
  ///
  /// The command prints into memory, reads only from its folder, writes no files, and runs no console cells. It has the
  /// permissions of the command around it, and no others.
  var console: ConsoleExecutor {
    { arguments, folder in
      let printed = TextOutput.Memory()
      let session = Session(
        output: .memory(printed), messages: .memory(printed), input: .lines([]), folder: folder.confined,
        isConsoleCell: true, swift: swift, hosts: hosts, catalogue: catalogue)
      let status = try await LessonTool.perform(arguments, in: session)
      return ConsoleOutput(lines: printed.lines, status: status)
    }
  }

  /// The session of the process: its standard output, its standard error and its folder.
  package static let process = {
    let swift = SwiftEnvironment.process
    return Session(
      output: .standardOutput, messages: .standardError, language: .ofInterface, reportLanguage: .ofReports,
      folder: .current,
      isConsoleCell: false, swift: swift, hosts: swift.hosts(HostTrust(swift.trustStore)))
  }()

  /// Creates a session that prints into memory, for trusted documents.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments that cells can call without a host.
  ///   - output: the memory for the output of the command.
  ///   - messages: the memory for remarks about the command.
  ///   - input: the lines that are typed.
  ///   - language: the language of the program's messages.
  ///   - folder: the folder that relative paths start from.
  ///   - program: the path of the program; the libraries of this package are found next to it.
  ///   - searchPath: the folders to search for `swiftc`; nil for the `PATH` of the process.
  ///   - cacheFolder: the folder for cached outcomes; nil for none.
  ///   - trustFolder: the folder that records the trusted programs of hosts; nil to trust all.
  /// - Returns: the session.
  package static func captured(
    catalogue: Catalogue, output: TextOutput.Memory, messages: TextOutput.Memory, input: [String] = [],
    language: Language = .english,
    folder: WorkingFolder = .current, program: String? = nil, searchPath: String? = nil, cacheFolder: String? = nil,
    trustFolder: String? = nil
  ) -> Session {
    var swift = SwiftEnvironment.process
    swift.program = program ?? swift.program
    swift.searchPath = searchPath ?? swift.searchPath
    swift.cacheFolder = cacheFolder
    swift.trustFolder = trustFolder
    swift.stateFolder = nil
    swift.allowsWeakSandbox = true
    return Session(
      output: .memory(output), messages: .memory(messages), input: .lines(input), language: language,
      reportLanguage: language,
      folder: folder, isConsoleCell: false, swift: swift,
      hosts: swift.hosts(trustFolder == nil ? .all : HostTrust(swift.trustStore)), catalogue: catalogue)
  }
}
