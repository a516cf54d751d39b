import CLibrary
import ExperimentKit
import Hosts
import LessonRunner
import SourceText
import SwiftCells
import Terminal

/// What surrounds a command: where it prints, where relative paths start, and what it may do.
package struct Session: Sendable {
  /// The session of the command that runs, for what the argument parser makes.
  ///
  /// Commands, options and completions get nothing passed; whatever they call gets the session passed.
  @TaskLocal static var current = Session.process

  /// What the command was asked for.
  var output: TextOutput
  /// What the command has to say about it: errors and hints.
  var messages: TextOutput
  /// Where answers come from.
  var input = TextInput.standardInput
  /// The language of what the program says itself; documents and results keep theirs.
  var language = Language.english
  /// The language of reports, which do not depend on the locale.
  var reportLanguage = Language.english
  /// Where relative paths start.
  var folder: WorkingFolder
  /// Whether the command runs inside a console cell, where it writes no files and runs no console cells.
  var isConsoleCell: Bool
  /// What Swift cells need.
  var swift: SwiftEnvironment
  /// The hosts of experiments, which end with the session.
  var hosts: HostPool
  /// The experiments that cells can call without a host.
  var catalogue = Catalogue([])
  /// The width for help; nil for that of the terminal.
  var columns: Int? { output.isMemory ? 80 : nil }

  /// Finds experiments, also those of hosts.
  var experiments: ExperimentFinder { ExperimentFinder(catalogue, hosts: hosts, folder: folder) }

  /// How many documents are run at a time where outcomes come from a remote cache.
  private static let documentsWithRemoteCache = 32

  /// What runs the cells of documents in this session.
  func runner(swift cells: SwiftCells?) -> Runner {
    var runner = Runner(
      catalogue: catalogue, hosts: hosts, folder: folder, swift: cells,
      console: isConsoleCell ? nil : console, cache: swift.cache)
    // Most of them wait for the server then; compilers are no more than there are processors all the same.
    if swift.remoteCache != nil { runner.jobs = Self.documentsWithRemoteCache }
    return runner
  }

  /// Runs a command as a console cell does: it prints into memory, reads nothing outside of its folder, writes no files, and
  /// runs no console cells; it may do what the command around it may, and no more.
  private var console: ConsoleExecutor {
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

  /// Makes a session that prints into memory, for documents that are trusted.
  ///
  /// - Parameters:
  ///   - catalogue: the experiments that cells can call without a host.
  ///   - output: takes what the command was asked for.
  ///   - messages: takes what the command says about it.
  ///   - input: the lines that are typed.
  ///   - language: the language of what the program says itself.
  ///   - folder: where relative paths start.
  ///   - program: the path of the program, beside which the libraries of this package are found.
  ///   - searchPath: the folders in which `swiftc` is looked for; nil for those of the process.
  ///   - cacheFolder: where outcomes are kept; nil for nowhere.
  ///   - trustFolder: where it is kept which programs of hosts are trusted; nil to trust all.
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
