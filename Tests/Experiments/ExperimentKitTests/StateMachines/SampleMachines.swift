import ExperimentKit
import SourceText

enum Gate: String, MachineWord {
  case locked
  case open
  case broken

  var title: LocalizedText {
    switch self {
    case .locked: LocalizedText(en: "locked", ja: "閉")
    case .open: LocalizedText(en: "open", ja: "開")
    case .broken: LocalizedText(en: "broken", ja: "故障")
    }
  }
}

enum Visitor: MachineEvent {
  case coin(Int)
  case push
  case bell

  enum Kind: String, MachineWord {
    case coin
    case push
    case bell
    var title: LocalizedText { LocalizedText(en: rawValue, ja: "\(rawValue)!") }
  }

  var kind: Kind {
    switch self {
    case .coin: .coin
    case .push: .push
    case .bell: .bell
    }
  }

  var written: LocalizedText {
    if case .coin(let value) = self { LocalizedText("coin \(value)") } else { kind.title }
  }
}

typealias Turnstile = StateMachine<Gate, Visitor, Int>

extension Turnstile {
  /// A gate that costs 3, rings when it opens, and breaks after a coin above 9.
  static let sample = Turnstile(
    startingIn: .locked,
    [
      .on(.coin, in: .locked, .open, when: .isHeavy, to: .broken, "it breaks"),
      .on(
        .coin, in: .locked, when: .isEnough, to: .open, "the gate opens", then: .bell,
        changing: { paid, event in paid += event.value }),
      .on(
        .coin, in: .locked, stays: LocalizedText(en: "not enough", ja: "足りない"),
        changing: { paid, event in paid += event.value },
        printing: { paid, _ in [LocalizedText("paid \(paid)"), LocalizedText("of 3")] }),
      .on(.coin, in: .open, .broken, refused: LocalizedText(en: "no coins now", ja: "今は入れない")),
      .on(.push, in: .open, to: .locked, changing: { paid, _ in paid = 0 }),
      .on(.push, in: .locked, .broken, refused: "pay first"),
      .on(.bell, in: .locked, .open, .broken, stays: "ding"),
    ])
}

extension Turnstile.Condition {
  static let isEnough = Self(LocalizedText(en: "enough", ja: "足りる")) { paid, event in paid + event.value >= 3 }
  static let isHeavy = Self(LocalizedText(en: "heavy", ja: "重い")) { _, event in event.value > 9 }
}

extension Visitor {
  var value: Int {
    if case .coin(let value) = self { value } else { 0 }
  }
}

/// A kind of event without data, so that it is the event itself.
enum Press: String, MachineWord, MachineEvent {
  case button
  var title: LocalizedText { "button" }
}

enum Lamp: String, MachineWord {
  case off
  case on
  var title: LocalizedText { LocalizedText(rawValue) }
}
