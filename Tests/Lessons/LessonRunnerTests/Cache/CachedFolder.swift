import ExperimentKit
import Foundation
import LessonKit
import LessonRunner
import SwiftCells
import TestSupport

/// A folder with lessons, a program and a cache, in which a counted cell tells whether documents were run.
struct CachedFolder {
  let folder: TemporaryFolder
  /// The word that the counted cells of this folder begin with.
  let word = "w\(UInt32.random(in: 0 ... .max))"
  var surroundings = ""
  var swift: SwiftCells?
  /// Whether it is told what documents name and does not exist.
  var looksForNames = false
  /// Where outcomes are kept.
  var cacheFolder: String
  /// How long a counted cell may take without being kept; no machine is so busy that one takes that long.
  var quick = Duration.seconds(600)

  init() throws {
    folder = try TemporaryFolder()
    cacheFolder = folder.path + "/cache"
    try folder.write("program", to: "program")
  }

  /// A lesson with a counted cell, and what else a test wants.
  func lesson(_ rest: String = "", frontMatter: String = "", manner: String = "quick") -> String {
    "---\ntitle: T\n\(frontMatter)---\n\n\(cell("", manner))\n\(rest)"
  }

  /// A counted cell that agrees.
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

  /// What running a path gives, and how many counted cells were computed.
  ///
  /// What was written just now cannot be told from what is written next, so it first waits for the clock of files.
  @discardableResult
  func run(_ path: String = "lesson.md", keepsResults: Bool = false) async -> (summary: Summary, computed: Int) {
    await settle()
    let before = CountedLines.count(of: word)
    var summary = Summary()
    await runner.run(Selection(["\(folder.path)/\(path)"]), keepsResults: keepsResults) { summary.add($0) }
    return (summary, CountedLines.count(of: word) - before)
  }

  /// What updating a path does, and how many counted cells were computed.
  @discardableResult
  func update(_ path: String = "lesson.md") async -> (changed: Int, computed: Int) {
    await settle()
    let before = CountedLines.count(of: word)
    var changed = 0
    await Updater(runner, isDryRun: false).update(Selection(["\(folder.path)/\(path)"])) { changed += $0.changedCells }
    return (changed, CountedLines.count(of: word) - before)
  }

  /// The files of the cache.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cacheFolder).filter { $0.hasSuffix(".lesson") }
  }

  /// Waits until a file that is written now has another time than those that are there.
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
