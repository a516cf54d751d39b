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

/// What documents came to in earlier runs, on disk: a file for each group of documents that are run together.
///
/// A file holds all that it depends on, byte for byte where a document or a picture is meant. What is damaged, of another
/// version or of another program is as good as nothing; that nothing can be written is no error.
package final class LessonCache: Sendable {
  private let folder: CacheFolder
  /// All that everything kept depends on.
  private let identity: String
  private let place = FileManager.default.currentDirectoryPath
  private let hasSwept = Atomic(false)
  /// How long what an experiment of this program computes may take without being kept.
  let quick: Duration

  /// Opens a cache; nil where nothing can be kept.
  ///
  /// - Parameters:
  ///   - folder: the folder of its files.
  ///   - program: the path of this program.
  ///   - surroundings: what else can change what this program gives, such as variables of its environment.
  ///   - quick: how long what an experiment of this program computes may take without being kept.
  package init?(folder: String, program: String, surroundings: String, quick: Duration = .milliseconds(2)) {
    self.folder = CacheFolder(folder)
    self.quick = quick
    guard let identity = ProgramIdentity.text(program) else { return nil }
    self.identity = identity + "\n" + surroundings
    guard self.folder.isOwn() else { return nil }
  }

  /// What is kept of a group; nil if nothing is.
  func group(_ key: Key) -> (group: KeptGroup, bytes: [UInt8])? {
    guard let bytes = folder.read(key.name), let group = KeptGroup(bytes, identity(key)) else { return nil }
    return (group, bytes)
  }

  /// Keeps a group, unless the file holds it already.
  func keep(_ group: KeptGroup, _ key: Key, replacing old: [UInt8]?) {
    let bytes = group.bytes(identity(key))
    guard bytes != old else { return }
    folder.write(bytes, to: key.name)
    if !hasSwept.exchange(true, ordering: .relaxed) { folder.sweep() }
  }

  /// What a group is called.
  struct Key: Sendable {
    fileprivate let text: String
    fileprivate let name: String
  }

  /// What the group of some documents, or of single cells, is called.
  func key(_ group: [Selection.Item], in folder: WorkingFolder) -> Key {
    var text = place
    for item in group {
      text += "\n" + folder.resolve(item.path)
      if let cell = item.cell { text += " \(cell)" }
      if let only = item.only { text += " \(only.words)" }
    }
    return Key(text: text, name: CacheFolder.name(for: text) + ".lesson")
  }

  private func identity(_ key: Key) -> String { identity + "\n" + key.text }
}
