import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Numbers in blocks with scales")
struct BlockFormatTests {
  /// Returns numbers of every size in blocks of every size, some of them zero.
  private func numbers(_ random: inout SplitMix64) -> [Double] {
    (0..<200).map { index in
      let exponent = Int(random.next() % 12) - 6 + (index / 50) * 20 - 30
      let number = Double(sign: .plus, exponent: exponent, significand: 1 + Double(random.next() >> 12) * 0x1p-52)
      return random.next() % 8 == 0 ? 0 : random.next() & 1 == 0 ? number : -number
    }
  }

  /// Returns the numbers of the elements with their codes; of two neighbors, the one with the even code comes first.
  private func elements(_ format: BlockFormat) -> [(code: UInt8, value: ExactRational)] {
    switch format.elements {
    case .int8:
      return (-127...127).map { (UInt8(bitPattern: Int8($0)), ExactRational(ExactInteger($0)) * .powerOfTwo(-6)) }
    case .float(let format):
      return (0...format.largestCode).compactMap { code in format.value(of: code).exact.map { (UInt8(code), $0) } }
    }
  }

  @Test(
    "An element of a block is the nearest one to the number over the scale, a power of two by the specification",
    arguments: BlockFormat.named.filter { $0.format.scaling == .powerOfTwo }.map(\.name))
  func microscaling(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    let elements = elements(format)
    let largest = elements.map(\.value).max() ?? 0
    var power = -10
    while .powerOfTwo(power + 1) <= largest { power += 1 }
    var random = SplitMix64(seed: 91)
    let numbers = numbers(&random)
    let array = format.encode(numbers)
    #expect(array.scales.count == (numbers.count + 31) / 32 && array.count == numbers.count && array.arrayScale == 1)
    for (block, scale) in array.scales.enumerated() {
      let range = block * 32..<min(block * 32 + 32, numbers.count)
      let exact = numbers[range].map { ExactRational(exactly: $0) ?? 0 }
      let most = exact.map(\.magnitude).max() ?? 0
      var exponent = -127
      while most > 0, .powerOfTwo(exponent + 1 + power) <= most { exponent += 1 }
      #expect(Int(scale) - 127 == exponent, "block \(block)")
      for (number, place) in zip(exact, range) {
        let scaled = number * .powerOfTwo(-exponent)
        let found = try #require(elements.first { $0.code == array.elements[place] }).value
        let distance = (found - scaled).magnitude
        let nearest = elements.map { ($0.value - scaled).magnitude }.min() ?? 0
        #expect(distance == nearest, "\(numbers[place])")
        let rivals = elements.filter { ($0.value - scaled).magnitude == nearest && $0.value != found }
        if !rivals.isEmpty { #expect(array.elements[place] & 1 == 0, "\(numbers[place])") }
        #expect(ExactRational(exactly: array.numbers[place]) == found * .powerOfTwo(exponent))
      }
    }
  }

  @Test("NVFP4 takes the largest number to the largest element, and rounds every other one to a near element")
  func nvfp4() {
    var random = SplitMix64(seed: 92)
    let numbers = (0..<1_000).map { _ in Double.random(in: -3...3, using: &random) }
    let array = BlockFormat.nvfp4.encode(numbers)
    #expect(array.scales.count == 63 && array.scales.contains(0x7E))
    for (place, (before, after)) in zip(numbers, array.numbers).enumerated() {
      let first = place / 16 * 16
      let most = numbers[first..<min(first + 16, 1_000)].map(\.magnitude).max() ?? 0
      // Half of the widest gap, 2 of 6, and the rounding of the scale.
      #expect((before - after).magnitude <= most * (1 / 6 + 1 / 14), "\(place)")
    }
  }

  @Test("Zeros stay zero, and only infinities and NaN make their block NaN", arguments: BlockFormat.named.map(\.name))
  func special(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    #expect(format.encode([Double](repeating: 0, count: 40)).numbers == [Double](repeating: 0, count: 40))
    #expect(format.encode([Double]()).numbers == [])
    for special in [Double.nan, .infinity] {
      var numbers = [Double](repeating: 1, count: 2 * format.size)
      numbers[3] = special
      let after = format.encode(numbers).numbers
      let areNaN = after.prefix(format.size).allSatisfy(\.isNaN)
      #expect(areNaN)
      // The scale of an array of NVFP4 is a number of binary32, which is not always exact.
      #expect(after.suffix(format.size).allSatisfy { abs($0 - 1) < 0x1p-23 })
    }
  }

  @Test(
    "One infinity is one special value, and the numbers of its block are lost",
    arguments: BlockFormat.named.map(\.name)
  )
  func lost(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    var numbers = [Double](repeating: 1, count: 2 * format.size)
    numbers[format.size + 1] = -.infinity
    let error = QuantizationError(numbers, format.encode(numbers).numbers)
    #expect(error.special == 1 && error.lost == format.size - 1 && error.count == format.size)
  }

  @Test("Quantization errors are counted and measured")
  func errors() {
    let error = QuantizationError([1, 2, 100, 0.001, .infinity, 3], [1, 2.5, 64, 0, .infinity, 3], bound: 64)
    #expect(error.count == 5 && error.special == 1 && error.flushed == 1 && error.saturated == 1 && error.largest == 36)
    #expect(abs(error.mean - (0.5 - 36 - 0.001) / 5) < 1e-12)
    // 10014.000001 over 1296.250001 is 8.88 dB.
    #expect(error.sqnrInTenths == 88)
    #expect(QuantizationError([1, 2], [1, 2]).sqnr == nil)
  }

  @Test("A scale of the numbers scales the errors and keeps their ratio", arguments: [-1_010, -600, -1, 0, 600, 1_010])
  func scaledErrors(_ exponent: Int) {
    let scale = Double(sign: .plus, exponent: exponent, significand: 1)
    let (exact, rounded) = ([1, 2, 100, -0.75, 3], [1, 2.5, 64, -0.5, 3])
    let plain = QuantizationError(exact, rounded)
    let scaled = QuantizationError(exact.map { $0 * scale }, rounded.map { $0 * scale })
    #expect(scaled.mean == plain.mean * scale && scaled.rootMeanSquare == plain.rootMeanSquare * scale)
    #expect(scaled.sqnr == plain.sqnr)
  }

  @Test("Numbers that all become zero have an error as large as they are")
  func flushedNumbers() throws {
    let error = QuantizationError([1e-170, 3e-170], [0, 0])
    #expect(abs(error.rootMeanSquare / 5.0.squareRoot() / 1e-170 - 1) < 1e-15)
    #expect(error.sqnr == 0)
  }
}

@Suite("Sums and dot products of arrays")
struct FloatReductionTests {
  @Test(
    "Each step of a dot product is rounded to the accumulator, or once if it is fused",
    arguments: FloatArithmetic.Order.allCases)
  func sums(order: FloatArithmetic.Order) throws {
    let (source, wide) = (FloatArithmetic(.e4m3fn), FloatArithmetic(.binary32))
    var random = SplitMix64(seed: 93)
    let left = (0..<37).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0xF7 }
    let right = (0..<37).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0xF7 }
    let (x, y) = (source.decode(left).map { Float($0) }, source.decode(right).map { Float($0) })
    func add(_ terms: ArraySlice<Float>) -> Float {
      if terms.count == 1 { return terms[terms.startIndex] }
      let middle = order == .pairwise ? terms.startIndex + terms.count / 2 : terms.endIndex - 1
      return add(terms[terms.startIndex..<middle]) + add(terms[middle..<terms.endIndex])
    }
    #expect(wide.sum(left.span, of: source, order: order).code == FloatFormat.Code(add(x[...]).bitPattern))
    let products = zip(x, y).map { $0 * $1 }
    #expect(
      wide.dotProduct(left.span, right.span, of: source, order: order).code
        == FloatFormat.Code(add(products[...]).bitPattern))
    #expect(wide.sum([UInt8]().span, of: source, order: order).code == 0)
    let narrow = FloatArithmetic(.binary16)
    let fused = narrow.dotProduct(left.span, right.span, of: source, usesFMA: true)
    var sum: FloatFormat.Code = 0
    for (x, y) in zip(left, right) {
      let factors = [x, y].compactMap { narrow.convert(FloatFormat.Code($0), from: source).code }
      sum = try #require(narrow.fusedMultiplyAdd(factors[0], factors[1], sum).code)
    }
    #expect(fused.code == sum)
  }

  @Test("A dot product of posits is rounded once")
  func quire() {
    let format = PositFormat.posit8
    var random = SplitMix64(seed: 94)
    for _ in 0..<200 {
      let left = (0..<9).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0x7F }
      let right = (0..<9).map { _ in
        UInt8(truncatingIfNeeded: random.next()) | 0x80 == 0x80 ? 1 : UInt8(truncatingIfNeeded: random.next()) & 0x7F
      }
      let exact = zip(left, right).reduce(0 as ExactRational) { sum, pair in
        sum + (format.value(of: UInt128(pair.0)).exact ?? 0) * (format.value(of: UInt128(pair.1)).exact ?? 0)
      }
      #expect(format.dotProduct(left.span, right.span) == format.round(exact))
    }
    #expect(format.dotProduct([0x80 as UInt8].span, [0x40].span) == 0x80)
  }
}
