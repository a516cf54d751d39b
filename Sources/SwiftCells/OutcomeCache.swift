import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Outcomes of earlier runs on disk, found again by all that they depend on.
///
/// A file is named for a short hash of its key and begins with the key itself, so that two keys with one hash are never
/// taken for each other. A cache that cannot be read or written is an empty one. Without a folder, and with one that others
/// can write to, outcomes are kept in memory, so that what two languages of a lesson have in common is still compiled and run once.
final class OutcomeCache: Sendable {
  /// Where outcomes are kept on disk; nil for nowhere.
  let folder: String?
  private let memory = Mutex<[String: any Sendable]>([:])

  /// Opens a cache in a folder; nil for one that ends with this run.
  init(folder: String?) {
    self.folder = folder.flatMap { CacheFolder($0).isOwn() ? $0 : nil }
  }

  /// What is stored in one file.
  private struct Entry<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  /// The value that was stored under a key.
  func value<Value: Codable & Sendable>(_ type: Value.Type = Value.self, for key: String) -> Value? {
    guard let folder else { return memory.withLock { $0[key] as? Value } }
    guard let bytes = CacheFolder(folder).read(Self.name(for: key)),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: Data(bytes)), entry.key == key
    else { return nil }
    return entry.value
  }

  /// Stores a value under a key.
  func store<Value: Codable & Sendable>(_ value: Value, for key: String) {
    guard let folder = folder.map({ CacheFolder($0) }) else { return memory.withLock { $0[key] = value } }
    guard let bytes = try? JSONEncoder().encode(Entry(key: key, value: value))
    else { return }
    folder.write(Array(bytes), to: Self.name(for: key))
    folder.sweep()
  }

  private static func name(for key: String) -> String { "\(CacheFolder.name(for: key)).json" }
}
