import ExperimentKit

/// A label that shows messages, with what the timers of the messages need to know.
struct MessageLabel: Sendable {
  /// How timers know their messages.
  let ids: MessageIDs
  /// How many random ids there are; they begin at 0.
  let idLimit: Int
  /// What the label shows; blanks where it is cleared.
  private(set) var text = Self.cleared
  /// The number of the message that is shown, counted from 1; 0 for none.
  private(set) var shown = 0
  private var random: SeededRandom
  private var messages: [(message: ShownMessage, id: Int, time: Milliseconds)] = []
  private var tag = 0

  /// What clearing writes: five blanks.
  static let cleared = "     "

  /// A label without a message.
  init(_ ids: MessageIDs, idLimit: Int, seed: Int) {
    (self.ids, self.idLimit) = (ids, idLimit)
    random = SeededRandom(seed: UInt64(truncatingIfNeeded: seed))
  }

  /// Takes a message or a timer that has fired.
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

  /// Whether the label's id is that of a timer.
  func isOwn(_ event: MessageEvent) -> Bool {
    if case .fire(let number, _) = event { id(of: number) == tag } else { false }
  }

  /// The id of a message.
  func id(of number: Int) -> Int {
    messages.indices.contains(number - 1) ? messages[number - 1].id : 0
  }
}

extension MessageLabel {
  /// What the label shows once a message is on it.
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

  /// What clearing did, of the label before: which message it took away and how long that was to be seen.
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

  /// Why a timer leaves the label as it is.
  func keptWords(_ event: MessageEvent) -> [LocalizedText] {
    guard case .fire(let number, _) = event else { return [] }
    return [
      LocalizedText(
        en: "its id \(id(of: number)) is not the label's id \(tag): message \(shown) stays",
        ja: "id \(id(of: number))はラベルのid \(tag)と違う。メッセージ\(shown)は残る")
    ]
  }
}
