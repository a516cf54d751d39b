import ExperimentKit

/// A hole, as written.
struct WrittenHole: Sendable, Hashable, CustomStringConvertible {
  let description: String
  let outline: Outline

  /// The default hole.
  static let circle = WrittenHole(
    description: "circle 60 60 30", outline: .circle(ExactPoint(whole: 60, 60), radius: 3000))
}

extension ParameterType where Value == WrittenHole {
  /// The type of a shape with its numbers.
  static var hole: ParameterType {
    let allowed = LocalizedText(
      en: "a shape, such as `circle 60 60 30` or `star 60 60 30 counterclockwise`",
      ja: "図形(例:`circle 60 60 30`、`star 60 60 30 counterclockwise`)")
    return .written(allowed) { (text) throws(ValueError) in
      WrittenHole(description: String(text), outline: try Outline(written: text))
    }
  }
}
