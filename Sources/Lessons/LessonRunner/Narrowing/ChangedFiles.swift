import Hosts
import LessonKit
import SourceText
import SwiftCells

/// The files that were changed, and the documents that depend on them.
package struct ChangedFiles: Sendable {
  /// The folder that relative paths start from, as an absolute path.
  private let folder: String
  /// The absolute paths of the files.
  private let paths: Set<String>
  /// Whether something that all documents depend on was changed.
  private var touchesAll = false

  /// Creates a set of changed files.
  ///
  /// - Parameters:
  ///   - paths: their absolute paths.
  ///   - folder: the folder that relative paths start from, as an absolute path.
  ///   - common: files and folders that every document depends on.
  ///   - changesCode: whether code was changed on which every document depends.
  package init(_ paths: Set<String>, in folder: String, common: [String] = [], changesCode: Bool = false) {
    (self.paths, self.folder) = (paths, folder)
    touchesAll = changesCode || common.contains(where: changes)
  }

  /// Whether a file, or one in a folder, was changed.
  private func changes(_ path: String) -> Bool {
    let path = absolute(path)
    return paths.contains(path) || paths.contains { RelativePath.below(path, $0) != nil }
  }

  private func absolute(_ path: String) -> String { RelativePath.join("/", RelativePath.resolve(path, in: folder)) }

  /// Whether a document depends on a changed file.
  ///
  /// It depends on itself, its pictures, its modules, the files that its cells name, and the hosts of its experiments
  /// with their dependencies. A console cell can depend on any file.
  func touch(_ path: String, in working: WorkingFolder, finder: ExperimentFinder) -> Bool {
    if paths.isEmpty { return false }
    if touchesAll || changes(path) { return true }
    guard let document = try? working.document(path) else { return true }
    if document.hasListings, changesSetup(of: path) { return true }
    let folder = RelativePath.folder(of: path)
    let modules = document.frontMatter?.modules ?? original(of: path, in: working)
    if modules.contains(where: { changes(RelativePath.join(folder, $0)) }) { return true }
    if document.cells.contains(where: { $0.digest != nil }), changes(VariedLock.path(for: path)) { return true }
    for cell in document.cells {
      if case .console = cell.action { return true }
      if cell.experiment != nil, namesChanged(cell.body, from: folder) { return true }
      if case .image(let destination, _)? = cell.transcript?.content, changes(RelativePath.join(folder, destination)) {
        return true
      }
    }
    let names = document.cells.compactMap(\.experiment).filter { !finder.isOwn($0) }
    guard !names.isEmpty, let source = finder.hostsSource(near: path) else { return false }
    if changes(source.name) { return true }
    let place = RelativePath.folder(of: source.name)
    let topics = Set(names.map { String($0.prefix { $0 != "." }) })
    return source.file.hosts.contains { host in
      guard !topics.isDisjoint(with: host.topics) else { return false }
      let program = host.command.filter { $0.contains("/") }
      return (program + (host.dependsOn ?? [])).contains {
        changes(RelativePath.resolve($0, in: place))
      }
    }
  }

  /// Whether a set-up above a document, or in a catalog next to a folder above it, was changed.
  private func changesSetup(of path: String) -> Bool {
    let document = absolute(path)
    return paths.contains { changed in
      guard RelativePath.name(of: changed) == SetupFile.name else { return false }
      let folder = RelativePath.folder(of: changed)
      return RelativePath.below(folder.hasSuffix(".docc") ? RelativePath.folder(of: folder) : folder, document) != nil
    }
  }

  /// Whether parameters name a changed file, that is, contain its name anywhere.
  private func namesChanged(_ parameters: String, from folder: String) -> Bool {
    let folder = absolute(folder)
    return paths.contains { RelativePath.below(folder, $0) != nil && parameters.contains(RelativePath.name(of: $0)) }
  }

  /// Returns the modules of a translation, which `lesson.md` names.
  private func original(of path: String, in working: WorkingFolder) -> [String] {
    guard DocumentName(path: path).isTranslation else { return [] }
    return (try? working.document(RelativePath.join(RelativePath.folder(of: path), "lesson.md")))?.frontMatter?.modules
      ?? []
  }
}
