import ExperimentKit

/// A chat of zero, one, few and many messages of one height, without and with the spacer.
///
/// Columns: `messages`, `content` (their height), `spacer`; the top of the oldest message `plain`, `flipped` and with
/// the `spaced` layout; `newest`, the bottom of the newest with the spacer.
///
/// Source: 003-1.
struct ChatLayoutCounts: Experiment {
  static let about = About(
    "chat-layout.counts", en: "The spacer of a chat, and where its messages start and end, for any number of messages.",
    ja: "チャットのスペーサーの高さと、メッセージの始まりと終わりの位置。メッセージの数ごとに示す。")
  static let signature = Signature(
    Self.init, ChatLayoutParameters.viewport, ChatLayoutParameters.counts, ChatLayoutParameters.height)

  let viewport: Int
  let counts: [Int]
  let height: Int

  /// Returns the table, with one row per number of messages.
  func run() -> Table {
    Table(
      [
        .number("messages", en: "messages", ja: "メッセージ"), .number("content", en: "content", ja: "内容の高さ"),
        .number("spacer", en: "spacer", ja: "スペーサー"),
        .number("plain", en: "oldest, plain", ja: "最古の上端(反転なし)"),
        .number("flipped", en: "oldest, flipped", ja: "最古の上端(反転だけ)"),
        .number("spaced", en: "oldest, with the spacer", ja: "最古の上端(反転とスペーサー)"),
        .number("newest", en: "newest's bottom, with the spacer", ja: "最新の下端(反転とスペーサー)"),
      ],
      rows: counts.map { count in
        let layouts = ChatLayout.Style.allCases.map {
          ChatLayout($0, viewport: viewport, messages: [Int](repeating: height, count: count))
        }
        let tops = layouts.map { layout -> Table.Value in
          layout.frames.first { $0.message != nil }.map { .number($0.top) } ?? .empty
        }
        let newest = layouts.last?.newest.map { Table.Value.number($0.bottom) } ?? .empty
        return [.number(count), .number(height * count), .number(layouts.last?.spacer ?? 0)] + tops + [newest]
      })
  }
}
