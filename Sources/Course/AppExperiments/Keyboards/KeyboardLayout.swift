import ExperimentKit

/// The characters of the keys.
enum KeyboardLayout: String, CaseIterable, Sendable {
  case jis
  case us

  /// A key with its characters.
  struct Legend: Sendable {
    let key: KeyCode
    /// The character without Shift.
    let plain: Character
    /// The character with Shift; nil for none.
    let shifted: Character?
  }

  /// The keys of the main block, letters first.
  ///
  /// Source: 002-1; the notes of the USB HID keyboard page for Japanese keyboards.
  var legends: [Legend] {
    Self.letters + (self == .jis ? Self.japanese : Self.american) + Self.common
  }

  /// The keys of the keypad, which are the same everywhere.
  static let keypad =
    written("0123456789", (0...9).map { "keypad\($0)" })
    + written(
      "./*-+=",
      [
        "keypadPeriod", "keypadSlash", "keypadAsterisk", "keypadHyphen", "keypadPlus", "keypadEqualSign",
      ])

  /// Every character that can be looked up.
  static let characters: [Character] = {
    let all = allCases.map { Set($0.legends.flatMap { [$0.plain, $0.shifted].compactMap(\.self) }) }
    return all.reduce(all[0]) { $0.intersection($1) }.sorted()
  }()

  /// Returns the keys that make a character, Shift first; nil if the layout has no such character.
  func keys(for character: Character) -> [KeyCode]? {
    for legend in legends {
      if legend.plain == character { return [legend.key] }
      if legend.shifted == character { return KeyCode(name: "leftShift").map { [$0, legend.key] } }
    }
    return nil
  }

  /// Returns the character of a key; nil if it has none here.
  func character(of key: KeyCode, isShifted: Bool, isCapital: Bool) -> Character? {
    guard let legend = (legends + Self.keypad).first(where: { $0.key == key }) else { return nil }
    if legend.plain.isLetter { return isCapital ? legend.shifted : legend.plain }
    return isShifted ? legend.shifted : legend.plain
  }

  private static let letters = written(
    "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "key\($0)" }, shifted: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  )

  private static let digits = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

  private static let japanese =
    written("123456789", digits, shifted: "!\"#$%&'()") + written("0", ["zero"])
    + written(
      "-^@[;:", ["hyphen", "equalSign", "openBracket", "closeBracket", "semicolon", "quote"], shifted: "=~`{+*")

  private static let american =
    written("1234567890", digits + ["zero"], shifted: "!@#$%^&*()")
    + written(
      "-=[]\\;'`",
      ["hyphen", "equalSign", "openBracket", "closeBracket", "backslash", "semicolon", "quote", "graveAccentAndTilde"],
      shifted: "_+{}|:\"~")

  private static let common =
    written(",./", ["comma", "period", "slash"], shifted: "<>?") + written(" ", ["spacebar"])

  private static func written(_ plain: String, _ names: [String], shifted: String = "") -> [Legend] {
    let shifted = Array(shifted)
    return zip(plain, names).enumerated().compactMap { index, pair in
      KeyCode(name: pair.1).map {
        Legend(key: $0, plain: pair.0, shifted: shifted.indices.contains(index) ? shifted[index] : nil)
      }
    }
  }
}
