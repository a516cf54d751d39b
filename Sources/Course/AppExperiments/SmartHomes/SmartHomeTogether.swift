import ExperimentKit

/// The operations that several controllers can do together, for every choice of some of them.
///
/// Columns: `controllers`, `can` (the number of operations), `missing`.
///
/// Source: 001-8.
struct SmartHomeTogether: Experiment {
  static let about = About(
    "smart-home.together", en: "The operations that controllers can do together, for every combination.",
    ja: "コントローラーを組み合わせると何ができるか。すべての組み合わせ。")
  static let signature = Signature(
    Self.init, SmartHomeParameters.automation, SmartHomeParameters.changes,
    Parameter(
      "among", .list(of: ParameterType<SmartHomeController>.choice, count: 1...4),
      default: [.siri, .googleHomeApp, .googleHomeVoice],
      help: LocalizedText(en: "The controllers to choose from.", ja: "選ぶもとになるコントローラー。")))

  let home: SmartHome
  let among: [SmartHomeController]

  init(automation: Bool, changes: [SmartHome.Change], among: [SmartHomeController]) throws {
    (home, self.among) = (SmartHome(automation: automation, changes: changes), among)
    if let twice = among.first(where: { controller in among.count { $0 == controller } > 1 }) {
      throw Rejection("among", "Duplicate controller `\(twice.rawValue)`.", help: "List each controller only once.")
    }
  }

  /// Returns the table, with one row per choice, small ones first.
  func run() -> Table {
    let choices = (1..<1 << among.count).map { bits in among.indices.filter { bits >> $0 & 1 == 1 }.map { among[$0] } }
    return Table(
      [
        .words("controllers", en: "controllers", ja: "コントローラー"), .number("can", en: "can", ja: "できる数"),
        .words("missing", en: "missing", ja: "できないこと"),
      ],
      rows: (1...among.count).flatMap { size in choices.filter { $0.count == size } }.map { choice in
        let can = home.covered(by: choice)
        let missing = SmartHomeOperation.allCases.filter { !can.contains($0) }.map(\.words)
        return [
          .words(choice.map(\.title).joined(" + ")), .number(can.count),
          missing.isEmpty ? .absent : .words(missing.joined(.comma)),
        ]
      })
  }
}
