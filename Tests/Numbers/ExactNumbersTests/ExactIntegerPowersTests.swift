import ExactNumbers
import TestSupport
import Testing

@Suite("Powers and square roots of exact integers")
struct ExactIntegerPowersTests {
  @Test("A power is a repeated product")
  func products() throws {
    let limit = ExactInteger.powerOfTwo(64)
    for base in [0, 1, -1, 2, -2, 3, 10, -10, limit - 1, limit, -limit] as [ExactInteger] {
      var product: ExactInteger = 1
      for exponent in 0...40 {
        #expect(try base.raised(toPower: exponent) == product, "\(base), \(exponent)")
        product *= base
      }
    }
  }

  @Test("Powers follow the laws of exponents", arguments: [10, 110] as [UInt64])
  func laws(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let texts = (0..<2).map { _ in random.decimal(digits: .random(in: 1...40, using: &random)) }
      let (m, n) = (Int.random(in: 0...12, using: &random), Int.random(in: 0...12, using: &random))
      let comment: Comment = "\(texts), \(m), \(n), seed \(seed)"
      let a = try #require(ExactInteger(texts[0]), comment)
      let b = try #require(ExactInteger(texts[1]), comment)
      #expect(try a.raised(toPower: m) * a.raised(toPower: n) == a.raised(toPower: m + n), comment)
      #expect(try a.raised(toPower: m).raised(toPower: n) == a.raised(toPower: m * n), comment)
      #expect(try a.raised(toPower: n) * b.raised(toPower: n) == (a * b).raised(toPower: n), comment)
    }
  }

  @Test("Zero and one have powers of any exponent, and two up to the largest size")
  func largest() throws {
    #expect(try (0 as ExactInteger).raised(toPower: .max) == 0)
    #expect(try (1 as ExactInteger).raised(toPower: .max) == 1)
    #expect(try (-1 as ExactInteger).raised(toPower: .max) == -1)
    #expect(try (-1 as ExactInteger).raised(toPower: .max - 1) == 1)
    let exponent = ExactInteger.maximumBitWidth - 1
    #expect(try (2 as ExactInteger).raised(toPower: exponent) == .powerOfTwo(exponent))
  }

  @Test("Every number up to 10000 has the right square root")
  func smallRoots() throws {
    var root = 0
    for number in 0...10_000 {
      if (root + 1) * (root + 1) <= number { root += 1 }
      let found = try #require(ExactInteger(number).squareRootAndRemainder())
      #expect(found == (ExactInteger(root), ExactInteger(number - root * root)))
    }
  }

  @Test("A square root is the largest number whose square is not above, at any size", arguments: [12, 112] as [UInt64])
  func roots(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let text = random.decimal(digits: .random(in: 1...150, using: &random))
      let comment: Comment = "\(text), seed \(seed)"
      let number = try #require(ExactInteger(text), comment).magnitude
      let (root, remainder) = try #require(number.squareRootAndRemainder(), comment)
      #expect(!root.isNegative && root * root + remainder == number, comment)
      #expect(!remainder.isNegative && number < (root + 1) * (root + 1), comment)
      #expect(try #require((number * number).squareRootAndRemainder()) == (number, 0), comment)
    }
  }

  @Test("A negative number has no square root", arguments: [-1, -4, -.powerOfTwo(100)] as [ExactInteger])
  func negative(number: ExactInteger) {
    #expect(number.squareRootAndRemainder() == nil)
  }
}
