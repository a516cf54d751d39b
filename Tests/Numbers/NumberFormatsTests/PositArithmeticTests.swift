import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Arithmetic on posits")
struct PositArithmeticTests {
  /// Numbers and middles of a format as integers, in units small enough for both.
  struct Scaled {
    let format: PositFormat
    let unit: Int
    /// The values by code; nil for NaR.
    let values: [Int128?]
    /// The numbers that separate the codes 1 and 2, 2 and 3, and so on.
    let middles: [Int128]

    init(_ definition: PositDefinition) throws {
      format = try definition.format
      let wider = PositDefinition(bits: definition.bits + 1, exponentBits: definition.exponentBits)
      let unit = (definition.bits - 1) << definition.exponentBits
      let scale = Double(sign: .plus, exponent: unit, significand: 1)
      self.unit = unit
      values = (0...Int(format.largestCode)).map { definition.value($0).map { Int128($0 * scale) } }
      middles = (1..<Int(format.largest)).map { Int128((wider.value($0 << 1 | 1) ?? 0) * scale) }
    }

    /// Returns the code of a number other than zero, from its sign and its order to others.
    func code(isNegative: Bool, order: (_ other: Int128) -> Int128) -> PositFormat.Code {
      var (low, high) = (1, Int(format.largest))
      while low < high {
        let middle = (low + high) / 2
        let difference = order(middles[middle - 1])
        if difference < 0 || difference == 0 && middle.isMultiple(of: 2) { high = middle } else { low = middle + 1 }
      }
      return isNegative ? format.largestCode - PositFormat.Code(low) + 1 : PositFormat.Code(low)
    }

    /// Returns the code of a number in units of 2 raised to −`unit` × `factors`.
    func code(_ number: Int128, factors: Int) -> PositFormat.Code {
      number == 0 ? 0 : code(isNegative: number < 0) { abs(number) - $0 << Int128(unit * (factors - 1)) }
    }

    func quotient(_ left: Int128, _ right: Int128) -> PositFormat.Code {
      guard right != 0 else { return format.notAReal }
      if left == 0 { return 0 }
      return code(isNegative: (left < 0) != (right < 0)) { abs(left) << Int128(unit) - $0 * abs(right) }
    }

    func squareRoot(_ number: Int128) -> PositFormat.Code {
      guard number > 0 else { return number == 0 ? 0 : format.notAReal }
      return code(isNegative: false) { number << Int128(unit) - $0 * $0 }
    }
  }

  static let formats = [(8, 2), (8, 0), (7, 1), (5, 3), (3, 2)].map { PositDefinition(bits: $0, exponentBits: $1) }

  @Test("Every sum, difference, product and quotient of posits is the exact one, rounded once", arguments: formats)
  func pairs(definition: PositDefinition) throws {
    let scaled = try Scaled(definition)
    let format = scaled.format
    func check(_ code: PositFormat.Code, _ expected: PositFormat.Code, _ text: @autoclosure () -> String) {
      if code != expected { Issue.record("\(text()) is \(expected), not \(code)") }
    }
    for left in 0...format.largestCode {
      for right in 0...format.largestCode {
        guard let x = scaled.values[Int(left)], let y = scaled.values[Int(right)] else {
          let results = [
            format.add(left, right), format.subtract(left, right), format.multiply(left, right),
            format.divide(left, right),
          ]
          #expect(results.allSatisfy { $0 == format.notAReal })
          continue
        }
        check(format.add(left, right), scaled.code(x + y, factors: 1), "\(left) + \(right)")
        check(format.subtract(left, right), scaled.code(x - y, factors: 1), "\(left) - \(right)")
        check(format.multiply(left, right), scaled.code(x * y, factors: 2), "\(left) * \(right)")
        check(format.divide(left, right), scaled.quotient(x, y), "\(left) / \(right)")
      }
    }
  }

  @Test(
    "Every square root of a posit is the exact one, rounded once",
    arguments: formats + [.init(bits: 10, exponentBits: 2)])
  func squareRoots(definition: PositDefinition) throws {
    let scaled = try Scaled(definition)
    for code in 0...scaled.format.largestCode {
      let expected = scaled.values[Int(code)].map(scaled.squareRoot) ?? scaled.format.notAReal
      #expect(scaled.format.squareRoot(code) == expected, "\(code)")
    }
  }

  @Test("A product plus a number is rounded once", arguments: [3, 33] as [UInt64])
  func fusedMultiplyAdd(seed: UInt64) throws {
    let scaled = try Scaled(PositDefinition(bits: 8, exponentBits: 2))
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      let codes = (0..<3).map { _ in PositFormat.Code(UInt8.random(in: 0...255, using: &random)) }
      let values = codes.compactMap { scaled.values[Int($0)] }
      let expected =
        values.count < 3
        ? scaled.format.notAReal : scaled.code(values[0] * values[1] + values[2] << Int128(scaled.unit), factors: 2)
      #expect(scaled.format.fusedMultiplyAdd(codes[0], codes[1], codes[2]) == expected, "\(codes), seed \(seed)")
    }
  }

  @Test("The square of a root of 32 bits is on the right side of both middles", arguments: [4, 44] as [UInt64])
  func wideSquareRoots(seed: UInt64) throws {
    let (format, wider) = (try PositFormat(bits: 31), try PositFormat(bits: 32))
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let code = PositFormat.Code(UInt32(truncatingIfNeeded: random.next()) >> 2 + 1)
      let root = format.squareRoot(code)
      let number = try #require(format.value(of: code).exact)
      let below = try #require(wider.value(of: root << 1 - 1).exact)
      let above = try #require(wider.value(of: root << 1 + 1).exact)
      #expect(below * below <= number && number <= above * above, "\(code), seed \(seed)")
    }
  }
}

@Suite("Arithmetic on posits of any size")
struct PositSizeTests {
  static let formats = PositFormat.supportedBits.flatMap { bits in
    PositFormat.supportedExponentBits.compactMap { try? PositFormat(bits: bits, exponentBits: $0) }
  }

  @Test("Results of posits of any size are the exact ones, rounded once", arguments: formats)
  func results(format: PositFormat) throws {
    var random = SplitMix64(seed: UInt64(format.bits * 8 + format.exponentBits))
    for _ in 0..<Exhaustive.count(5_000, part: 150) {
      let left = PositFormat.Code(random.next()) & format.largestCode
      // A number anywhere, near the other one, or near the opposite one.
      let near = left ^ PositFormat.Code(random.next() & 7) & format.largestCode
      let right = random.pick([PositFormat.Code(random.next()) & format.largestCode, near, format.negated(near)])
      let addend = random.pick([left, right, format.negated(format.multiply(left, right)), format.smallestPositive])
      guard let x = format.value(of: left).exact, let y = format.value(of: right).exact,
        let z = format.value(of: addend).exact
      else { continue }
      #expect(format.add(left, right) == format.round(x + y), "\(left) + \(right)")
      #expect(format.subtract(left, right) == format.round(x - y), "\(left) - \(right)")
      #expect(format.multiply(left, right) == format.round(x * y), "\(left) * \(right)")
      if y != 0 { #expect(format.divide(left, right) == format.round(try x / y), "\(left) / \(right)") }
      #expect(format.fusedMultiplyAdd(left, right, addend) == format.round(x * y + z), "\(left) \(right) \(addend)")
    }
  }
}
