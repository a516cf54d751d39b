import ExperimentKit

/// The screens of all users after a script: the text on each screen for each user.
///
/// Columns: `viewer`, then one for each user of the script, `shows-1` and so on.
///
/// Source: 001-9, 001-10.
struct CableRoomViews: Experiment {
  static let about = About(
    "cable-room.views", en: "The faces of all users on each user's screen after a script.",
    ja: "操作の並びが終わった後の、各ユーザーの画面の表示。",
    example: "steps=[chiyo enter kennel, eru enter kennel, otome enter kennel, chiyo bark bawbaw]")
  static let signature = Signature(Self.init, CodeVersion.parameter, CableScript.parameter)

  let code: CodeVersion
  let steps: [CableStep]

  /// Returns the table, with one row per screen.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func run() async throws -> Table {
    let users = CableScript.users(steps)
    let screens = try await CablePlay(steps).screens(CableScreen(code: code))
    return Table(
      [.words("viewer", en: "screen of", ja: "画面の持ち主")]
        + users.enumerated().map { Table.Column("shows-\($0.offset + 1)", LocalizedText($0.element)) },
      rows: screens.map { viewer in
        [.plain(viewer.user)] + users.map { .words(viewer.screen.faces[$0]?.words ?? "–") }
      })
  }
}
