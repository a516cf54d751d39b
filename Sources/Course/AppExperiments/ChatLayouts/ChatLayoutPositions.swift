import ExperimentKit

/// The positions of the messages of a chat.
///
/// Columns: `part`, `height`, `top`, `bottom` (distances from the top of the screen, negative above it), `shown` (the
/// height on the screen).
///
/// Source: 003-1.
struct ChatLayoutPositions: Experiment {
  static let about = About(
    "chat-layout.positions", en: "The positions of a chat's messages on the screen.", ja: "チャットのメッセージが画面のどこに並ぶか。")
  static let signature = Signature(
    Self.init, ChatLayoutParameters.style, ChatLayoutParameters.viewport, ChatLayoutParameters.messages,
    Parameter(
      "scrolled", .integer(0...1_000_000), default: 0,
      help: LocalizedText(
        en: "The distance scrolled from the start; it stops at the end.", ja: "最初の位置からスクロールした距離。端で止まる。")))

  let layout: ChatLayout

  init(style: ChatLayout.Style, viewport: Int, messages: [Int], scrolled: Int) {
    layout = ChatLayout(style, viewport: viewport, messages: messages, scrolled: scrolled)
  }

  /// Returns the table, from the top of the screen down.
  func run() -> Table {
    Table(
      [
        .words("part", en: "part", ja: "部分"), .number("height", en: "height", ja: "高さ"),
        .number("top", en: "top", ja: "上端"), .number("bottom", en: "bottom", ja: "下端"),
        .number("shown", en: "shown", ja: "見える高さ"),
      ],
      rows: layout.frames.map { frame in
        [
          .words(layout.title(frame)), .number(frame.height), .number(frame.top), .number(frame.bottom),
          .number(layout.shown(frame)),
        ]
      })
  }
}

extension ChatLayout {
  /// Returns the description of a frame.
  func title(_ frame: Frame) -> LocalizedText {
    switch frame.message {
    case nil: LocalizedText(en: "spacer", ja: "スペーサー")
    case 1 where messages.count == 1: LocalizedText(en: "message 1", ja: "メッセージ1")
    case 1: LocalizedText(en: "message 1 (oldest)", ja: "メッセージ1(最も古い)")
    case messages.count: LocalizedText(en: "message \(messages.count) (newest)", ja: "メッセージ\(messages.count)(最新)")
    case let number?: LocalizedText(en: "message \(number)", ja: "メッセージ\(number)")
    }
  }
}
