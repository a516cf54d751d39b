/// A method that is called for a key.
enum KeyCall: String, CaseIterable, Sendable {
  case pressed = "keyChangedHandler pressed=true"
  case released = "keyChangedHandler pressed=false"
  case began = "pressesBegan"
  case ended = "pressesEnded"

  /// The call as the article's table of CapsLock writes it.
  var short: String {
    switch self {
    case .pressed: "pressed=true"
    case .released: "pressed=false"
    case .began: "PressesBegan"
    case .ended: "PressesEnded"
    }
  }

  /// Whether the call reaches a view only if its class has methods for presses.
  var needsPressMethods: Bool {
    self == .began || self == .ended
  }
}
