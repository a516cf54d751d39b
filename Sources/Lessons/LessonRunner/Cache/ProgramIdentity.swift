import CLibrary
import Hosts
import SourceText

/// The identity of this program and the libraries that it has loaded, which differs for every build.
enum ProgramIdentity {
  /// Returns the identity of the program at a path; nil if one of its files changed while it started.
  static func text(_ program: String) -> String? {
    guard let loaded = loadedFiles else { return nil }
    let now = FileTime.now
    var lines: [String] = []
    for path in [program] + loaded.sorted() {
      guard let fingerprint = FileFingerprint(path) else { continue }
      guard fingerprint.isOlder(than: now) else { return nil }
      lines.append("\(path) \(fingerprint)")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The paths of the loaded libraries; the system's own on macOS are not files.
  private static var loadedFiles: [String]? {
    #if canImport(Darwin)
      (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #else
      LoadedFiles.paths(of: nil)
    #endif
  }
}
