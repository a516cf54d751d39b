import ExperimentKit
import NumberFormats

/// A law that holds for all real numbers.
enum ArithmeticLaw: String, CaseIterable, TitledWord, Sendable {
  case commutativeAddition = "commutative-addition"
  case commutativeMultiplication = "commutative-multiplication"
  case associativeAddition = "associative-addition"
  case associativeMultiplication = "associative-multiplication"
  case distributive
  case addSubtract = "add-subtract"
  case divideMultiply = "divide-multiply"
  case zeroDifference = "zero-difference"
  case monotonicAddition = "monotonic-addition"
  case sterbenz

  /// The number of numbers in the law.
  var numberCount: Int {
    switch self {
    case .associativeAddition, .associativeMultiplication, .distributive, .monotonicAddition: 3
    default: 2
    }
  }

  /// The name of the law.
  var title: LocalizedText {
    switch self {
    case .commutativeAddition: LocalizedText(en: "commutative addition", ja: "加法の交換法則")
    case .commutativeMultiplication: LocalizedText(en: "commutative multiplication", ja: "乗法の交換法則")
    case .associativeAddition: LocalizedText(en: "associative addition", ja: "加法の結合法則")
    case .associativeMultiplication: LocalizedText(en: "associative multiplication", ja: "乗法の結合法則")
    case .distributive: LocalizedText(en: "distributive", ja: "分配法則")
    case .addSubtract: LocalizedText(en: "subtracting undoes adding", ja: "足して引くと元に戻る")
    case .divideMultiply: LocalizedText(en: "multiplying undoes dividing", ja: "割って掛けると元に戻る")
    case .zeroDifference: LocalizedText(en: "only equal numbers differ by 0", ja: "差が0になるのは等しい数だけ")
    case .monotonicAddition: LocalizedText(en: "monotonic addition", ja: "加法の単調性")
    case .sterbenz: LocalizedText(en: "Sterbenz's lemma", ja: "スターベンツの補題")
    }
  }

  /// The law as a formula, with its condition in words.
  var formula: LocalizedText {
    switch self {
    case .commutativeAddition: LocalizedText("x + y = y + x")
    case .commutativeMultiplication: LocalizedText("x × y = y × x")
    case .associativeAddition: LocalizedText("(x + y) + z = x + (y + z)")
    case .associativeMultiplication: LocalizedText("(x × y) × z = x × (y × z)")
    case .distributive: LocalizedText("x × (y + z) = x × y + x × z")
    case .addSubtract: LocalizedText("(x + y) - y = x")
    case .divideMultiply: LocalizedText("(x / y) × y = x")
    case .zeroDifference: LocalizedText(en: "x - y = 0 only if x = y", ja: "x - y = 0 ならば x = y")
    case .monotonicAddition: LocalizedText(en: "x + y ≤ x + z if y < z", ja: "y < z ならば x + y ≤ x + z")
    case .sterbenz: LocalizedText(en: "x - y is exact if y/2 ≤ x ≤ 2y", ja: "y/2 ≤ x ≤ 2y ならば x - y は正確")
    }
  }

  /// Returns both sides of the law for three numbers; numbers that are not in the law are ignored.
  ///
  /// The sides are places in ``TabulatedArithmetic``; ``TabulatedArithmetic/none`` if a side is not a number.
  func sides(_ arithmetic: TabulatedArithmetic) -> (Int, Int, Int) -> (left: Int, right: Int) {
    let (sum, product) = (arithmetic(.add), arithmetic(.multiply))
    let (difference, quotient) = (arithmetic(.subtract), arithmetic(.divide))
    switch self {
    case .commutativeAddition: return { x, y, _ in (sum(x, y), sum(y, x)) }
    case .commutativeMultiplication: return { x, y, _ in (product(x, y), product(y, x)) }
    case .associativeAddition: return { x, y, z in (sum(sum(x, y), z), sum(x, sum(y, z))) }
    case .associativeMultiplication: return { x, y, z in (product(product(x, y), z), product(x, product(y, z))) }
    case .distributive: return { x, y, z in (product(x, sum(y, z)), sum(product(x, y), product(x, z))) }
    case .addSubtract: return { x, y, _ in (difference(sum(x, y), y), x) }
    case .divideMultiply: return { x, y, _ in (product(quotient(x, y), y), x) }
    case .zeroDifference: return { x, y, _ in (difference(x, y), arithmetic.zero) }
    case .monotonicAddition: return { x, y, z in (sum(x, y), sum(x, z)) }
    case .sterbenz: return { x, y, _ in (difference(x, y), x) }
    }
  }

  /// Returns three numbers for which the law fails, with both sides, such as `(1 + 2) + 3 = 6 ≠ 7 = 1 + (2 + 3)`.
  func counterexample(_ x: String, _ y: String, _ z: String, left: String, right: String) -> String {
    let (x, y, z) = (Self.term(x), Self.term(y), Self.term(z))
    switch self {
    case .commutativeAddition: return "\(x) + \(y) = \(left) ≠ \(right) = \(y) + \(x)"
    case .commutativeMultiplication: return "\(x) × \(y) = \(left) ≠ \(right) = \(y) × \(x)"
    case .associativeAddition: return "(\(x) + \(y)) + \(z) = \(left) ≠ \(right) = \(x) + (\(y) + \(z))"
    case .associativeMultiplication: return "(\(x) × \(y)) × \(z) = \(left) ≠ \(right) = \(x) × (\(y) × \(z))"
    case .distributive: return "\(x) × (\(y) + \(z)) = \(left) ≠ \(right) = \(x) × \(y) + \(x) × \(z)"
    case .addSubtract: return "(\(x) + \(y)) - \(y) = \(left) ≠ \(right)"
    case .divideMultiply: return "(\(x) / \(y)) × \(y) = \(left) ≠ \(right)"
    case .zeroDifference, .sterbenz: return "\(x) - \(y) = \(left)"
    case .monotonicAddition: return "\(x) + \(y) = \(left) > \(right) = \(x) + \(z)"
    }
  }

  private static func term(_ number: String) -> String {
    number.hasPrefix("-") ? "(\(number))" : number
  }
}
