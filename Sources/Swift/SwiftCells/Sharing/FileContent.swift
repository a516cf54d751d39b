import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The identity of a file's content, the same on every machine.
///
/// The files are installed ones: the program, the compiler, libraries. Reading 200 MB takes some 50 ms, so the result
/// is cached under the fingerprint of the file.
struct FileContent: Sendable {
  package let cache: OutcomeCache

  /// Returns the identity of a file's content in a few words; nil if the file cannot be read.
  func words(of path: String) -> String? {
    guard let fingerprint = FileFingerprint(path), !fingerprint.isFolder else { return nil }
    let key = "content \(path) \(fingerprint)"
    if let known = cache.value(String.self, for: key) { return known }
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return nil }
    let words = "\(bytes.count) \(String(bytes.withUnsafeBytes { Checksum.of($0) }, radix: 16))"
    if fingerprint.isOlder(than: .now) { cache.store(words, for: key) }
    return words
  }
}
