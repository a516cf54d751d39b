import ExactNumbers
import NumberFormats
import Testing

/// A small decimal format by its definition: the list of its numbers, in units of the smallest one.
struct DecimalDefinition: Sendable, CustomTestStringConvertible {
  let format: DecimalFormat
  /// The number of places after the point of the smallest number.
  let places: Int
  /// The magnitudes from zero to the largest number, followed by the next one beyond.
  let grid: [Int128]
  /// Each magnitude as text; infinity at the end.
  let texts: [String]
  /// Whether the last of all digits of each magnitude is odd.
  private let areOdd: [Bool]
  private let leastNormal: Int128

  /// Creates a format whose smallest number has decimal places.
  init(digits: Int, minimumExponent: Int, maximumExponent: Int) throws {
    format = try DecimalFormat(digits: digits, minimumExponent: minimumExponent, maximumExponent: maximumExponent)
    func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
    leastNormal = power(digits - 1)
    var grid: [Int128] = Array(0..<leastNormal)
    var areOdd = grid.map { !$0.isMultiple(of: 2) }
    for exponent in 0...maximumExponent - minimumExponent {
      for coefficient in leastNormal..<10 * leastNormal {
        grid.append(coefficient * power(exponent))
        areOdd.append(!coefficient.isMultiple(of: 2))
      }
    }
    let places = digits - 1 - minimumExponent
    texts = grid.map { ExactRational(ExactInteger($0)).scaled(byPowerOfTen: -places).description } + ["inf"]
    self.places = places
    self.areOdd = areOdd + [false]
    self.grid = grid + [10 * leastNormal * power(maximumExponent - minimumExponent)]
  }

  var testDescription: String {
    "\(format.digits) digits, exponents \(format.minimumExponent) to \(format.maximumExponent)"
  }

  var scale: Int128 {
    (0..<places).reduce(1) { power, _ in power * 10 }
  }

  /// Every mode; the stochastic ones round up from a quarter and from three quarters on.
  static let modes = Rounding.deterministic + [.stochastic(3 << 30), .stochastic(1 << 30)]

  /// Returns the rounded result of a number, from the order of four times its magnitude and others.
  func rounded(isNegative: Bool, _ mode: Rounding, order: (_ other: Int128) -> Int128) -> (
    text: String, flags: FloatFlags
  ) {
    let above = firstIndex { order(4 * $0) <= 0 }
    let sign = isNegative ? "-" : ""
    if above < grid.count - 1, order(4 * grid[above]) == 0 { return (sign + texts[above], []) }
    guard above < grid.count, order(4 * grid[above]) != 0 else {
      return (sign + texts[staysFinite(mode, isNegative) ? grid.count - 2 : grid.count - 1], [.inexact, .overflow])
    }

    let (low, high) = (grid[above - 1], grid[above])
    let isUp =
      switch mode {
      case .nearestEven: order(2 * (low + high)) > (areOdd[above - 1] ? -1 : 0)
      case .nearestAway: order(2 * (low + high)) >= 0
      case .towardZero: false
      case .up: !isNegative
      case .down: isNegative
      case .odd: !areOdd[above - 1]
      case .stochastic(let random): order(4 * low + (high - low) * (random >> 30 == 3 ? 1 : 3)) >= 0
      // Not drawn: P3109StochasticTests have it.
      case .stochasticNearest: false
      }
    let isOverflow = isUp && above == grid.count - 1
    let flags: FloatFlags = isOverflow ? [.inexact, .overflow] : .inexact
    let isTiny = order(4 * leastNormal) < 0
    return (sign + texts[isUp ? above : above - 1], isTiny ? flags.union(.underflow) : flags)
  }

  /// Returns whether a number beyond the largest number, whose last digit is 9, is rounded to it.
  private func staysFinite(_ mode: Rounding, _ isNegative: Bool) -> Bool {
    mode == .towardZero || mode == .odd || mode == (isNegative ? .up : .down)
  }

  private func firstIndex(_ isAtLeast: (Int128) -> Bool) -> Int {
    var (low, high) = (0, grid.count)
    while low < high {
      let middle = (low + high) / 2
      if isAtLeast(grid[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A number of a small format in units of the smallest one, with its sign, even for zero.
struct DecimalSample {
  let units: Int128
  let isNegative: Bool
  let value: DecimalValue

  var magnitude: Int128 {
    abs(units)
  }
}

extension DecimalDefinition {
  /// Returns every number of the format, of both signs.
  func samples() throws -> [DecimalSample] {
    try zip(grid.dropLast(), texts).flatMap { magnitude, text in
      try ["", "-"].map { sign in
        let result = try #require(format.round(sign + text))
        #expect(result.flags == [] && result.value.description == sign + text)
        return DecimalSample(units: sign == "" ? magnitude : -magnitude, isNegative: sign == "-", value: result.value)
      }
    }
  }

  /// Returns the result of an operation on two numbers.
  func expected(
    _ operation: FloatOperation, _ left: DecimalSample, _ right: DecimalSample, _ mode: Rounding
  ) -> (text: String, flags: FloatFlags) {
    let isNegative = left.isNegative != right.isNegative
    switch operation {
    case .add: return sum(left.units + right.units, isNegative ? mode == .down : left.isNegative, mode)
    case .subtract: return sum(left.units - right.units, isNegative ? left.isNegative : mode == .down, mode)
    case .multiply:
      return rounded(isNegative: isNegative, mode) { 4 * left.magnitude * right.magnitude - $0 * scale }
    case .divide:
      guard right.units != 0 else {
        return left.units == 0 ? ("nan", .invalid) : (isNegative ? "-inf" : "inf", .divideByZero)
      }
      return rounded(isNegative: isNegative, mode) { 4 * left.magnitude * scale - $0 * right.magnitude }
    case .remainder:
      guard right.units != 0 else { return ("nan", .invalid) }
      var (quotient, rest) = left.magnitude.quotientAndRemainder(dividingBy: right.magnitude)
      if 2 * rest > right.magnitude || 2 * rest == right.magnitude && quotient % 2 == 1 {
        (quotient, rest) = (quotient + 1, rest - right.magnitude)
      }
      return sum(left.isNegative ? -rest : rest, left.isNegative, mode)
    }
  }

  private func sum(_ units: Int128, _ zeroIsNegative: Bool, _ mode: Rounding) -> (text: String, flags: FloatFlags) {
    rounded(isNegative: units == 0 ? zeroIsNegative : units < 0, mode) { 4 * abs(units) - $0 }
  }
}
