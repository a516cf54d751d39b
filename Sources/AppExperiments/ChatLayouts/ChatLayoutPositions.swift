import ExperimentKit
import Results
import SourceText

/// Where the messages of a chat stand.
///
/// Columns: `part`, `height`, `top`, `bottom` (distances from the top of the screen, negative above it), `shown` (how
/// much of it the screen shows).
///
/// Source: 003-1.
public struct ChatLayoutPositions: ListedExperiment {
  /// The name that cells use.
  public static let name = "chat-layout.positions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Where the messages of a chat stand on the screen.", ja: "チャットのメッセージが画面のどこに並ぶか。")

  /// The layout, the screen, the messages and how far it was scrolled.
  public static let parameters: [any ParameterDeclaration] = [
    ChatLayoutParameters.style, ChatLayoutParameters.viewport, ChatLayoutParameters.messages,
    ChatLayoutParameters.scrolled,
  ]

  let layout: ChatLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    var layout = ChatLayout(
      arguments[ChatLayoutParameters.style], viewport: arguments[ChatLayoutParameters.viewport],
      messages: arguments[ChatLayoutParameters.messages])
    layout.scrolled = arguments[ChatLayoutParameters.scrolled]
    self.layout = layout
  }

  /// The table, from the top of the screen down.
  public func run() -> Table {
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
  /// A frame in words.
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
