/// The enumeration of the source, and one switch over an optional value of it in each spelling.
///
/// The three functions differ in their patterns alone; what they give is what the compiler makes of these.
///
/// Source: 003-5.
enum Frequency: String, CaseIterable, Sendable {
  case daily
  case weekly
  case monthly
  case yearly

  /// Every value of the optional type, nil last.
  static let optionals: [Frequency?] = allCases + [nil]

  /// What the switch with `case .some(.daily)` prints.
  static func printedBySome(_ frequency: Frequency?) -> String {
    switch frequency {
    case .some(.daily): "daily"
    case .some(.weekly): "weekly"
    case .some(.monthly): "monthly"
    case .some(.yearly): "yearly"
    case .none: "nil"
    }
  }

  /// What the switch with `case .daily?` prints.
  static func printedByQuestionMark(_ frequency: Frequency?) -> String {
    switch frequency {
    case .daily?: "daily"
    case .weekly?: "weekly"
    case .monthly?: "monthly"
    case .yearly?: "yearly"
    case nil: "nil"
    }
  }

  /// What the switch with `case .daily`, as since Swift 5.1, prints.
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
