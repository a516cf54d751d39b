import ExactNumbers
import NumberFormats
import TestSupport
import Testing

extension TaperedFormat {
  /// Checks all operations against exact numbers.
  func checkArithmetic(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func next() -> Code {
      // Long regimes are as likely as short ones.
      let code = Code(random.next()) & largestCode
      let shifted = code >> Code(random.next() % UInt64(bits))
      return random.next() & 1 == 0 ? code : random.next() & 1 == 0 ? shifted : ~shifted & largestCode
    }
    for _ in 0..<Exhaustive.count(100_000, part: 2_000) {
      let (a, b, c) = (next(), random.next() & 3 == 0 ? next() & 0xFF : next(), next())
      let (x, y, z) = (value(of: a).exact, value(of: b).exact, value(of: c).exact)
      let comment = "\(a) \(b) \(c) seed \(seed)"
      guard let x, let y, let z else {
        #expect(x != nil || add(a, b) == notAReal && multiply(a, b) == notAReal && squareRoot(a) == notAReal)
        #expect(z != nil || fusedMultiplyAdd(a, b, c) == notAReal)
        continue
      }
      #expect(add(a, b) == round(x + y), "\(comment)")
      #expect(subtract(a, b) == round(x - y), "\(comment)")
      #expect(multiply(a, b) == round(x * y), "\(comment)")
      #expect(divide(a, b) == (y == 0 ? notAReal : round(try x / y)), "\(comment)")
      #expect(fusedMultiplyAdd(a, b, c) == round(x * y + z), "\(comment)")
      // A root of 400 more bits, with a trace of the cut-off part.
      let scaled = (x.magnitude.scaled(byPowerOfTwo: 1_400)).floor
      let (root, rest) = try #require(scaled.squareRootAndRemainder())
      let trace: ExactRational = rest == 0 ? 0 : .powerOfTwo(-3)
      let exact = (ExactRational(root) + trace).scaled(byPowerOfTwo: -700)
      #expect(squareRoot(a) == (x.isNegative ? notAReal : round(exact)), "\(comment)")
    }
  }
}
