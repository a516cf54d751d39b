import ExperimentKit

/// The direction of a ray, as written.
struct WrittenRay: Sendable, Hashable, CustomStringConvertible {
  let description: String
  let direction: ExactVector

  /// The four directions along the axes, clockwise.
  static let axes = [
    WrittenRay(description: "right", direction: ExactVector(1, 0)),
    WrittenRay(description: "down", direction: ExactVector(0, 1)),
    WrittenRay(description: "left", direction: ExactVector(-1, 0)),
    WrittenRay(description: "up", direction: ExactVector(0, -1)),
  ]

  /// The name of the direction, or its numbers if it has no name.
  var words: LocalizedText {
    switch description {
    case "right": LocalizedText(en: "right", ja: "右")
    case "down": LocalizedText(en: "down", ja: "下")
    case "left": LocalizedText(en: "left", ja: "左")
    case "up": LocalizedText(en: "up", ja: "上")
    default: LocalizedText(description)
    }
  }
}

extension ParameterType where Value == WrittenRay {
  /// The type of a direction.
  static var ray: ParameterType {
    let allowed = LocalizedText(
      en: "`right`, `down`, `left`, `up`, or two whole numbers, such as `2 -1` for two to the right and one up",
      ja: "`right`、`down`、`left`、`up`、または2つの整数(例:右へ2、上へ1なら`2 -1`)")
    return .written(allowed) { (text) throws(ValueError) in
      if let axis = WrittenRay.axes.first(where: { $0.description == text }) { return axis }
      let numbers = text.split(separator: " ").map { Int($0) }
      let range = -1000...1000
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], range.contains(x), range.contains(y),
        x != 0 || y != 0
      else {
        throw ValueError(
          "it is not a direction",
          help: "Write `right`, `down`, `left`, `up`, or two whole numbers from -1000 to 1000 that are not both 0.")
      }
      return WrittenRay(description: "\(x) \(y)", direction: ExactVector(x, y))
    }
  }
}
