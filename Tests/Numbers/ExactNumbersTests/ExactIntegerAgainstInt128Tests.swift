import ExactNumbers
import TestSupport
import Testing

/// The results of every operation, compared with those of `Int128` unless they overflow.
@Suite("ExactInteger against Int128")
struct ExactIntegerAgainstInt128Tests {
  /// The numbers on both sides of every change of representation, whose products still fit `Int128`.
  static let boundaries: [Int128] = {
    let powers: [Int128] = [31, 32, 62, 63].map { (exponent: Int) in 1 << exponent }
    let offsets: ClosedRange<Int128> = -3...3
    return ([0] + powers + powers.map(-)).flatMap { center in offsets.map { center + $0 } }
  }()

  @Test func agreesAroundTheBoundaries() {
    for left in Self.boundaries {
      for right in Self.boundaries {
        expectAgreement(left, right, "")
      }
    }
  }

  @Test(arguments: [1, 2026, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
  func agreesOnRandomNumbers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      expectAgreement(random.int128(bits: 63), random.int128(bits: 63), "seed \(seed)")
    }
  }

  @Test(arguments: [1, 2026, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
  func convertsEveryWidth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let randoms = (0..<3_000).map { _ in random.int128(bits: 126) }
    for number in Self.boundaries + randoms + [.min, .min + 1, .max] {
      let exact = ExactInteger(number)
      let comment: Comment = "\(number), seed \(seed)"
      #expect(exact.description == number.description, comment)
      #expect(ExactInteger(number.description) == exact, comment)
      #expect(Int128(exactly: exact) == number, comment)
      #expect(UInt128(exactly: exact) == UInt128(exactly: number), comment)
      #expect(Int(exactly: exact) == Int(exactly: number), comment)
      #expect(UInt64(exactly: exact) == UInt64(exactly: number), comment)
      #expect(Int8(exactly: exact) == Int8(exactly: number), comment)
      #expect(ExactInteger(exactly: number.magnitude) == exact.magnitude, comment)
    }
  }

  private func expectAgreement(_ left: Int128, _ right: Int128, _ note: String) {
    let (exactLeft, exactRight) = (ExactInteger(left), ExactInteger(right))
    let comment: Comment = "\(left), \(right) \(note)"
    let sum = exactLeft + exactRight
    #expect(sum == ExactInteger(left + right), comment)
    #expect(sum.hashValue == ExactInteger(left + right).hashValue, comment)
    #expect(exactLeft - exactRight == ExactInteger(left - right), comment)
    #expect(exactLeft * exactRight == ExactInteger(left * right), comment)
    #expect((exactLeft == exactRight) == (left == right), comment)
    #expect((exactLeft < exactRight) == (left < right), comment)
    #expect(-exactLeft == ExactInteger(-left), comment)
    #expect(exactLeft.isNegative == (left < 0), comment)
  }
}
