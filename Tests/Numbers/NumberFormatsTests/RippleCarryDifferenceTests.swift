import NumberFormats
import TestSupport
import Testing

@Suite("Subtraction with the ripple-carry adder")
struct RippleCarryDifferenceTests {
  @Test("Difference, borrow and overflow are those of the exact difference", arguments: 1...8)
  func everyPair(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    let count = 1 << bits
    func signed(_ code: Int) -> Int { code < count / 2 ? code : code - count }
    var wrong: [RippleCarryAdder.Difference] = []
    for (left, right) in (0..<count).flatMap({ left in (0..<count).map { (left, $0) } }) {
      for borrow in [0, 1] {
        let found = adder.subtract(UInt64(left), UInt64(right), borrowIn: borrow == 1)
        let (exact, signedExact) = (left - right - borrow, signed(left) - signed(right) - borrow)
        let overflows = signedExact < -count / 2 || signedExact >= count / 2
        let isRight =
          Int(found.difference) == (exact + 2 * count) % count && found.borrowOut == (exact < 0)
          && found.overflow == overflows && (overflows || signed(Int(found.difference)) == signedExact)
          && found.borrowIn == (borrow == 1) && found.left == left && found.right == right && found.bits == bits
        if !isRight { wrong.append(found) }
      }
    }
    #expect(wrong == [])
  }

  @Test("A place borrows if the lower places are too small", arguments: 1...5)
  func steps(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    for left in 0..<(1 << bits) {
      for right in 0..<(1 << bits) {
        for borrow in [0, 1] {
          let found = adder.subtract(UInt64(left), UInt64(right), borrowIn: borrow == 1)
          let borrows = (1...bits).map { left % (1 << $0) - right % (1 << $0) - borrow < 0 }
          #expect(found.steps.map { !$0.carryOut } == borrows, "\(left) - \(right) - \(borrow)")
          #expect(found.steps.map(\.right) == (0..<bits).map { right >> $0 & 1 == 0 }, "\(left) - \(right)")
        }
      }
    }
  }

  @Test("Subtraction with 64 bits is that of the machine", arguments: [1 as UInt64, 2, 3])
  func machine(seed: UInt64) throws {
    let adder = try RippleCarryAdder(bits: 64)
    var random = SplitMix64(seed: seed)
    let edges: [UInt64] = [0, 1, .max, .max - 1, 1 << 63, 1 << 63 - 1]
    for _ in 0..<2000 {
      let (left, right) = (random.pick(edges + [random.next()]), random.pick(edges + [random.next()]))
      let found = adder.subtract(left, right)
      let signed = Int64(bitPattern: left).subtractingReportingOverflow(Int64(bitPattern: right))
      let unsigned = left.subtractingReportingOverflow(right)
      let comment: Comment = "seed \(seed): \(left) - \(right)"
      #expect(found.difference == unsigned.partialValue && found.borrowOut == unsigned.overflow, comment)
      #expect(found.difference == UInt64(bitPattern: signed.partialValue) && found.overflow == signed.overflow, comment)
    }
  }

  /// The wide difference of two halves: the borrow of the low one goes into the high one.
  @Test("A borrow continues in the next word")
  func chains() throws {
    let adder = try RippleCarryAdder(bits: 64)
    var random = SplitMix64(seed: 128)
    for _ in 0..<500 {
      let left = UInt128.random(in: 0 ... .max, using: &random)
      let right = UInt128.random(in: 0 ... .max, using: &random) & (random.pick([.max, 0xFFFF, 1 << 64 - 1]))
      let low = adder.subtract(UInt64(truncatingIfNeeded: left), UInt64(truncatingIfNeeded: right))
      let high = adder.subtract(UInt64(left >> 64), UInt64(right >> 64), borrowIn: low.borrowOut)
      #expect(UInt128(high.difference) << 64 | UInt128(low.difference) == left &- right, "seed 128: \(left) - \(right)")
      #expect(high.borrowOut == (left < right), "seed 128: \(left) - \(right)")
    }
  }
}
