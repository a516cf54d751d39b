import LessonKit
import LessonRunner
import SourceText
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The times that documents took in earlier runs, in a JSON file of milliseconds by path.
struct DocumentTimes {
  /// The times, by the paths in reports.
  private(set) var milliseconds: [String: Int] = [:]

  /// Creates a table without times.
  init() {}

  /// Reads a file; a file that does not exist yet has no times.
  init(_ path: String, in folder: WorkingFolder) throws(Finding) {
    guard PathKind.identity(folder.resolve(path)) != nil else { return }
    let bytes = try folder.read(path)
    guard let times = try? JSONDecoder().decode([String: Int].self, from: Data(bytes)),
      times.values.allSatisfy({ $0 >= 0 })
    else {
      throw Finding(
        Place(file: path), "This is not a file of document times.", help: "Create one with `--write-times`.")
    }
    milliseconds = times
  }

  /// Records the time that a document took, unless its outcome came from the cache.
  mutating func take(_ outcome: DocumentOutcome) {
    guard let time = outcome.time, outcome.verdict == nil else { return }
    milliseconds[outcome.reportPath] = Int(time / .milliseconds(1))
  }

  /// Writes the file.
  func write(to path: String, in folder: WorkingFolder) throws(Finding) {
    guard let text = try? JSONText.of(milliseconds) else { return }
    try TextFile.replace(folder.resolve(path), with: Array((text + "\n").utf8))
  }
}
