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

  /// The absolute path of a host's program; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: the first word of its command.
  ///   - folder: the folder of its `hosts.yml`.
  func path(_ name: String, from folder: String) -> String? {
    let manager = FileManager.default
    func executable(_ path: String) -> String? {
      var isFolder = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder), !isFolder else { return nil }
      guard manager.isExecutableFile(atPath: path) else { return nil }
      return path.hasPrefix("/") ? path : "\(manager.currentDirectoryPath)/\(path)"
    }
    if name.contains("/") { return executable(name.hasPrefix("/") ? name : "\(folder)/\(name)") }
    let bin = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appending(path: "lib/swift-lessons")
    let folders = [bin.path, installed.path] + searchPath.split(separator: ":").map(String.init)
    return folders.lazy.compactMap { executable("\($0)/\(name)") }.first
  }
}
