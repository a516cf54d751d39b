/// A flag of `UIKeyModifierFlags`, in the order in which the article's extension names them.
enum KeyModifier: String, CaseIterable, Sendable {
  case alphaShift
  case shift
  case control
  case alternate
  case command
  case numericPad

  /// The flag's bit, from 16 up.
  var bit: Int {
    1 << (16 + (Self.allCases.firstIndex(of: self) ?? 0))
  }

  /// Returns the text of flags, as the article's extension writes it.
  ///
  /// - Parameters:
  ///   - flags: the flags.
  ///   - separator: the text between two flags; the article has the space before the comma.
  /// - Returns: their names between brackets, in the order of the extension.
  static func text(_ flags: some Sequence<KeyModifier>, separator: String = " ,") -> String {
    let flags = Set(flags)
    return "[\(allCases.filter(flags.contains).map(\.rawValue).joined(separator: separator))]"
  }

  /// Creates the flag that a key sets while it is held; nil for most keys.
  init?(heldBy key: KeyCode) {
    switch key.name {
    case "leftShift", "rightShift": self = .shift
    case "leftControl", "rightControl": self = .control
    case "leftAlt", "rightAlt": self = .alternate
    case "leftGUI", "rightGUI": self = .command
    default: return nil
    }
  }
}
