import ExperimentKit
import SourceText

/// The parameters that the experiments on chats share.
enum ChatLayoutParameters {
  /// The way of laying out.
  static let style = Parameter(
    "layout", .choice, default: ChatLayout.Style.spacer,
    help: LocalizedText(
      en: "A plain list, one turned over, or one turned over with the spacer.", ja: "反転なし、反転だけ、反転とスペーサーのどれか。"))

  /// The height of the screen.
  static let viewport = Parameter(
    "screen", .integer(1...10_000), default: 600,
    help: LocalizedText(en: "The height of the screen, in points.", ja: "画面の高さ(ポイント)。"))

  /// The heights of the messages.
  static let messages = Parameter(
    "messages", .list(of: .integer(1...10_000), count: 0...200), default: [60, 100, 60],
    help: LocalizedText(en: "The heights of the messages, from the oldest.", ja: "メッセージの高さ。古い順。"))

  /// How far it was scrolled.
  static let scrolled = Parameter(
    "scrolled", .integer(0...1_000_000), default: 0,
    help: LocalizedText(
      en: "How far it was scrolled from where it starts, at most to the end.", ja: "最初の位置からスクロールした距離。端で止まる。"))
}
