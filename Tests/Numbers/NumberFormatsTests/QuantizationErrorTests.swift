import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Errors of numbers rounded to blocks, and their ratio")
struct QuantizationErrorTests {
  private func numbers(_ count: Int) -> [Float] {
    var random = SplitMix64(seed: 311)
    return (0..<count).map { _ in Float.random(in: -8...8, using: &random) }
  }

  @Test(
    "A number saturates if it is beyond the largest element times the scales of its block",
    arguments: BlockFormat.named.map(\.name))
  func saturated(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    let (numbers, columns) = (numbers(4_000), 40)
    let blocks = format.encode(numbers, columns: columns)
    let largest: ExactRational =
      if case .float(let elements) = format.elements {
        try #require(elements.value(of: elements.largestFiniteCode).exact)
      } else {
        try ExactRational(127, over: 64)
      }
    let blocksPerRow = (columns + format.size - 1) / format.size
    let beyond = try numbers.enumerated().filter { place, number in
      let scale = blocks.scales[place / columns * blocksPerRow + place % columns / format.size]
      let exactScale = try #require(format.scaleFormat.value(of: FloatFormat.Code(scale)).exact)
      let arrayScale = try #require(ExactRational(exactly: blocks.arrayScale))
      return try #require(ExactRational(exactly: number)).magnitude > largest * exactScale * arrayScale
    }
    let error = QuantizationError(numbers, blocks)
    #expect(error.saturated == beyond.count)
    #expect(error.saturated > 10)
    #expect(error == QuantizationError(numbers.map(Double.init), blocks))
    let rounded = QuantizationError(numbers, blocks.numbers.map { Float($0) })
    #expect(rounded.saturated == 0 && rounded.count == 4_000 && rounded.flushed == error.flushed)
  }

  @Test("Numbers of a block whose scale became zero are flushed, not saturated")
  func zeroScale() {
    let numbers = [Float](repeating: 1_000, count: 16) + [Float](repeating: 1e-9, count: 16)
    let blocks = BlockFormat.nvfp4.encode(numbers)
    #expect(blocks.scaleNumbers == [448, 0])
    let error = QuantizationError(numbers, blocks)
    #expect(error.flushed == 16 && error.saturated == 0)
  }

  @Test("The numbers of a block with an infinity are lost, and do not saturate")
  func lost() {
    var numbers = [Double](repeating: 7.9, count: 64)
    numbers[3] = .infinity
    let error = QuantizationError(numbers, BlockFormat.mxfp4.encode(numbers))
    #expect(error.special == 1 && error.lost == 31 && error.count == 32 && error.saturated == 32)
    #expect(
      error.description
        == "32 numbers, largest error 1.9000000000000004, SQNR 12.3 dB, 32 saturated, 1 special, 31 lost")
  }

  // Computed with 60 digits by Python's decimal.
  @Test(
    "The ratio is the double nearest to its decibels",
    arguments: [
      (3, 1, 9.542425094393248), (7, 3, 7.359535705891888), (1, 3, -9.542425094393248),
      (123_456_789, 7, 144.92833874310028), (2, 9_007, -73.07100334159553), (1_048_576, 3, 110.86957317119924),
    ])
  func ratio(number: Int, error: Int, decibels: Double) {
    let measured = QuantizationError([Double(number)], [Double(number + error)])
    #expect(measured.sqnr == decibels)
    #expect(measured.sqnrInTenths == Int((decibels * 10).rounded(.down)))
  }

  @Test("A ratio that is a power of ten is exact", arguments: [-5, -1, 0, 1, 3, 9])
  func powerOfTen(exponent: Int) {
    let power = (0..<exponent.magnitude).reduce(1.0) { power, _ in power * 10 }
    let (signal, noise) = exponent < 0 ? (1, power) : (power, 1)
    let measured = QuantizationError([signal], [signal + noise])
    #expect(measured.sqnr == Double(20 * exponent) && measured.sqnrInTenths == 200 * exponent)
  }

  @Test("The ratio reaches from the smallest to the largest doubles")
  func extremes() throws {
    let large = QuantizationError([0x1p1000, 1], [0x1p1000, 1 + 0x1p-52])
    // 20 times the decimal logarithm of 2 to the power of 1052.
    #expect(try abs(#require(large.sqnr) - 6_333.671_108) < 1e-5)
    let small = QuantizationError([0x1p-1000], [0x1p1000])
    #expect(try abs(#require(small.sqnr) + 12_041.199_826) < 1e-5)
  }

  @Test("Histograms of the errors of floats are those of the same doubles")
  func histogram() {
    let numbers = numbers(500)
    let doubles = numbers.map(Double.init)
    let blocks = BlockFormat.mxfp6e2m3.encode(numbers)
    let units = blocks.unitsInTheLastPlace(around: numbers)
    #expect(units == blocks.unitsInTheLastPlace(around: doubles))
    #expect(UlpHistogram(numbers, blocks.numbers, units: units) == UlpHistogram(doubles, blocks.numbers, units: units))
    #expect(
      FloatFormat.e4m3fn.unitsInTheLastPlace(around: numbers)
        == FloatFormat.e4m3fn.unitsInTheLastPlace(around: doubles))
  }
}
