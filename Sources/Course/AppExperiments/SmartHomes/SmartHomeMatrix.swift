import ExperimentKit

/// The operations that each controller can do.
///
/// Columns: `operation` and one for each controller: `app`, `siri`, `google-home-app`, `google-home-voice`.
///
/// Source: 001-8.
struct SmartHomeMatrix: Experiment {
  static let about = About(
    "smart-home.matrix", en: "The operations that each controller of a smart home can do.",
    ja: "スマート家電のコントローラーで、できることとできないこと。")
  static let signature = Signature(Self.init, SmartHomeParameters.automation, SmartHomeParameters.changes)

  let automation: Bool
  let changes: [SmartHome.Change]

  /// Returns the table, with one row per operation.
  func run() -> Table {
    let home = SmartHome(automation: automation, changes: changes)
    return Table(
      [.words("operation", en: "操作 (operation)", ja: "操作")]
        + SmartHomeController.allCases.map { Table.Column($0.rawValue, $0.title) },
      rows: SmartHomeOperation.allCases.map { operation in
        [.words(operation.title)]
          + SmartHomeController.allCases.map { .words(home[operation, $0].title) }
      })
  }
}
