import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileManager {
  /// Returns the path of a file with a fingerprint that changes with the file; nil if it does not exist.
  package func fingerprint(ofFile path: String) -> String? {
    FileFingerprint(path).map { "\(path) \($0)" }
  }
}
