import CLibrary
import ExperimentKit
import Results
import SourceText

/// A word, unless the experiment crashes or does not end.
struct Crash: Experiment {
  static let about = About("crash.word", en: "Crashes in a given manner.", ja: "指定されたとおりに異常終了する。")

  static let signature = Signature(
    Self.init,
    Parameter(
      "manner", ParameterType<Manner>.choice, default: .none,
      help: LocalizedText(en: "The manner of the crash.", ja: "異常終了のしかた。")),
    Parameter("word", .text, default: "word", help: LocalizedText(en: "The result.", ja: "結果。")))

  /// A manner in which code ends.
  enum Manner: String, CaseIterable {
    case none, index, message, overflow, recursion, abort, global, loop
  }

  let manner: Manner
  let word: String

  private static let fallen: Int = {
    let none: [Int] = []
    return none[none.count]
  }()

  func run() -> Lines {
    switch manner {
    case .none: break
    case .index: print([1, 2][word.count + 2])
    case .message: fatalError("the parts do not fit")
    case .overflow: print(Int.max + word.count)
    case .recursion: print(Self.depth(word.count))
    case .abort: abort()
    case .global: print(Self.fallen)
    case .loop: while getpid() > 0 {}
    }
    return Lines([LocalizedText(word)])
  }

  /// Returns a number after a recursion that never ends, with an array at each level, so that no compiler makes it a loop.
  private static func depth(_ level: Int) -> Int {
    var levels = [level]
    if level >= 0 { levels.append(depth(level + 1)) }
    return levels.count
  }
}

/// A word whose parameters crash when they are read.
struct CrashOfParameters: Experiment {
  static let about = About("crash.parameters", en: "Crashes at a word.", ja: "ある語で異常終了する。")

  static let signature = Signature(
    Self.init, Parameter("word", .text, default: "word", help: LocalizedText(en: "The result.", ja: "結果。")))

  let word: String

  init(word: String) throws {
    if word == "crash" { fatalError("the word crashes") }
    self.word = word
  }

  func run() -> Lines { Lines([LocalizedText(word)]) }
}

/// A table with many rows.
struct Rows: Experiment {
  static let about = About("crash.rows", en: "Returns many rows.", ja: "多くの行を返す。")

  static let signature = Signature(
    Self.init,
    Parameter("count", .integer(1...65_536), default: 1, help: LocalizedText(en: "The rows.", ja: "行の数。")))

  let count: Int

  func run() -> Table {
    Table(
      [Table.Column("number", LocalizedText(en: "number", ja: "番号"))],
      rows: (1...count).map { [.plain("\($0)")] })
  }
}
