#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileManager {
  /// The path, the size and the time of a file, which tell it from an earlier one; nil if it is not there.
  func fingerprint(ofFile path: String) -> String? {
    guard let attributes = try? attributesOfItem(atPath: path), let date = attributes[.modificationDate] as? Date,
      let size = attributes[.size]
    else { return nil }
    return "\(path) \(size) \(date.timeIntervalSince1970)"
  }
}
