import ExperimentKit

/// The apps' texts for the contents of barks that go through a real room.
///
/// The app for iOS looks the content up with `NSLocalizedString`, which returns the content itself if it is unknown.
/// The app for Android looks for a text of that name and uses it even if it does not exist, which ends the app.
///
/// Columns: `content`, `received`, `ios`, `android`, `corrected`.
///
/// Source: 001-9, 001-10.
struct CableRoomContents: Experiment {
  static let about = About(
    "cable-room.contents", en: "The text that each app shows for the content of a bark.",
    ja: "鳴き声の内容ごとの、それぞれのアプリの表示。")
  static let signature = Signature(
    Self.init,
    Parameter<[String]>(
      "contents",
      .list(
        of: .written(LocalizedText(en: "a content of a bark", ja: "鳴き声の内容")) { text throws(ValueError) in
          try CableName.check(String(text), .content)
        }, count: 1...20), default: ["bawbaw", "waooon", "wooon"],
      help: LocalizedText(en: "The contents.", ja: "鳴き声の内容。")))

  let contents: [String]

  /// Returns the table, with one row per content.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func run() async throws -> Table {
    let play = try await CablePlay([.enter("chiyo", room: "kennel")] + contents.map { .bark("chiyo", content: $0) })
    let barks = play.messages(to: "chiyo").filter { $0.type == .bark }
    return Table(
      [
        .words("content", en: "content", ja: "内容"), .words("received", en: "received", ja: "届いた内容"),
        .words("ios", en: "app for iOS", ja: "iOSアプリ"), .words("android", en: "app for Android", ja: "Androidアプリ"),
        .words("corrected", en: "corrected", ja: "直したアプリ"),
      ],
      rows: zip(contents, barks).map { content, bark in
        let received = bark.content ?? ""
        return [
          .code(content), .code(received), .plain(Self.shown(bark, .article)),
          CableFace.barks[received].map { .plain($0) }
            ?? .words(en: "the app ends: Resources.NotFoundException", ja: "アプリが異常終了:Resources.NotFoundException"),
          CableFace.barks[received].map { .plain($0) } ?? .words(en: "the face stays as it was", ja: "表示はそのまま"),
        ]
      })
  }

  private static func shown(_ bark: CableMessage, _ code: CodeVersion) -> String {
    var screen = CableScreen(code: code)
    screen.show(bark)
    return screen.faces[bark.account]?.text ?? ""
  }
}
