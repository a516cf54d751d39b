import Hosts
import LessonRunner
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files and folders whose edits documents can depend on.
struct WatchedPaths {
  /// The folder that relative paths start from, as an absolute path.
  let root: String
  /// The folders, as absolute paths.
  let folders: [String]
  /// Single files outside these folders.
  let files: [String]
  /// The paths that every document depends on, as typed.
  let common: [String]

  /// Finds the paths to watch for a command's documents: the named folders, and the folders of named documents.
  ///
  /// It also finds the files that name their hosts, and the programs and other files that these name.
  init(_ documents: DocumentOptions, in folder: WorkingFolder, finder: ExperimentFinder) {
    func absolute(_ path: String) -> String { Self.absolute(path, in: folder) }
    root = absolute(".")
    common = [documents.setup, documents.modules].compactMap(\.self)
    let named = WorkshopFile.watched(documents.paths.isEmpty ? ["lessons"] : documents.paths, in: folder)
      .map { Self.file(of: $0, in: folder) }
    folders = Array(
      Set(named.map { PathKind.isFolder(folder.resolve($0)) ? absolute($0) : RelativePath.folder(of: absolute($0)) })
    ).sorted()
    let sources = named.compactMap { finder.hostsSource(near: PathKind.isFolder(folder.resolve($0)) ? "\($0)/" : $0) }
    let hosts = sources.flatMap { source in
      let place = RelativePath.folder(of: source.name)
      let words = source.file.hosts.flatMap { host in
        host.command.filter { $0.contains("/") } + (host.dependsOn ?? []).filter { !$0.hasPrefix("~") }
      }
      let paths = words.map { $0.hasPrefix("/") ? $0 : RelativePath.join(place, $0) }
      return [source.name] + paths.filter { !PathKind.isFolder(folder.resolve($0)) }
    }
    files = Set((common + hosts).map(absolute)).sorted()
  }

  /// Returns a path in the form that the watcher reports.
  static func absolute(_ path: String, in folder: WorkingFolder) -> String {
    RelativePath.join("/", RelativePath.resolve(folder.resolve(path), in: FileManager.default.currentDirectoryPath))
  }

  /// Returns the file of an address, without the cell.
  private static func file(of path: String, in folder: WorkingFolder) -> String {
    if PathKind.identity(folder.resolve(path)) != nil { return path }
    let end = path.lastIndex(of: "#") ?? path.lastIndex(of: ":") ?? path.endIndex
    return String(path[..<end])
  }
}
