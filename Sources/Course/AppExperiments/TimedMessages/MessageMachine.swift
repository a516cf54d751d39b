import ExperimentKit

/// The state of a label: whether it shows a message.
enum MessageState: String, MachineWord {
  case empty
  case shown

  var title: LocalizedText {
    switch self {
    case .empty: LocalizedText(en: "empty", ja: "空白")
    case .shown: LocalizedText(en: "shown", ja: "表示中")
    }
  }
}

/// An event of a label.
enum MessageEvent: MachineEvent {
  case show(ShownMessage, at: Milliseconds)
  case fire(number: Int, at: Milliseconds)

  /// The kinds of events.
  enum Kind: String, MachineWord {
    case show
    case fire

    var title: LocalizedText {
      switch self {
      case .show: LocalizedText(en: "show", ja: "show(表示する)")
      case .fire: LocalizedText(en: "timer", ja: "timer(タイマーが動く)")
      }
    }
  }

  var kind: Kind {
    switch self {
    case .show: .show
    case .fire: .fire
    }
  }

  /// The time of the event.
  var time: Milliseconds {
    switch self {
    case .show(_, let time), .fire(_, let time): time
    }
  }

  var written: LocalizedText {
    switch self {
    case .show(let message, let time):
      LocalizedText(en: "\(time) s, show \(message.written)", ja: "\(time)秒 show \(message.written)")
    case .fire(let number, let time):
      LocalizedText(en: "\(time) s, timer of message \(number)", ja: "\(time)秒 メッセージ\(number)のタイマー")
    }
  }
}

/// A label whose messages appear and disappear automatically, as a state machine: the source's two functions.
///
/// It is a model on a virtual clock, so ten hours take no time. It follows the source's code. The documentation says
/// that a timer fires unless it is stopped (<https://developer.apple.com/documentation/foundation/timer>), and a real
/// `Timer` runs in a Swift cell of the lesson.
///
/// Source: 004-5.
typealias MessageMachine = StateMachine<MessageState, MessageEvent, MessageLabel>

extension MessageMachine {
  /// Returns the machine of a label whose timers recognize their messages in some way, or not at all.
  static func messages(_ ids: MessageIDs) -> MessageMachine {
    MessageMachine(
      startingIn: .empty,
      [
        .on(.show, in: .empty, .shown, when: .isTooShort, refused: .tooShort, printing: { _, _ in [.tooShortError] }),
        .on(
          .show, in: .empty, .shown, to: .shown, ids == .none ? .started : .startedWithID,
          changing: { $0.take($1) }, printing: { label, _ in label.shownWords }),

        .on(
          .fire, in: .shown, when: ids == .none ? nil : .isOwn, to: .empty, .cleared,
          changing: { $0.take($1) }, printing: { $0.clearedWords($1) }),
      ]
        + (ids == .none ? [] : [.on(.fire, in: .shown, stays: .kept, printing: { $0.keptWords($1) })])
        + [.on(.fire, in: .empty, stays: .emptyAlready)])
  }
}

extension MessageMachine.Condition {
  fileprivate static let isTooShort = Self(LocalizedText(en: "rSec <= 0", ja: "rSec <= 0")) { _, event in
    if case .show(let message, _) = event { message.duration.time == nil } else { false }
  }

  fileprivate static let isOwn = Self(LocalizedText(en: "the same id", ja: "idが同じ")) { label, event in
    label.isOwn(event)
  }
}

extension LocalizedText {
  /// The source's output for a duration of zero or less.
  static let tooShortError = LocalizedText.console("ERROR:BF_SMWT:rSecがゼロ以下")

  fileprivate static let tooShort = LocalizedText(
    en: "an error is printed, no timer is started", ja: "エラーを出力し、タイマーは開始しない")
  fileprivate static let started = LocalizedText(
    en: "the message is shown and a timer is started", ja: "メッセージを表示し、タイマーを開始する")
  fileprivate static let startedWithID = LocalizedText(
    en: "the message is shown; the label and a timer get its id", ja: "メッセージを表示し、ラベルとタイマーに同じidを持たせる")
  fileprivate static let cleared = LocalizedText(en: "five blanks are written", ja: "半角の空白を5個書く")
  fileprivate static let kept = LocalizedText(en: "another message is on the label", ja: "別のメッセージが表示されている")
  fileprivate static let emptyAlready = LocalizedText(en: "nothing is on the label", ja: "何も表示されていない")
}
