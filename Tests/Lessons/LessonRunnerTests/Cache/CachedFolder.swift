import ExperimentKit
import Foundation
import LessonKit
import LessonRunner
import SwiftCells
import TestSupport

/// A folder with lessons, a program, and a cache, with a counted cell that shows whether documents were run.
struct CachedFolder {
  let folder: TemporaryFolder
  /// The word that the counted cells of this folder begin with.
  let word = "w\(UInt32.random(in: 0 ... .max))"
  var surroundings = ""
  var swift: SwiftCells?
  /// Whether missing files that documents name are reported.
  var looksForNames = false
  /// The folder of the cache.
  var cacheFolder: String
  /// The time below which a counted cell is not cached; no machine is so busy that a cell takes that long.
  var quick = Duration.seconds(600)

  init() throws {
    folder = try TemporaryFolder()
    cacheFolder = folder.path + "/cache"
    try folder.write("program", to: "program")
  }

  /// Returns a lesson with a counted cell, and the rest that a test needs.
  func lesson(_ rest: String = "", frontMatter: String = "", manner: String = "quick") -> String {
    "---\ntitle: T\n\(frontMatter)---\n\n\(cell("", manner))\n\(rest)"
  }

  /// Returns a counted cell that agrees.
  func cell(_ words: String = "", _ manner: String = "quick", name: String = "counted") -> String {
    let text = words.isEmpty ? word : "\(word) \(words)"
    return """
      ```experiment counted.lines name=\(name)
      text: \(text)
      manner: \(manner)
      ```

      ```transcript
      \(text)
      ```

      """
  }

  private var runner: Runner {
    var runner = Runner(
      catalogue: Catalogue(entries: sampleCatalogue.entries + Catalogue([CountedLines.self]).entries), swift: swift,
      console: { _, _ in ConsoleOutput(lines: [], status: 0) },
      cache: LessonCache(
        folder: cacheFolder, program: folder.path + "/program", surroundings: surroundings, quick: quick))
    runner.looksForNames = looksForNames
    return runner
  }

  /// Runs a path, and returns the counts and the number of counted cells that were computed.
  ///
  /// It first waits for the clock of files, because a file written just now cannot be distinguished from the next
  /// version.
  @discardableResult
  func run(_ path: String = "lesson.md", keepsResults: Bool = false) async -> (summary: Summary, computed: Int) {
    await settle()
    let before = CountedLines.count(of: word)
    var summary = Summary()
    await runner.run(Selection(["\(folder.path)/\(path)"]), keepsResults: keepsResults) { summary.add($0) }
    return (summary, CountedLines.count(of: word) - before)
  }

  /// Updates a path, and returns the number of changed cells and of counted cells that were computed.
  @discardableResult
  func update(_ path: String = "lesson.md") async -> (changed: Int, computed: Int) {
    await settle()
    let before = CountedLines.count(of: word)
    var changed = 0
    await Updater(runner, isDryRun: false).update(Selection(["\(folder.path)/\(path)"])) { changed += $0.changedCells }
    return (changed, CountedLines.count(of: word) - before)
  }

  /// Returns the files of the cache.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cacheFolder).filter { $0.hasSuffix(".lesson") }
  }

  /// Waits until a file that is written now has a different time than the existing files.
  func settle() async {
    try? await Task.sleep(for: .milliseconds(30))
  }
}

extension Summary {
  /// Adds a document's counts.
  mutating func add(_ document: DocumentOutcome) {
    var record = RunRecord()
    record.summary = self
    record.add(document, keeps: false)
    self = record.summary
  }
}
