import LessonKit
import LessonRunner
import SourceText
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How long documents took in earlier runs: a JSON file of milliseconds by paths.
struct DocumentTimes {
  /// The times, by the paths that reports have.
  private(set) var milliseconds: [String: Int] = [:]

  /// Knows nothing.
  init() {}

  /// Reads a file; one that is not there yet knows nothing.
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

  /// Takes how long a document took, unless it was not run again.
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
