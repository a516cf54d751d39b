import ExperimentKit

/// The change of one role's color in one place, with constants named for roles or for colors.
///
/// Columns: `element`, `constant`, `before`, `after`, `meant` (whether the change was intended for the element).
///
/// Source: 004-6.
struct IndirectionColors: Experiment {
  static let about = About(
    "indirection.colors", en: "The color of a role changed in one place.", ja: "役割の色を1か所で変更する。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "named-for", .choice, default: Names.role,
      help: LocalizedText(en: "Whether constants are named for roles or for colors.", ja: "定義の名前を、役割で付けるか、色で付けるか。")),
    Parameter(
      "role", .choice, default: ScreenRole.error,
      help: LocalizedText(en: "The role whose color to change.", ja: "色を変えたい役割。")),
    Parameter(
      "color", .choice, default: ScreenColor.orange,
      help: LocalizedText(en: "The new color.", ja: "新しい色。")))

  /// The kind of name of the constants.
  enum Names: String, CaseIterable, Sendable {
    case role
    case color
  }

  let names: Names
  let role: ScreenRole
  let color: ScreenColor

  /// Returns the table, with one row per element of the screen.
  func run() -> Table {
    Table(
      [
        .words("element", en: "element", ja: "要素"), .words("constant", en: "constant", ja: "定義"),
        .words("before", en: "before", ja: "変更前"), .words("after", en: "after", ja: "変更後"),
        .words("meant", en: "as meant", ja: "意図どおり"),
      ],
      rows: ScreenElement.allCases.map { element in
        let before = element.role.color
        let after = constant(element.role) == constant(role) ? color : before
        let meant = element.role == role ? color : before
        return [
          .words(element.text), .code(constant(element.role)), .words(before.title), .words(after.title),
          after == meant ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ"),
        ]
      })
  }

  private func constant(_ role: ScreenRole) -> String {
    switch names {
    case .role: role.constant
    case .color: role.color.constant
    }
  }
}
