import ExperimentKit
import Results
import SourceText

/// What controllers can do together: every choice of some of them.
///
/// Columns: `controllers`, `can` (how many operations), `missing`.
///
/// Source: 001-8.
public struct SmartHomeTogether: ListedExperiment {
  /// The name that cells use.
  public static let name = "smart-home.together"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What controllers can do together, for every choice of them.", ja: "コントローラーを組み合わせると何ができるか。すべての組み合わせ。")

  static let among = Parameter(
    "among", .list(of: .choice(among: SmartHomeController.allCases), count: 1...4),
    default: [SmartHomeController.siri, .googleHomeApp, .googleHomeVoice],
    help: LocalizedText(en: "The controllers to choose from.", ja: "選ぶもとになるコントローラー。"))

  /// The automation, the changes and the controllers.
  public static let parameters: [any ParameterDeclaration] = [
    SmartHomeParameters.automation, SmartHomeParameters.changes, among,
  ]

  let home: SmartHome
  let among: [SmartHomeController]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a controller that stands twice.
  public init(_ arguments: Arguments) throws {
    home = SmartHomeParameters.home(arguments)
    among = arguments[Self.among]
    if let twice = among.first(where: { controller in among.count { $0 == controller } > 1 }) {
      throw Rejection("among", "`\(twice.rawValue)` stands twice.", help: "Name each controller once.")
    }
  }

  /// The table, one row a choice, small ones first.
  public func run() -> Table {
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
          .words(
            en: choice.map(\.title.en).joined(separator: " + "), ja: choice.map(\.title.ja).joined(separator: " + ")),
          .number(can.count),
          missing.isEmpty
            ? .absent
            : .words(en: missing.map(\.en).joined(separator: ", "), ja: missing.map(\.ja).joined(separator: "、")),
        ]
      })
  }
}
