/// An enumeration with its own case called `none`.
enum Topping: Sendable {
  case none
  case cheese
}

/// The patterns to match with an optional ``Topping``, each compiled as written.
enum NonePattern: String, CaseIterable, Sendable {
  case bareNil = "case nil"
  case bareNone = "case .none"
  case optionalNone = "case Optional.none"
  case noneQuestionMark = "case .none?"
  case someNone = "case .some(.none)"
  case bareCase = "case .cheese"

  /// Returns whether a value matches the pattern.
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

  /// Returns whether a value matches `case .none`.
  ///
  /// The value's type is generic because the compiler warns for `Topping?`: it reads `.none` as `Optional`'s, as here.
  private static func matchesNone<Wrapped>(_ value: Wrapped?) -> Bool {
    if case .none = value { true } else { false }
  }
}
