import ExperimentKit

/// A label that shows messages, with the data that the timers of the messages need.
struct MessageLabel: Sendable {
  /// The way in which timers recognize their messages.
  let ids: MessageIDs
  /// The number of random ids; they begin at 0.
  let idLimit: Int
  /// The text of the label; spaces when it is cleared.
  private(set) var text = Self.cleared
  /// The number of the message on the label, counted from 1; 0 for none.
  private(set) var shown = 0
  private var random: SeededRandom
  private var messages: [(message: ShownMessage, id: Int, time: Milliseconds)] = []
  private var tag = 0

  /// The text of a cleared label: five spaces.
  static let cleared = "     "

  /// Creates a label without a message.
  init(_ ids: MessageIDs, idLimit: Int, seed: Int) {
    (self.ids, self.idLimit) = (ids, idLimit)
    random = SeededRandom(seed: UInt64(truncatingIfNeeded: seed))
  }

  /// Applies a message or a timer that has fired.
  mutating func take(_ event: MessageEvent) {
    switch event {
    case .show(let message, let time):
      let id = nextID()
      messages.append((message, id, time))
      (text, shown, tag) = (message.text, messages.count, id)
    case .fire:
      (text, shown) = (Self.cleared, 0)
    }
  }

  private mutating func nextID() -> Int {
    switch ids {
    case .none: 0
    case .random: Int(random.next(upperBound: UInt64(idLimit)))
    case .counter: messages.count + 1
    }
  }

  /// Returns whether the label's id is that of a timer.
  func isOwn(_ event: MessageEvent) -> Bool {
    if case .fire(let number, _) = event { id(of: number) == tag } else { false }
  }

  /// Returns the id of a message.
  func id(of number: Int) -> Int {
    messages.indices.contains(number - 1) ? messages[number - 1].id : 0
  }
}

extension MessageLabel {
  /// The lines for a label with a new message.
  var shownWords: [LocalizedText] {
    guard let last = messages.last else { return [] }
    let kind = last.message.kind
    let color = kind.color ?? LocalizedText(kind.colorRole)
    let id = ids == .none ? "" : LocalizedText(en: ", id \(last.id)", ja: "、id \(last.id)")
    return [
      LocalizedText(
        en: "message \(messages.count): \"\(text)\" (\(color)\(id))",
        ja: "メッセージ\(messages.count): 「\(text)」(\(color)\(id))")
    ]
  }

  /// Returns the lines for clearing, from the label before: the message that was removed and its time on the screen.
  func clearedWords(_ event: MessageEvent) -> [LocalizedText] {
    guard case .fire(_, let time) = event, let last = messages.last else { return [] }
    let (number, seen) = (messages.count, time - last.time)
    let planned = last.message.duration.time ?? .zero
    let gone = LocalizedText(
      en: "message \(number) is gone after \(seen) s\(seen < planned ? " instead of \(planned) s" : "")",
      ja: seen < planned ? "メッセージ\(number)が\(planned)秒ではなく\(seen)秒で消える" : "メッセージ\(number)が\(seen)秒で消える")
    let normal = MessageKind.normal.colorRole
    return [LocalizedText(en: "the label: \"\(text)\" (\(normal))", ja: "ラベル: 「\(text)」(\(normal))"), gone]
  }

  /// Returns the reason that a timer does not change the label.
  func keptWords(_ event: MessageEvent) -> [LocalizedText] {
    guard case .fire(let number, _) = event else { return [] }
    return [
      LocalizedText(
        en: "its id \(id(of: number)) is not the label's id \(tag): message \(shown) stays",
        ja: "id \(id(of: number))はラベルのid \(tag)と違う。メッセージ\(shown)は残る")
    ]
  }
}
