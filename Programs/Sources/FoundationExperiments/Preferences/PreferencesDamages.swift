import ExperimentKit

/// The effects of a damaged file at the start of a program: the source's code next to the corrected code, both run.
///
/// A store with another value than the default is saved, the file is damaged, and the program starts again.
///
/// Columns: `file`, `article`, `corrected` (the effect on each).
///
/// Source: 004-2.
struct PreferencesDamages: Experiment {
  static let about = About(
    "preferences.damages", en: "The behavior of a program with a damaged file of preferences.",
    ja: "壊れた環境設定ファイルを読んだときの、アプリの動作。"
  )
  static let signature = Signature(
    Self.init,
    Parameter(
      "version", .text, default: "010001",
      help: LocalizedText(
        en: "The version of the program that starts again; 010001 wrote the file.",
        ja: "次に起動するアプリのバージョン。ファイルを書いたのは010001。")))

  let version: String

  /// Returns the table, with one row per damage, after one without.
  ///
  /// - Throws: Foundation's error if no temporary folder can be created.
  func run() throws -> Table {
    let damages: [PreferenceDamage?] = [nil] + PreferenceDamage.allCases
    return Table(
      [
        .words("file", en: "the file", ja: "ファイル"), .words("article", en: "the article's code", ja: "記事のコード"),
        .words("corrected", en: "the corrected code", ja: "直したコード"),
      ],
      rows: try damages.map { damage in
        [
          .words(damage?.title ?? LocalizedText(en: "unharmed", ja: "異変なし")),
          .words(try outcome(damage, .article)), .words(try outcome(damage, .corrected)),
        ]
      })
  }

  private func outcome(_ damage: PreferenceDamage?, _ code: CodeVersion) throws -> LocalizedText {
    try PreferenceFile.inTemporaryFolder { file in
      let events: [PreferenceEvent] =
        [.open(version: "010001"), .set("ShopId", .int(5)), .save] + (damage.map { [.damage($0)] } ?? [])
        + [.open(version: version)]
      let run = PreferenceMachine.store(code).run(
        events, context: PreferenceStore(code, .here, PreferenceEntry.ofSource, file))
      return (run.steps.last?.printed ?? []).joined(.semicolon)
    }
  }
}
