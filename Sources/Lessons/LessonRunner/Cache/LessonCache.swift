import ExperimentKit
import Hosts
import LessonKit
import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The outcomes of documents from earlier runs, on disk: one file for each group of documents that run together.
///
/// A file holds everything that it depends on: documents and pictures byte for byte. A damaged file, or one of another
/// version or another program, counts as missing. A failure to write is not an error.
package final class LessonCache: Sendable {
  private let folder: CacheFolder
  /// A description of everything that all cached data depends on.
  private let identity: String
  private let place = FileManager.default.currentDirectoryPath
  private let hasSwept = Atomic(false)
  /// The time below which the result of an experiment of this program is not cached.
  let quick: Duration

  /// Creates a cache; nil if nothing can be cached.
  ///
  /// - Parameters:
  ///   - folder: the folder of its files.
  ///   - program: the path of this program.
  ///   - surroundings: other influences on the results of this program, such as environment variables.
  ///   - quick: the time below which the result of an experiment of this program is not cached.
  package init?(folder: String, program: String, surroundings: String, quick: Duration = .milliseconds(2)) {
    self.folder = CacheFolder(folder)
    self.quick = quick
    guard let identity = ProgramIdentity.text(program) else { return nil }
    self.identity = identity + "\n" + surroundings
    guard self.folder.isOwn() else { return nil }
  }

  /// Returns the cached data of a group; nil if there is none.
  func group(_ key: Key) -> (group: KeptGroup, bytes: [UInt8])? {
    guard let bytes = folder.read(key.name), let group = KeptGroup(bytes, identity(key)) else { return nil }
    return (group, bytes)
  }

  /// Caches a group, unless the file holds it already.
  func keep(_ group: KeptGroup, _ key: Key, replacing old: [UInt8]?) {
    let bytes = group.bytes(identity(key))
    guard bytes != old else { return }
    folder.write(bytes, to: key.name)
    if !hasSwept.exchange(true, ordering: .relaxed) { folder.sweep() }
  }

  /// The key of a group.
  struct Key: Sendable {
    fileprivate let text: String
    fileprivate let name: String
  }

  /// Names a group of documents or single cells.
  ///
  /// - Parameters:
  ///   - group: the documents or cells.
  ///   - folder: the folder that relative paths start from.
  ///   - variesAll: whether cells are computed for more values than their authors name.
  /// - Returns: the key of the group.
  func key(_ group: [Selection.Item], in folder: WorkingFolder, variesAll: Bool) -> Key {
    var text = variesAll ? "\(place) --vary" : place
    for item in group {
      text += "\n" + folder.resolve(item.path)
      if let cell = item.cell { text += " \(cell)" }
      if let only = item.only { text += " \(only.words)" }
    }
    return Key(text: text, name: CacheFolder.name(for: text) + ".lesson")
  }

  private func identity(_ key: Key) -> String { identity + "\n" + key.text }
}
