import CLibrary
import Hosts
import SourceText

/// What tells this program, with the libraries that it has loaded, from another build of it.
enum ProgramIdentity {
  /// The identity of the program at a path; nil if one of its files was changed while it was being started.
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

  /// The libraries that are loaded; the system's own on macOS are no files.
  private static var loadedFiles: [String]? {
    #if canImport(Darwin)
      (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #else
      LoadedFiles.paths(of: nil)
    #endif
  }
}
