import ExactNumbers
import NumberFormats

/// The rounded values of all numbers of a range: treads, each at a number of the format.
struct RoundingStaircase {
  /// A run of numbers with the same rounded value.
  struct Tread: Hashable {
    let value: ExactRational
    let from: ExactRational
    let holdsFrom: Bool
    var to: ExactRational
    var holdsTo: Bool
  }

  /// The treads, in ascending order.
  private(set) var treads: [Tread] = []

  /// Creates the stairs of a mode.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - rounding: the mode.
  ///   - range: the numbers to round, within the range of the format.
  /// - Complexity: O(*n*) exact roundings for *n* numbers of the format in the range.
  init(_ format: FloatFormat, _ rounding: Rounding, in range: ClosedRange<ExactRational>) {
    let arithmetic = FloatArithmetic(format)
    func rounded(_ number: ExactRational) -> ExactRational? {
      arithmetic.round(number, rounding: rounding).code.flatMap { format.value(of: $0).exact }
    }
    let places = Self.places(format, in: range)
    for (index, place) in places.enumerated() {
      add(rounded(place), from: place, to: place, isPlace: true)
      guard index + 1 < places.count else { break }
      let next = places[index + 1]
      add(rounded((place + next).scaled(byPowerOfTwo: -1)), from: place, to: next, isPlace: false)
    }
  }

  /// Returns the ends of the range, the numbers of the format in it, and the middles between them.
  ///
  /// Rounded values change at no other place.
  private static func places(_ format: FloatFormat, in range: ClosedRange<ExactRational>) -> [ExactRational] {
    let set = FloatNumberSet(format: format)
    let first = max(set.indices.lowerBound, (set.firstIndex { $0 >= range.lowerBound } ?? set.indices.upperBound) - 1)
    let last = set.firstIndex { $0 >= range.upperBound } ?? set.indices.upperBound
    let numbers = (first...last).map(set.value)
    let middles = zip(numbers, numbers.dropFirst()).map { ($0 + $1).scaled(byPowerOfTwo: -1) }
    let all = (numbers + middles + [range.lowerBound, range.upperBound]).filter(range.contains).sorted()
    return all.enumerated().filter { $0 == 0 || all[$0 - 1] != $1 }.map(\.element)
  }

  private mutating func add(_ value: ExactRational?, from: ExactRational, to: ExactRational, isPlace: Bool) {
    guard let value else { return }
    if let last = treads.last, last.value == value, last.to == from {
      treads[treads.count - 1].to = to
      treads[treads.count - 1].holdsTo = isPlace
    } else {
      treads.append(Tread(value: value, from: from, holdsFrom: isPlace, to: to, holdsTo: isPlace))
    }
  }

  /// The places between two treads, with the rounded values just before and just after them.
  var jumps: [(place: ExactRational, before: ExactRational, after: ExactRational)] {
    let long = treads.filter { $0.from < $0.to }
    return zip(long, long.dropFirst()).filter { $0.to == $1.from }.map { ($0.to, $0.value, $1.value) }
  }
}
