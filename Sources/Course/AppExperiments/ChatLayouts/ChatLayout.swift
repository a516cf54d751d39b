import ExperimentKit

/// The layout of a chat's messages on the screen, with distances from the top of the screen in points.
///
/// Source: 003-1.
struct ChatLayout: Sendable, Hashable {
  /// The layout styles by the names that parameters use.
  enum Style: String, TitledWord, CaseIterable, Sendable {
    /// A list from the oldest message down, not turned over.
    case plain
    /// The list turned over, and each message turned back.
    case flipped
    /// The turned list with a spacer, which is its first element.
    case spacer

    var title: LocalizedText {
      switch self {
      case .plain: LocalizedText(en: "plain", ja: "反転なし")
      case .flipped: LocalizedText(en: "flipped", ja: "反転だけ")
      case .spacer: LocalizedText(en: "flipped, with the spacer", ja: "反転とスペーサー")
      }
    }
  }

  /// An element on the screen, or beyond its edges.
  struct Frame: Sendable, Hashable {
    /// The number of the message, 1 for the oldest; nil for the spacer.
    let message: Int?
    /// The distance of the top edge from the top of the screen; negative above it.
    let top: Int
    /// The height of the frame.
    let height: Int

    /// The distance of the bottom edge from the top of the screen.
    var bottom: Int { top + height }
  }

  /// The style of the layout.
  let style: Style
  /// The height of the screen.
  var viewport: Int
  /// The heights of the messages, from the oldest.
  var messages: [Int]
  /// The height of the messages when they were last measured, from which the spacer is computed.
  var measured: Int
  /// The distance that the chat was scrolled from its start.
  var scrolled: Int

  /// Creates a layout whose messages have been measured.
  init(_ style: Style, viewport: Int, messages: [Int], scrolled: Int = 0) {
    (self.style, self.viewport, self.messages, self.scrolled) = (style, viewport, messages, scrolled)
    measured = messages.reduce(0, +)
  }

  /// The height of all messages.
  var content: Int {
    messages.reduce(0, +)
  }

  /// The height of the spacer: the part of the screen that the messages, as measured, leave free.
  var spacer: Int {
    style == .spacer ? max(viewport - measured, 0) : 0
  }

  /// The largest distance that the chat can be scrolled.
  var reach: Int {
    max(content + spacer - viewport, 0)
  }

  /// All frames, from the top of the screen down.
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

  /// Returns the height of a frame's part on the screen.
  func shown(_ frame: Frame) -> Int {
    max(min(frame.bottom, viewport) - max(frame.top, 0), 0)
  }

  /// The frame of the newest message; nil without messages.
  var newest: Frame? {
    frames.last { $0.message != nil }
  }

  /// Whether the newest message is entirely on the screen.
  var showsNewest: Bool {
    newest.map { $0.top >= 0 && $0.bottom <= viewport } ?? true
  }

  /// Whether there is no gap above the messages.
  var startsAtTop: Bool {
    frames.first { $0.message != nil }.map { $0.top <= 0 } ?? true
  }
}
