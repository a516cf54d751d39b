import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("The limits of formats")
struct FloatFormatInfoTests {
  @Test("Swift's types have the limits that they state")
  func machine() throws {
    func check<M: MachineFloat>(_: M.Type, digits: Int, roundTrip: Int) throws {
      let info = M.format.info
      #expect(info.bits == M.Bits.bitWidth && info.precision == M.significandBitCount + 1)
      #expect(info.largest == ExactRational(exactly: M.greatestFiniteMagnitude))
      #expect(info.smallestNormal == ExactRational(exactly: M.leastNormalMagnitude))
      #expect(info.smallestPositive == ExactRational(exactly: M.leastNonzeroMagnitude))
      #expect(info.epsilon == ExactRational(exactly: M.ulpOfOne))
      #expect(info.minimumExponent == Int(M.leastNormalMagnitude.exponent))
      #expect(info.maximumExponent == Int(M.greatestFiniteMagnitude.exponent))
      #expect(info.decimalDigits == digits && info.roundTripDigits == roundTrip)
    }
    try check(Double.self, digits: 15, roundTrip: 17)
    try check(Float.self, digits: 6, roundTrip: 9)
    #if !(os(macOS) && arch(x86_64))
      try check(Float16.self, digits: 3, roundTrip: 5)
    #endif
  }

  @Test("Formats of few bits have the limits of ml_dtypes 0.6.0")
  func small() {
    let table: [(FloatFormat, String, String, String, Int, Int)] = [
      (.e4m3fn, "448", "0.015625", "0.001953125", -6, 8), (.e4m3fnuz, "240", "0.0078125", "0.0009765625", -7, 7),
      (.e3m4, "15.5", "0.25", "0.015625", -2, 3), (.e2m3fn, "7.5", "1", "0.125", 0, 2),
      (.e2m1fn, "6", "1", "0.5", 0, 2),
    ]
    for (format, largest, normal, positive, least, most) in table {
      let info = format.info
      #expect(info.largest.description == largest && info.smallestNormal?.description == normal)
      #expect(info.smallestPositive?.description == positive)
      #expect(info.minimumExponent == least && info.maximumExponent == most)
    }
  }

  @Test(
    "The smallest and the largest numbers of any format are those of its codes",
    arguments: SampleFormat.named(upTo: 8) + SampleFormat.odd + SampleFormat.p3109(3...4))
  func all(sample: SampleFormat) {
    let numbers = (0...sample.format.largestCode).compactMap { sample.format.value(of: $0).exact }
    let info = sample.format.info
    #expect(info.largest == numbers.max() && info.smallestPositive == numbers.filter { $0 > 0 }.min())
    let normal = (0...sample.format.largestCode).filter { sample.format.floatClass(of: $0) == .normal }
      .compactMap { sample.format.value(of: $0).exact }.filter { $0 > 0 }.min()
    #expect(info.smallestNormal == normal)
  }
}
