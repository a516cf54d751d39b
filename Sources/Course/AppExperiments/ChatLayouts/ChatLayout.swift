import ExperimentKit

/// How a chat lays its messages out on the screen, with distances from the top of the screen in points.
///
/// Source: 003-1.
struct ChatLayout: Sendable, Hashable {
  /// The ways of laying out by the names that parameters use.
  enum Style: String, TitledWord, CaseIterable, Sendable {
    /// A list that is not turned, from the oldest message down.
    case plain
    /// The list turned over, and each message turned back.
    case flipped
    /// The same with a spacer, which is the first in the turned list.
    case spacer

    var title: LocalizedText {
      switch self {
      case .plain: LocalizedText(en: "plain", ja: "反転なし")
      case .flipped: LocalizedText(en: "flipped", ja: "反転だけ")
      case .spacer: LocalizedText(en: "flipped, with the spacer", ja: "反転とスペーサー")
      }
    }
  }

  /// Something on the screen, or beyond its edges.
  struct Frame: Sendable, Hashable {
    /// The number of the message, 1 for the oldest; nil for the spacer.
    let message: Int?
    /// The distance of its top edge from the top of the screen; negative above it.
    let top: Int
    /// Its height.
    let height: Int

    /// The distance of its bottom edge from the top of the screen.
    var bottom: Int { top + height }
  }

  /// How it is laid out.
  let style: Style
  /// The height of the screen.
  var viewport: Int
  /// The heights of the messages, from the oldest.
  var messages: [Int]
  /// The height that the messages were last measured at, which the spacer is computed from.
  var measured: Int
  /// How far it was scrolled from where it starts.
  var scrolled: Int

  /// A layout whose messages have been measured.
  init(_ style: Style, viewport: Int, messages: [Int], scrolled: Int = 0) {
    (self.style, self.viewport, self.messages, self.scrolled) = (style, viewport, messages, scrolled)
    measured = messages.reduce(0, +)
  }

  /// The height of all messages.
  var content: Int {
    messages.reduce(0, +)
  }

  /// The height of the spacer: what the messages, as measured, leave of the screen.
  var spacer: Int {
    style == .spacer ? max(viewport - measured, 0) : 0
  }

  /// How far it can be scrolled.
  var reach: Int {
    max(content + spacer - viewport, 0)
  }

  /// Everything that is laid out, from the top of the screen down.
  ///
  /// - Complexity: O(*n*) for *n* messages.
  var frames: [Frame] {
    let offset = min(scrolled, reach)
    let start = style == .plain ? -offset : viewport - (content + spacer) + offset
    var top = start
    var frames: [Frame] = []
    for (index, height) in messages.enumerated() {
      frames.append(Frame(message: index + 1, top: top, height: height))
      top += height
    }
    if style == .spacer { frames.append(Frame(message: nil, top: top, height: spacer)) }
    return frames
  }

  /// How much of a frame the screen shows.
  func shown(_ frame: Frame) -> Int {
    max(min(frame.bottom, viewport) - max(frame.top, 0), 0)
  }

  /// The newest message as it is laid out; nil without messages.
  var newest: Frame? {
    frames.last { $0.message != nil }
  }

  /// Whether the newest message is wholly on the screen.
  var showsNewest: Bool {
    newest.map { $0.top >= 0 && $0.bottom <= viewport } ?? true
  }

  /// Whether the messages leave no gap above them.
  var startsAtTop: Bool {
    frames.first { $0.message != nil }.map { $0.top <= 0 } ?? true
  }
}
