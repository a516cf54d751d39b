import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Outcomes of earlier runs on disk, found again by all that they depend on.
///
/// A file is named for a short hash of its key and holds the key itself, so that two keys with one hash are never
/// taken for each other; it begins with a checksum, so that a damaged one is none. A cache that cannot be read or written is an empty one. Without a folder, and with one that others
/// can write to, outcomes are kept in memory, so that what two languages of a lesson have in common is still compiled and run once.
package final class OutcomeCache: Sendable {
  /// Where outcomes are kept on disk; nil for nowhere.
  package let folder: String?
  private let memory = Mutex<[String: any Sendable]>([:])

  /// Opens a cache in a folder; nil for one that ends with this run.
  package init(folder: String?) {
    self.folder = folder.flatMap { CacheFolder($0).isOwn() ? $0 : nil }
  }

  /// What is stored in one file.
  private struct Entry<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  /// The value that was stored under a key.
  package func value<Value: Codable & Sendable>(_ type: Value.Type = Value.self, for key: String) -> Value? {
    guard let folder else { return memory.withLock { $0[key] as? Value } }
    guard let bytes = CacheFolder(folder).read(Self.name(for: key)).flatMap(Self.checked),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: Data(bytes)), entry.key == key
    else { return nil }
    return entry.value
  }

  /// Stores a value under a key.
  package func store<Value: Codable & Sendable>(_ value: Value, for key: String) {
    guard let folder = folder.map({ CacheFolder($0) }) else { return memory.withLock { $0[key] = value } }
    guard let bytes = try? JSONEncoder().encode(Entry(key: key, value: value))
    else { return }
    folder.write(Self.checksum(of: bytes[...]) + bytes, to: Self.name(for: key))
    folder.sweep()
  }

  private static let checksumLength = 17

  /// The checksum of bytes in hexadecimal digits, on a line of its own.
  private static func checksum(of bytes: some Collection<UInt8>) -> [UInt8] {
    let digits = String(Array(bytes).withUnsafeBytes { Checksum.of($0) }, radix: 16)
    return Array((String(repeating: "0", count: checksumLength - 1 - digits.count) + digits + "\n").utf8)
  }

  /// The bytes behind a checksum; nil if it is that of others.
  private static func checked(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let rest = bytes.dropFirst(checksumLength)
    return bytes.prefix(checksumLength).elementsEqual(checksum(of: rest)) ? rest : nil
  }

  private static func name(for key: String) -> String { "\(CacheFolder.name(for: key)).json" }
}
