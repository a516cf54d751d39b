import ExperimentKit

/// The calls when a key goes down or up: the one table for everything on key events.
///
/// It states what the article observed on macOS 11.1 and iOS 14.2. On a Mac the two kinds of calls come in the other
/// order than on iOS, keys for characters bring no presses, and CapsLock is down as long as it is locked. That the
/// other keys bring presses on a Mac is an interpretation: the article says that some keys do.
///
/// Source: 002-1.
enum KeyRules {
  /// The moments of a key that the rules distinguish.
  enum Moment: CaseIterable, Sendable {
    case down
    case up
    /// CapsLock goes down and becomes locked.
    case locks
    /// CapsLock goes down and becomes free.
    case unlocks

    var title: LocalizedText {
      switch self {
      case .down: LocalizedText(en: "down", ja: "押す")
      case .up: LocalizedText(en: "up", ja: "離す")
      case .locks: LocalizedText(en: "down, locks", ja: "押す(点灯する)")
      case .unlocks: LocalizedText(en: "down, unlocks", ja: "押す(消灯する)")
      }
    }
  }

  /// A row of the table.
  struct Rule: Sendable {
    let work: KeyGroup.Work
    let moment: Moment
    let catalyst: [KeyCall]
    let ios: [KeyCall]
  }

  /// The rows of the table.
  static let all: [Rule] =
    [
      Rule(work: .text, moment: .down, catalyst: [.pressed], ios: [.began, .pressed]),
      Rule(work: .text, moment: .up, catalyst: [.released], ios: [.ended, .released]),
    ]
    + [KeyGroup.Work.modifier, .other].flatMap { work in
      [
        Rule(work: work, moment: .down, catalyst: [.pressed, .began], ios: [.began, .pressed]),
        Rule(work: work, moment: .up, catalyst: [.released, .ended], ios: [.ended, .released]),
      ]
    } + [
      Rule(work: .capsLock, moment: .locks, catalyst: [.pressed, .began], ios: [.began, .pressed]),
      Rule(work: .capsLock, moment: .unlocks, catalyst: [.released, .ended], ios: [.began, .pressed]),
      Rule(work: .capsLock, moment: .up, catalyst: [], ios: [.ended, .released]),
    ]

  /// Returns the calls, in order.
  static func calls(_ work: KeyGroup.Work, _ moment: Moment, on platform: KeyPlatform) -> [KeyCall] {
    all.filter { $0.work == work && $0.moment == moment }.flatMap { platform == .catalyst ? $0.catalyst : $0.ios }
  }
}

extension KeyGroup.Work {
  /// The name of the keys.
  var title: LocalizedText {
    switch self {
    case .text: LocalizedText(en: "keys for characters", ja: "文字のキー")
    case .modifier: LocalizedText(en: "modifiers", ja: "修飾キー")
    case .capsLock: "CapsLock"
    case .other: LocalizedText(en: "other keys", ja: "そのほかのキー")
    }
  }
}
