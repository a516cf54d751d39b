import ExperimentKit

/// Keys that follow each other on the USB HID keyboard page and do the same kind of work.
struct KeyGroup: Sendable, Hashable {
  /// The effect of a key of a group on events.
  enum Work: Sendable {
    /// A key for a character.
    case text
    /// A key that changes the meaning of other keys while it is held.
    case modifier
    /// The key that turns capitals on and off.
    case capsLock
    /// A key with another effect.
    case other
  }

  /// The description of the keys.
  let title: LocalizedText
  private let work: Work
  /// The usage of the first key.
  let first: Int
  /// The names, for consecutive usages.
  let names: [String]

  /// The usages of the keys.
  var usages: ClosedRange<Int> {
    first...(first + names.count - 1)
  }

  private init(_ en: String, _ ja: String, _ work: Work, from first: Int, _ names: [String]) {
    (title, self.work, self.first, self.names) = (LocalizedText(en: en, ja: ja), work, first, names)
  }

  /// Returns the effect of a key; nil for a key that the article does not list.
  static func work(of key: KeyCode) -> Work? {
    exceptions[key.name] ?? all.first { $0.usages.contains(key.usage) }?.work
  }

  /// The keys whose effect differs from that of their neighbors.
  private static let exceptions: [String: Work] = [
    "keypadNumLock": .other, "keypadEnter": .other, "nonUSBackslash": .text, "keypadEqualSign": .text,
  ]

  /// All groups, with every name of the article's list once.
  static let all: [KeyGroup] = [
    KeyGroup("letters", "英字", .text, from: 0x04, "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "key\($0)" }),
    KeyGroup(
      "digits", "数字", .text, from: 0x1E,
      ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "zero"]),
    KeyGroup(
      "return, escape, delete, tab", "改行、エスケープ、削除、タブ", .other, from: 0x28,
      ["returnOrEnter", "escape", "deleteOrBackspace", "tab"]),
    KeyGroup(
      "space and signs", "スペースと記号", .text, from: 0x2C,
      [
        "spacebar", "hyphen", "equalSign", "openBracket", "closeBracket", "backslash", "nonUSPound", "semicolon",
        "quote",
        "graveAccentAndTilde", "comma", "period", "slash",
      ]),
    KeyGroup("CapsLock", "CapsLock", .capsLock, from: 0x39, ["capsLock"]),
    KeyGroup("function keys", "ファンクションキー", .other, from: 0x3A, (1...12).map { "F\($0)" }),
    KeyGroup(
      "moving and editing", "移動と編集", .other, from: 0x46,
      [
        "printScreen", "scrollLock", "pause", "insert", "home", "pageUp", "deleteForward", "end", "pageDown",
        "rightArrow",
        "leftArrow", "downArrow", "upArrow",
      ]),
    KeyGroup(
      "keypad", "テンキー", .text, from: 0x53,
      ["keypadNumLock", "keypadSlash", "keypadAsterisk", "keypadHyphen", "keypadPlus", "keypadEnter"]
        + (1...9).map { "keypad\($0)" } + ["keypad0", "keypadPeriod"]),
    KeyGroup(
      "other keys", "そのほかのキー", .other, from: 0x64, ["nonUSBackslash", "application", "power", "keypadEqualSign"]),
    KeyGroup("international", "各国語のキー", .text, from: 0x87, (1...9).map { "international\($0)" }),
    KeyGroup("languages", "言語を切り替えるキー", .other, from: 0x90, (1...9).map { "LANG\($0)" }),
    KeyGroup(
      "modifiers", "修飾キー", .modifier, from: 0xE0,
      ["leftControl", "leftShift", "leftAlt", "leftGUI", "rightControl", "rightShift", "rightAlt", "rightGUI"]),
  ]
}
