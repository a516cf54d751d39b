import ExactNumbers
import NumberFormats

/// The sums, differences, products and quotients of all numbers of a format of at most 8 bits.
///
/// A number is identified by its place in ``numbers``; −0 is the number 0.
struct TabulatedArithmetic {
  /// The numbers in the order of their codes.
  let numbers: [ExactRational]
  /// The place of each number in ascending order.
  let ranks: [Int]

  private let results: [FloatOperation: [Int]]

  /// Creates the results in a format.
  ///
  /// - Complexity: O(4ⁿ) for *n* bits.
  init(_ arithmetic: FloatArithmetic, _ rounding: Rounding) {
    let format = arithmetic.format
    let values = (0...format.largestCode).map { format.value(of: $0).exact }
    var places: [ExactRational: Int] = [:]
    var codes: [FloatFormat.Code] = []
    for (code, value) in values.enumerated() {
      guard let value, places[value] == nil else { continue }
      places[value] = codes.count
      codes.append(FloatFormat.Code(code))
    }
    let placeOfCode = values.map { value in value.flatMap { places[$0] } ?? Self.none }
    let numbers = codes.compactMap { values[Int($0)] }
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (rank, place) in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }).enumerated() { ranks[place] = rank }
    (self.numbers, self.ranks) = (numbers, ranks)
    results = Dictionary(
      uniqueKeysWithValues: FloatOperation.allCases.filter { $0 != .remainder }.map { operation in
        let table = FloatOperationTable(operation, of: arithmetic, rounding: rounding)
        let results = codes.flatMap { left in
          codes.map { right in
            let result = table[left, right]
            // Without infinities, even a division by zero is a number.
            return result.flags.contains(.divideByZero)
              ? Self.none : result.code.map { placeOfCode[Int($0)] } ?? Self.none
          }
        }
        return (operation, results)
      })
  }

  /// Returns the number of numbers of a format; +0 and −0 are one.
  static func count(_ format: FloatFormat) -> Int {
    Set((0...format.largestCode).compactMap { format.value(of: $0).exact }).count
  }

  /// The place for a result that is not a number.
  static let none = -1

  /// The place of the number 0, or ``none`` if the format does not have it.
  var zero: Int {
    numbers.firstIndex(of: 0) ?? Self.none
  }

  /// Returns an operation on places of numbers, which returns ``none`` if its result is not a number.
  func callAsFunction(_ operation: FloatOperation) -> (Int, Int) -> Int {
    let (results, count) = (results[operation] ?? [], numbers.count)
    return { left, right in left < 0 || right < 0 ? Self.none : results[left * count + right] }
  }
}
