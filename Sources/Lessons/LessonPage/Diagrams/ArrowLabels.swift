import SourceText

/// The amount of words at the arrows of a state diagram: the more they say, the wider is the picture.
enum ArrowLabels: Hashable, Sendable {
  /// All words of each transition, in lines of at most this many terminal columns.
  case whole(columns: Int)
  /// A number and the event; a list below the picture says the rest.
  case events(columns: Int)
  /// Only a number, which the list below the picture explains; an arrow may have the numbers of several transitions.
  case numbers(areShared: Bool)

  /// The largest number of transitions whose words are tried at the arrows; more do not fit the width of a phone.
  private static let mostWithWords = 10

  /// Returns the choices for a diagram, with the most words first.
  static func choices(transitions count: Int) -> [ArrowLabels] {
    let words = [24, 20, 16].map(Self.whole) + [20, 16, 12].map(Self.events)
    return (count <= mostWithWords ? words : []) + [false, true].map(Self.numbers)
  }

  /// Whether the arrows have numbers.
  var areNumbered: Bool {
    if case .whole = self { false } else { true }
  }

  /// Whether transitions between the same two states share an arrow.
  var areShared: Bool { self == .numbers(areShared: true) }

  /// Whether only numbers are at the arrows.
  var areNumbers: Bool {
    if case .numbers = self { true } else { false }
  }

  /// Returns the lines at an arrow, next to its number.
  func lines(_ label: String) -> [String] {
    switch self {
    case .whole(let columns):
      DisplayWidth.of(label) <= columns
        ? WrappedText(label, columns: columns).lines
        : Self.parts(of: label).flatMap { WrappedText($0, columns: columns).lines }
    case .events(let columns): WrappedText(Self.event(of: label), columns: columns).lines
    case .numbers: []
    }
  }

  /// Returns a label in two parts if it has an effect, which starts with its slash.
  private static func parts(of label: String) -> [String] {
    guard let slash = label.firstRange(of: " / ") else { return [label] }
    return [String(label[..<slash.lowerBound]), String(label[slash.lowerBound...])]
  }

  /// Returns the event at the start of a label such as `event [condition] / effect`.
  static func event(of label: String) -> String {
    let ends = [" [", " / "].compactMap { label.firstRange(of: $0)?.lowerBound }
    return String(label[..<(ends.min() ?? label.endIndex)])
  }
}
