import ExperimentKit
import Foundation

/// The rest of a preference file after the process that saves it is killed in the middle, run on this machine.
///
/// A file exists already. Another process saves new values and is killed by the system after writing a number of bytes.
///
/// Columns: `bytes`, `process` (its end), `in-place` and `atomic` (the content of the file afterward).
///
/// Source: 004-2.
struct PreferencesKilled: Experiment {
  static let about = About(
    "preferences.killed", en: "The contents of a file when the process that saves it is killed.",
    ja: "保存の途中でプロセスが強制終了されたとき、ファイルに何が残るか。", example: "bytes=[0,200]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "bytes", .list(of: .integer(0...100_000), count: 1...20), default: [0, 1, 200, 400, 1000],
      help: LocalizedText(
        en: "The number of bytes written before the process is killed; if it is large enough, the process finishes.",
        ja: "何バイト書いたところで強制終了するか。十分に大きければ強制終了しない。")))

  let bytes: [Int]

  /// Returns the table, with one row per number of bytes.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if the program that is killed is missing; Foundation's error if no
  ///   temporary folder can be created.
  func run() throws -> Table {
    Table(
      [
        .number("bytes", en: "bytes", ja: "バイト"), .words("process", en: "the process", ja: "プロセス"),
        .words("in-place", en: "written in place", ja: "直接書く"), .words("atomic", en: "atomically", ja: "アトミックに書く"),
      ],
      rows: try bytes.map { limit in
        let inPlace = try PreferenceKill(atomically: false, after: limit)
        let atomic = try PreferenceKill(atomically: true, after: limit)
        return [
          .number(limit), .words(Self.end(inPlace, atomic)), .words(inPlace.words), .words(atomic.words),
        ]
      })
  }

  private static func end(_ inPlace: PreferenceKill, _ atomic: PreferenceKill) -> LocalizedText {
    switch (inPlace.signal, atomic.signal) {
    case (SIGXFSZ, SIGXFSZ): LocalizedText(en: "killed by SIGXFSZ", ja: "SIGXFSZで強制終了")
    case (nil, nil): LocalizedText(en: "comes to its end", ja: "正常に終了")
    case (let one, let other):
      LocalizedText("\(one.map { "\($0)" } ?? "–"), \(other.map { "\($0)" } ?? "–")")
    }
  }
}
