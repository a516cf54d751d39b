import ExperimentKit

/// What a program makes of a damaged file when it starts: the source's code beside the corrected one, really run.
///
/// A store with another value than the default is saved, the file is damaged, and the program starts again.
///
/// Columns: `file`, `article`, `corrected` (what each does).
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

  /// The table, one row a damage, after one without.
  ///
  /// - Throws: what Foundation throws where no temporary folder can be made.
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
