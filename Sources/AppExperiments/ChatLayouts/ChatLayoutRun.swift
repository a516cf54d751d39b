import ExperimentKit
import Results
import SourceText

/// A chat to which messages come: after each event what is laid out first, and again once the messages are measured.
///
/// The spacer follows from a measured height that reaches it through a preference and a state, so the first layout
/// still uses the height from before. It is a model of what is documented of SwiftUI.
///
/// Source: 003-1.
public struct ChatLayoutRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "chat-layout.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A chat played from a script, with the height that is measured and the spacer that follows.",
    ja: "台本どおりに動かすチャット。測った高さと、それで決まるスペーサー。")

  static let events = Parameter(
    "events", .list(of: event, count: 1...200), default: [.receive(60)],
    help: LocalizedText(en: "What happens, one event after the other.", ja: "起こること。この順に起こる。"))

  /// The layout, the screen and the events.
  public static let parameters: [any ParameterDeclaration] = [
    ChatLayoutParameters.style, ChatLayoutParameters.viewport, events,
  ]

  let style: ChatLayout.Style
  let viewport: Int
  let events: [ChatEvent]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` if more messages are removed than there are.
  public init(_ arguments: Arguments) throws {
    (style, viewport) = (arguments[ChatLayoutParameters.style], arguments[ChatLayoutParameters.viewport])
    events = arguments[Self.events]
    var count = 0
    for event in events {
      if case .receive = event { count += 1 }
      guard case .remove(let removed) = event else { continue }
      guard removed <= count else {
        throw Rejection(
          "events", "`\(event.written)` comes when there are \(count) messages.",
          help: "Remove no more messages than have come.")
      }
      count -= removed
    }
  }

  /// The transcript.
  public func run() -> Lines {
    var layout = ChatLayout(style, viewport: viewport, messages: [])
    var lines = [LocalizedText(en: "an empty chat", ja: "空のチャット"), layout.line]
    for event in events {
      layout.take(event)
      lines.append(LocalizedText(event.written))
      if style == .spacer, layout.measured != layout.content {
        let stale = layout.measured
        lines.append(
          LocalizedText(en: "\(layout.line.en), measured before: \(stale)", ja: "\(layout.line.ja)、前に測った高さ\(stale)"))
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

  private static let event: ParameterType<ChatEvent> = .written(
    LocalizedText(
      en: "an event: \(ChatEvent.forms.map { "`\($0)`" }.joined(separator: ", "))",
      ja: "イベント。\(ChatEvent.forms.map { "`\($0)`" }.joined(separator: "、"))")
  ) { text throws(WrittenMistake) in try ChatEvent(written: text) }
}

extension ChatLayout {
  /// Takes an event; the messages are not measured anew.
  mutating func take(_ event: ChatEvent) {
    switch event {
    case .receive(let height): messages.append(height)
    case .remove(let count): messages.removeFirst(count)
    case .resize(let height): viewport = height
    case .scroll(let distance): scrolled = min(max(scrolled + distance, 0), reach)
    }
  }

  fileprivate var line: LocalizedText {
    let spacer = style == .spacer ? (en: "spacer \(spacer), ", ja: "スペーサー \(spacer)、") : ("", "")
    guard let newest, let oldest = frames.first else {
      return LocalizedText(en: "  \(spacer.0)no messages", ja: "  \(spacer.1)メッセージなし")
    }
    return LocalizedText(
      en: "  \(spacer.0)messages from \(oldest.top) to \(newest.bottom) of \(viewport)",
      ja: "  \(spacer.1)メッセージは\(viewport)のうち\(oldest.top)から\(newest.bottom)まで")
  }
}
