import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What tells the content of a file from any other, on every machine.
///
/// The files are those that were installed: the program, the compiler, libraries. A file of 200 MB takes some 50 ms, so what
/// was found is kept under what tells the file from an earlier one at its path.
struct FileContent: Sendable {
  package let cache: OutcomeCache

  /// The content of a file in a few words; nil if it cannot be read.
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
