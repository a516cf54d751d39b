import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Outcomes of earlier runs on disk, found by all that they depend on.
///
/// The name of a file is a short hash of its key, and the file contains the key itself, so that two keys with the same
/// hash are never confused. It begins with a checksum, so that a damaged file counts as missing. A cache that cannot be
/// read or written counts as empty. Without a folder, or with one that others can write to, outcomes are stored in
/// memory: then cells that two languages of a lesson share are still compiled and run only once.
package final class OutcomeCache: Sendable {
  /// The folder that stores outcomes on disk; nil for none.
  package let folder: String?
  private let memory = Mutex<[String: any Sendable]>([:])

  /// Opens a cache in a folder; nil for a cache that ends with this run.
  package init(folder: String?) {
    self.folder = folder.flatMap { CacheFolder($0).isOwn() ? $0 : nil }
  }

  /// The content of a file.
  private struct Entry<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  /// Returns the value that was stored under a key; nil if there is none.
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

  /// Returns the checksum of bytes in hexadecimal digits, on a line of its own.
  private static func checksum(of bytes: some Collection<UInt8>) -> [UInt8] {
    let digits = String(Array(bytes).withUnsafeBytes { Checksum.of($0) }, radix: 16)
    return Array((String(repeating: "0", count: checksumLength - 1 - digits.count) + digits + "\n").utf8)
  }

  /// Returns the bytes after a checksum; nil if the checksum does not match.
  private static func checked(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let rest = bytes.dropFirst(checksumLength)
    return bytes.prefix(checksumLength).elementsEqual(checksum(of: rest)) ? rest : nil
  }

  private static func name(for key: String) -> String { "\(CacheFolder.name(for: key)).json" }
}
