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
/// taken for each other. A cache that cannot be read or written is an empty one.
struct OutcomeCache: Sendable {
  /// How long an entry is kept.
  private static let longestRest: TimeInterval = 30 * 24 * 60 * 60

  /// The folder; nil for no cache.
  let folder: String?

  /// What is stored in one file.
  private struct Entry<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  /// The value that was stored under a key.
  func value<Value: Codable>(_ type: Value.Type = Value.self, for key: String) -> Value? {
    guard let path = path(for: key), let bytes = try? Data(contentsOf: URL(filePath: path)),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: bytes), entry.key == key
    else { return nil }
    return entry.value
  }

  /// Stores a value under a key.
  func store<Value: Codable>(_ value: Value, for key: String) {
    guard let folder, let path = path(for: key),
      let bytes = try? JSONEncoder().encode(Entry(key: key, value: value))
    else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? bytes.write(to: URL(filePath: path), options: .atomic)
    if Self.swept.withLock({ $0.insert(folder).inserted }) { removeOldEntries(in: folder) }
  }

  /// The folders from which this process has removed what is old.
  private static let swept = Mutex<Set<String>>([])

  /// Removes what was kept a month ago, once a process.
  private func removeOldEntries(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      guard let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date,
        date.timeIntervalSinceNow < -Self.longestRest
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private func path(for key: String) -> String? {
    folder.map { "\($0)/\(Self.hash(key)).json" }
  }

  /// The 64-bit FNV-1a hash of a text, in hexadecimal digits.
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
