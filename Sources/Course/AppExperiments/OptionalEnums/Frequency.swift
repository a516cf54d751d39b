/// The enumeration of the source, and one switch over an optional value of it in each spelling.
///
/// The three functions differ only in their patterns; their results are those of the compiler.
///
/// Source: 003-5.
enum Frequency: String, CaseIterable, Sendable {
  case daily
  case weekly
  case monthly
  case yearly

  /// Every value of the optional type, nil last.
  static let optionals: [Frequency?] = allCases + [nil]

  /// Returns the output of the switch with `case .some(.daily)`.
  static func printedBySome(_ frequency: Frequency?) -> String {
    switch frequency {
    case .some(.daily): "daily"
    case .some(.weekly): "weekly"
    case .some(.monthly): "monthly"
    case .some(.yearly): "yearly"
    case .none: "nil"
    }
  }

  /// Returns the output of the switch with `case .daily?`.
  static func printedByQuestionMark(_ frequency: Frequency?) -> String {
    switch frequency {
    case .daily?: "daily"
    case .weekly?: "weekly"
    case .monthly?: "monthly"
    case .yearly?: "yearly"
    case nil: "nil"
    }
  }

  /// Returns the output of the switch with `case .daily`, as since Swift 5.1.
  static func printedByBareCase(_ frequency: Frequency?) -> String {
    switch frequency {
    case .daily: "daily"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .yearly: "yearly"
    case .none: "nil"
    }
  }
}
