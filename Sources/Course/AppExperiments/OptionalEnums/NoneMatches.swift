/// An enumeration with a case of its own that is called `none`.
enum Topping: Sendable {
  case none
  case cheese
}

/// The patterns that an optional ``Topping`` may be matched with, each compiled as it stands.
enum NonePattern: String, CaseIterable, Sendable {
  case bareNil = "case nil"
  case bareNone = "case .none"
  case optionalNone = "case Optional.none"
  case noneQuestionMark = "case .none?"
  case someNone = "case .some(.none)"
  case bareCase = "case .cheese"

  /// Whether a value matches the pattern.
  func matches(_ topping: Topping?) -> Bool {
    switch self {
    case .bareNil: if case nil = topping { true } else { false }
    case .bareNone: Self.matchesNone(topping)
    case .optionalNone: if case Optional.none = topping { true } else { false }
    case .noneQuestionMark: if case .none? = topping { true } else { false }
    case .someNone: if case .some(.none) = topping { true } else { false }
    case .bareCase: if case .cheese = topping { true } else { false }
    }
  }

  /// Whether a value matches `case .none`.
  ///
  /// The value's type is left open, since of `Topping?` the compiler warns: it takes `.none` as `Optional`'s, as here.
  private static func matchesNone<Wrapped>(_ value: Wrapped?) -> Bool {
    if case .none = value { true } else { false }
  }
}
