import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the programs of hosts are looked for.
///
/// A name with a slash is a path from the folder of its `hosts.yml`. Any other name is looked for beside the program
/// `lesson`, then in `lib/swift-lessons` beside the folder that holds `lesson`, then on the search path.
public struct HostProgram: Sendable {
  private let program: String
  private let searchPath: String

  /// - Parameters:
  ///   - program: the path of `lesson`.
  ///   - searchPath: folders, joined by colons.
  public init(program: String, searchPath: String) {
    self.program = program
    self.searchPath = searchPath
  }

  /// What was found for the name of a host's program.
  enum Found: Sendable, Hashable {
    /// Its absolute path.
    case program(String)
    /// It is there, but cannot be executed.
    case notExecutable
    case missing
  }

  /// Looks for a host's program.
  ///
  /// - Parameters:
  ///   - name: the first word of its command.
  ///   - folder: the folder of its `hosts.yml`.
  /// - Returns: its path, or why it cannot be started.
  func find(_ name: String, from folder: String) -> Found {
    if name.contains("/") { return look(name.hasPrefix("/") ? name : "\(folder)/\(name)") }
    let bin = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appending(path: "lib/swift-lessons")
    let folders = [bin.path, installed.path] + searchPath.split(separator: ":").map(String.init)
    for folder in folders {
      if case .program(let path) = look("\(folder)/\(name)") { return .program(path) }
    }
    return .missing
  }

  private func look(_ path: String) -> Found {
    let manager = FileManager.default
    var isFolder = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return .missing }
    guard !isFolder, manager.isExecutableFile(atPath: path) else { return .notExecutable }
    return .program(path.hasPrefix("/") ? path : "\(manager.currentDirectoryPath)/\(path)")
  }
}
