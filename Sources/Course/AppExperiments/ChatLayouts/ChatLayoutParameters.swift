import ExperimentKit

/// The parameters that the experiments on chats share.
enum ChatLayoutParameters {
  static let style = Parameter(
    "layout", .choice, default: ChatLayout.Style.spacer,
    help: LocalizedText(
      en: "A plain list, a flipped list, or a flipped list with the spacer.", ja: "反転なし、反転だけ、反転とスペーサーのどれか。"))

  static let viewport = Parameter(
    "screen", .integer(1...10_000), default: 600,
    help: LocalizedText(en: "The height of the screen, in points.", ja: "画面の高さ(ポイント)。"))

  static let messages = Parameter(
    "messages", .list(of: .integer(1...10_000), count: 0...200), default: [60, 100, 60],
    help: LocalizedText(en: "The heights of the messages, from the oldest.", ja: "メッセージの高さ。古い順。"))

  static let counts = Parameter(
    "counts", .list(of: .integer(0...1_000), count: 1...50), default: [0, 1, 3, 10, 20],
    help: LocalizedText(en: "The number of messages.", ja: "メッセージの数。"))

  static let height = Parameter(
    "height", .integer(1...10_000), default: 60,
    help: LocalizedText(en: "The height of a message, in points.", ja: "メッセージ1つの高さ(ポイント)。"))
}
