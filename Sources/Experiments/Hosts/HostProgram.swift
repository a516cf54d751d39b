import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lookup of host programs.
///
/// A name with a slash is a path from the folder of its `hosts.yml`. Any other name is looked up next to the program
/// `lesson`, then in `lib/swift-lessons` next to the folder of `lesson`, then on the search path.
package struct HostProgram: Sendable {
  private let program: String
  private let searchPath: String

  /// Creates the lookup next to `lesson` and on a search path.
  ///
  /// - Parameters:
  ///   - program: the path of `lesson`.
  ///   - searchPath: folders, joined by colons.
  package init(program: String, searchPath: String) {
    self.program = program
    self.searchPath = searchPath
  }

  /// The result for the name of a host's program.
  enum Found: Sendable, Hashable {
    /// The absolute path of the program.
    case program(String)
    /// The program is there, but cannot be executed.
    case notExecutable
    case missing
  }

  /// Finds a host's program.
  ///
  /// - Parameters:
  ///   - name: the first word of its command.
  ///   - folder: the folder of its `hosts.yml`.
  /// - Returns: its path, or the reason that it cannot be started.
  func find(_ name: String, from folder: String) -> Found {
    if name.contains("/") { return look(RelativePath.resolve(name, in: folder)) }
    let folders = [bin.path, installed] + searchPath.split(separator: ":").map(String.init)
    for folder in folders {
      if case .program(let path) = look("\(folder)/\(name)") { return .program(path) }
    }
    return .missing
  }

  /// Returns the path of a program that was installed with `lesson`, or is on the search path; nil if there is none.
  package func path(_ name: String) -> String? {
    if case .program(let path) = find(name, from: ".") { path } else { nil }
  }

  /// The declaration of `lesson` itself as a host of its own experiments.
  var ownDeclaration: HostDeclaration {
    var declaration = HostDeclaration(
      name: "lesson", command: [program, "experiments", "--host"], topics: [], place: Place(file: program))
    declaration.isOwnProgram = true
    declaration.timeLimit = .seconds(600)
    return declaration
  }

  /// The folder of `lesson`.
  private var bin: URL { URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent() }

  /// The folder of the hosts that are installed with `lesson`.
  private var installed: String { bin.deletingLastPathComponent().appending(path: "lib/swift-lessons").path }

  /// Returns whether a program was installed with `lesson` and has no arguments.
  ///
  /// A file that names it chooses topics, limits and dependencies; it starts only programs that the user has already.
  func isInstalled(_ found: Found, _ command: [String]) -> Bool {
    command.count == 1 && !command[0].contains("/") && found == .program("\(installed)/\(command[0])")
  }

  /// Returns whether a file was installed with `lesson`, or belongs to the checkout with `lesson` in its build folder.
  ///
  /// - Parameter hostsFile: the path of the file, without links to folders.
  /// - Returns: whether it is one of these.
  func isInstalled(hostsFile: String) -> Bool {
    let bin = bin.path
    if let end = bin.ranges(of: "/.build/").last?.lowerBound, hostsFile == "\(bin[..<end])/lessons/hosts.yml" {
      return true
    }
    let data = URL(filePath: bin).deletingLastPathComponent().appending(path: "share/swift-lessons").path
    return RelativePath.below(data, hostsFile) != nil
  }

  private func look(_ path: String) -> Found {
    let manager = FileManager.default
    var isFolder = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return .missing }
    guard !isFolder, manager.isExecutableFile(atPath: path) else { return .notExecutable }
    return .program(RelativePath.resolve(path, in: manager.currentDirectoryPath))
  }
}
