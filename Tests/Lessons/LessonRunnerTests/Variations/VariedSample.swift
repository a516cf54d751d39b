import ExperimentKit
import Foundation
import LessonKit
import LessonRunner
import Results
import SourceText
import TestSupport

/// Lines that show the parameters, of all the types that a variation can change.
struct VariedSample: Experiment {
  enum Word: String, CaseIterable {
    case plain, refused, failing, slow, unavailable
  }

  static let about = About("varied.lines", en: "Parameters.", ja: "Parameters.")
  static let signature = Signature(
    Self.init,
    Parameter("bits", .integer(1...64), default: 5, help: "A number."),
    Parameter(
      "code",
      ParameterType<String>(.code(LocalizedText("a code"))) { node, _ in node.scalar ?? "" },
      absent: "none", help: "A code."),
    Parameter("codes", .list(of: .text, count: 1...100), absent: "none", help: "Codes."),
    Parameter("events", .list(of: .text, count: 0...100), default: [], help: "Events."),
    Parameter("word", .choice, default: Word.plain, help: "A word."),
    Parameter(
      "ratio", ParameterType<String>(.exactNumber(LocalizedText("a number"), .fraction)) { $0 }, default: "1/2",
      help: "A number."),
    Parameter("real", .number(-10...10), default: 0, help: "A number."),
    Parameter("flag", .truth, default: false, help: "A flag."))

  let bits: Int
  let code: String?
  let codes: [String]?
  let events: [String]
  let word: Word
  let ratio: String
  let real: Double
  let flag: Bool

  func run() throws -> Lines {
    switch word {
    case .plain: break
    case .refused: throw Rejection("word", "The word is refused.")
    case .failing: throw ExperimentError("The word fails.")
    case .slow: Thread.sleep(forTimeInterval: 2.3)
    case .unavailable: throw Unavailable("it is not here")
    }
    let all = "\(bits) \(code ?? "-") \(codes ?? []) \(events) \(ratio) \(real) \(flag)"
    return Lines([LocalizedText(en: all, ja: "値 \(all)")])
  }
}

/// The sample experiments, and one with parameters to vary.
let variedCatalogue = Catalogue(entries: sampleCatalogue.entries + Catalogue([VariedSample.self]).entries)

/// A folder with a lesson, which is run and updated.
struct VariedFolder {
  let folder: TemporaryFolder
  var variesAll = false

  init(_ text: String, name: String = "lesson.md") throws {
    folder = try TemporaryFolder()
    try write(text, to: name)
  }

  /// Writes a lesson with front matter.
  func write(_ text: String, to name: String = "lesson.md") throws {
    try folder.write("---\ntitle: T\n---\n\n\(text)", to: name)
  }

  private final class Collector {
    var outcomes: [DocumentOutcome] = []
    var updates: [UpdateOutcome] = []
  }

  /// Runs the lesson in all its languages.
  func run(_ path: String = "") async -> [DocumentOutcome] {
    let collector = Collector()
    var runner = Runner(catalogue: variedCatalogue)
    runner.variesAll = variesAll
    await runner.run(Selection(["\(folder.path)/\(path)"]), keepsResults: false) { collector.outcomes.append($0) }
    return collector.outcomes
  }

  /// Updates the lesson in all its languages.
  @discardableResult
  func update(_ path: String = "", isDryRun: Bool = false) async -> [UpdateOutcome] {
    let collector = Collector()
    await Updater(Runner(catalogue: variedCatalogue), isDryRun: isDryRun).update(
      Selection(["\(folder.path)/\(path)"])
    ) { collector.updates.append($0) }
    return collector.updates
  }

  /// The lock file.
  var lock: String { get throws { try folder.text("varied.lock") } }
}

/// Returns a cell that varies.
func variedCell(_ vary: String, name: String = "some", _ parameters: String = "") -> String {
  "```experiment varied.lines name=\(name) vary=\"\(vary)\"\n\(parameters)\n```\n"
}
