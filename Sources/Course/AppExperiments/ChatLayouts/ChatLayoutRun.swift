import ExperimentKit

/// A chat that messages arrive in: the layout after each event, and again after the messages are measured.
///
/// The spacer follows from a measured height that reaches it through a preference and a state, so the first layout
/// still uses the height from before. It is a model of SwiftUI by its documentation.
///
/// Source: 003-1.
struct ChatLayoutRun: Experiment {
  static let about = About(
    "chat-layout.run", en: "A chat played from a script, with the measured height and the resulting spacer.",
    ja: "操作の並びのとおりに動かすチャット。測った高さと、それで決まるスペーサー。")
  static let signature = Signature(
    Self.init, ChatLayoutParameters.style, ChatLayoutParameters.viewport,
    Parameter(
      "events", .list(of: event, count: 1...200), default: [.receive(60)],
      help: LocalizedText(en: "The events, in order.", ja: "イベント。この順に起こる。")))

  let style: ChatLayout.Style
  let viewport: Int
  let events: [ChatEvent]

  init(style: ChatLayout.Style, viewport: Int, events: [ChatEvent]) throws {
    (self.style, self.viewport, self.events) = (style, viewport, events)
    var count = 0
    for event in events {
      if case .receive = event { count += 1 }
      guard case .remove(let removed) = event else { continue }
      guard removed <= count else {
        throw Rejection(
          "events", "`\(event)` comes when there are only \(count) messages.",
          help: "Do not remove more messages than have arrived.")
      }
      count -= removed
    }
  }

  func run() -> Lines {
    var layout = ChatLayout(style, viewport: viewport, messages: [])
    var lines = [LocalizedText(en: "an empty chat", ja: "空のチャット"), layout.line]
    for event in events {
      layout.take(event)
      lines.append("\(event)")
      if style == .spacer, layout.measured != layout.content {
        let stale = layout.measured
        lines.append(
          LocalizedText(en: "\(layout.line), measured before: \(stale)", ja: "\(layout.line)、前に測った高さ\(stale)"))
        layout.measured = layout.content
        lines.append(
          LocalizedText(
            en: "  the messages are measured: \(stale) → \(layout.measured)",
            ja: "  内容を測る: \(stale) → \(layout.measured)"))
      }
      lines.append(layout.line)
    }
    return Lines(lines)
  }

  private static let event: ParameterType<ChatEvent> = {
    let forms = ChatEvent.forms.map { "`\($0)`" }.joined(.comma)
    return .written(LocalizedText(en: "an event: \(forms)", ja: "イベント。\(forms)"), ChatEvent.init(written:))
  }()
}

extension ChatLayout {
  /// Applies an event, without measuring the messages again.
  mutating func take(_ event: ChatEvent) {
    switch event {
    case .receive(let height): messages.append(height)
    case .remove(let count): messages.removeFirst(count)
    case .resize(let height): viewport = height
    case .scroll(let distance): scrolled = min(max(scrolled + distance, 0), reach)
    }
  }

  fileprivate var line: LocalizedText {
    let start = style == .spacer ? LocalizedText(en: "  spacer \(spacer), ", ja: "  スペーサー \(spacer)、") : "  "
    guard let newest, let oldest = frames.first else {
      return start + LocalizedText(en: "no messages", ja: "メッセージなし")
    }
    return start
      + LocalizedText(
        en: "messages from \(oldest.top) to \(newest.bottom) of \(viewport)",
        ja: "メッセージは\(viewport)のうち\(oldest.top)から\(newest.bottom)まで")
  }
}
