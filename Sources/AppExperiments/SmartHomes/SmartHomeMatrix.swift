import ExperimentKit
import Results
import SourceText

/// Which controller can do what.
///
/// Columns: `operation` and one for each controller: `app`, `siri`, `google-home-app`, `google-home-voice`.
///
/// Source: 001-8.
public struct SmartHomeMatrix: ListedExperiment {
  /// The name that cells use.
  public static let name = "smart-home.matrix"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which controller of a smart home can do what.", ja: "スマート家電のコントローラーで、できることとできないこと。")

  /// The automation and the changes.
  public static let parameters: [any ParameterDeclaration] = [
    SmartHomeParameters.automation, SmartHomeParameters.changes,
  ]

  let home: SmartHome

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    home = SmartHomeParameters.home(arguments)
  }

  /// The table, one row an operation.
  public func run() -> Table {
    Table(
      [.words("operation", en: "操作 (operation)", ja: "操作")]
        + SmartHomeController.allCases.map { Table.Column($0.rawValue, $0.title) },
      rows: SmartHomeOperation.allCases.map { operation in
        [.words(operation.title)]
          + SmartHomeController.allCases.map { .words(home[operation, $0].title) }
      })
  }
}
