import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Errors in units in the last place")
struct UlpHistogramTests {
  @Test(
    "The unit around a number is that of the nearest code below it",
    arguments: ["e4m3fn", "e5m2", "e2m1fn", "e3m2fn", "float5"])
  func units(name: String) throws {
    let format = try #require(try FloatFormat(named: name))
    let arithmetic = FloatArithmetic(format)
    var random = SplitMix64(seed: 26)
    for code in 0...format.largestFiniteCode {
      guard let unit = format.unitInTheLastPlace(of: code) else { continue }
      let value = arithmetic.double(code)
      let next = arithmetic.double(min(code + 1, format.largestFiniteCode))
      let share = Double(random.next() >> 11) * 0x1p-53
      for number in [value, value + (next - value) * share, -value] {
        let own = format.unitsInTheLastPlace(around: [number])[0]
        #expect(ExactRational(exactly: own) == unit, "\(number) in \(name)")
      }
    }
  }

  @Test("Errors of rounding to nearest fill the classes evenly, and none is larger than half a unit")
  func nearest() {
    var random = SplitMix64(seed: 8)
    let numbers = (0..<80_000).map { _ in 1 + Double(random.next() >> 11) * 0x1p-53 }
    let arithmetic = FloatArithmetic(.e4m3fn)
    let rounded = arithmetic.decode(arithmetic.encode(numbers, as: UInt8.self).codes)
    let histogram = UlpHistogram(numbers, rounded, units: FloatFormat.e4m3fn.unitsInTheLastPlace(around: numbers))
    #expect(histogram.beyond == 0 && histogram.special == 0)
    #expect(histogram.counts.allSatisfy { (19_000...21_000).contains($0) }, "\(histogram.counts)")
    #expect(histogram.exact + histogram.counts.reduce(0, +) == numbers.count)
  }

  @Test("Ties are half a unit, saturated numbers are beyond it, and NaN is counted separately")
  func ends() {
    // 17 is halfway between 16 and 18 of e4m3fn, whose largest number is 448.
    let numbers = [16, 16.25, 16.5, 17, 448, 460, 465, .infinity, .nan, 0]
    let arithmetic = FloatArithmetic(.e4m3fn, saturation: .all)
    let rounded = arithmetic.decode(arithmetic.encode(numbers, as: UInt8.self).codes)
    let histogram = UlpHistogram(numbers, rounded, units: FloatFormat.e4m3fn.unitsInTheLastPlace(around: numbers))
    #expect(histogram.exact == 3)
    #expect(histogram.counts == [1, 1, 1, 1])
    #expect(histogram.beyond == 1 && histogram.special == 2)
  }

  @Test("In blocks, the unit follows the scale", arguments: BlockFormat.named.map(\.name))
  func blocks(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    var random = SplitMix64(seed: 5)
    for exponent in [-20, 0, 9] {
      let numbers = (0..<960).map { _ in
        (Double(random.next() >> 11) * 0x1p-53 - 0.5) * Double(sign: .plus, exponent: exponent, significand: 1)
      }
      let blocks = format.encode(numbers)
      let histogram = UlpHistogram(numbers, blocks.numbers, units: blocks.unitsInTheLastPlace(around: numbers))
      #expect(histogram.counts.reduce(0, +) + histogram.exact + histogram.beyond == numbers.count)
      // Only numbers that a power of two takes beyond the largest element are off by more: up to 1/8 of a block with FP4.
      #expect(histogram.beyond < (name == "nvfp4" ? 10 : 140), "\(name) \(exponent): \(histogram)")
      #expect((histogram.counts.min() ?? 0) > 100, "\(name) \(exponent): \(histogram)")
    }
  }

  @Test("A block with an infinity has no numbers")
  func specialBlock() {
    let numbers = [Double](repeating: 1, count: 40) + [.infinity]
    let blocks = BlockFormat.mxfp4.encode(numbers)
    let histogram = UlpHistogram(numbers, blocks.numbers, units: blocks.unitsInTheLastPlace(around: numbers))
    #expect(histogram.special == 9 && histogram.exact == 32)
  }
}
