import ExperimentKit

/// Keys that are pressed together, such as `leftShift+keyA`: down from left to right, up from right to left.
struct KeyChord: Sendable, Hashable, CustomStringConvertible {
  /// The keys, from the first to go down.
  let keys: [KeyCode]

  /// The chord, as a parameter writes it.
  var description: String {
    keys.map(\.name).joined(separator: "+")
  }

  /// The events of the chord.
  var events: [KeyEvent] {
    keys.map { KeyEvent(kind: .down, key: $0) } + keys.reversed().map { KeyEvent(kind: .up, key: $0) }
  }

  /// Returns a short mark for a key, as in the article's tables: `a` for A and `s` for Shift; its name if two have the
  /// same.
  func mark(_ key: KeyCode) -> String {
    keys.contains { $0 != key && Self.letter($0) == Self.letter(key) } ? key.name : Self.letter(key)
  }

  private static func letter(_ key: KeyCode) -> String {
    if key.name.hasPrefix("key"), key.name.count == 4 { return key.name.suffix(1).lowercased() }
    return KeyModifier(heldBy: key) == .shift ? "s" : key.name
  }

  /// The type of chords of up to four keys.
  static let type: ParameterType<KeyChord> = .written(
    LocalizedText(en: "keys joined by +, such as `leftShift+keyA`", ja: "キーを+でつないだもの。例:`leftShift+keyA`")
  ) { text throws(ValueError) in
    var keys: [KeyCode] = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      let key = try KeyCode(written: name)
      guard !keys.contains(key) else {
        throw ValueError("duplicate key `\(name)`", help: "Write each key only once.")
      }
      keys.append(key)
    }
    guard keys.count <= 4 else {
      throw ValueError("it has \(keys.count) keys", help: "Write at most four keys.")
    }
    return KeyChord(keys: keys)
  }
}
