import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileManager {
  /// The path of a file and what tells it from an earlier one there; nil if it is not there.
  package func fingerprint(ofFile path: String) -> String? {
    FileFingerprint(path).map { "\(path) \($0)" }
  }
}
