import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Block formats of one's own, and stored blocks")
struct OpenBlockTests {
  @Test("Stored codes, packed or not, are the numbers that were encoded", arguments: BlockFormat.named.map(\.name))
  func stored(name: String) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    var random = SplitMix64(seed: 300)
    for count in [0, 1, 31, 32, 33, 200] {
      let array = format.encode((0..<count).map { _ in Double.random(in: -9...9, using: &random) })
      let stored = try BlockArray(
        format: format, scales: array.scales, elements: array.elements, arrayScale: array.arrayScale)
      let packed = try BlockArray(
        format: format, scales: array.scales, packedElements: array.packedElements, arrayScale: array.arrayScale)
      #expect(stored == array && packed == array && packed.numbers == array.numbers)
    }
  }

  @Test("Stored MXFP4 is decoded as the specification says")
  func example() throws {
    // 2⁻¹ times 0.5, −1.5, 6, −0.
    let array = try BlockArray(
      format: .mxfp4, scales: [126], packedElements: #require(PackedCodes(bytes: [0xB1, 0x87], bits: 4, count: 4)))
    #expect(array.numbers == [0.25, -0.75, 3, 0] && array.numbers[3].sign == .minus)
    let scaled = try BlockArray(format: .nvfp4, scales: [0x40], elements: [7], arrayScale: 0.25)
    #expect(scaled.numbers == [3])
  }

  private static func check(_ format: BlockFormat, _ scales: [UInt8], _ elements: [UInt8]) throws {
    _ = try BlockArray(format: format, scales: scales, elements: elements)
  }

  @Test("Wrong numbers of scales, other packed elements, and unsupported parts are refused")
  func refused() {
    func expect(_ error: BlockFormatError, _ create: () throws -> Void) {
      #expect(throws: error) { try create() }
    }
    expect(.wrongScaleCount(1, expected: 2)) { try Self.check(.mxfp4, [1], [UInt8](repeating: 0, count: 33)) }
    expect(.wrongScaleCount(1, expected: 0)) { try Self.check(.mxfp4, [1], []) }
    expect(.wrongElementBits(6, expected: 4)) {
      _ = try BlockArray(format: .mxfp4, scales: [], packedElements: PackedCodes([], bits: 6))
    }
    expect(.unsupportedSize(0)) { _ = try BlockFormat(elements: .int8, scaling: .powerOfTwo, size: 0) }
    expect(.unsupportedBits(16)) {
      _ = try BlockFormat(elements: .float(.binary16), scaling: .powerOfTwo, size: 8)
    }
    expect(.unsupportedBits(16)) {
      _ = try BlockFormat(elements: .int8, scaling: .exponent(.bfloat16, .floor), size: 8)
    }
    expect(.noZero) { _ = try BlockFormat(elements: .float(.e8m0fnu), scaling: .powerOfTwo, size: 8) }
    expect(.noNaN) {
      _ = try BlockFormat(elements: .int8, scaling: .quotient(.e2m1fn, hasArrayScale: false), size: 8)
    }
    #expect(
      BlockFormatError.unsupportedSize(0).description
        == "0 numbers in a block are not supported; a block can have 1 to 65536")
  }

  @Test("A code above those of the elements is refused with its place")
  func codes() {
    let error = #expect(throws: BlockFormatError.self) { try Self.check(.mxfp4, [127], [3, 16]) }
    #expect(error?.description == "the code 16 at place 1 has more than 4 bits")
  }

  @Test(
    "Each rule rounds the largest magnitude of a block to a power of two", arguments: BlockFormat.PowerRule.allCases)
  func rules(rule: BlockFormat.PowerRule) throws {
    let elements: [BlockFormat.Elements] = [.float(.e2m1fn), .float(.e4m3fn), .float(.e3m2fn), .int8]
    var random = SplitMix64(seed: 301)
    for element in elements {
      let format = try BlockFormat(elements: element, scaling: .exponent(.e8m0fnu, rule), size: 4)
      let (precision, power) =
        switch element {
        case .float(let format):
          (format.fractionBits + 1, FloatArithmetic(format).double(format.largestFiniteCode).exponent)
        case .int8: (7, 0)
        }
      for index in 0..<600 {
        // Numbers around every middle of two numbers of the precision.
        let digits = 1 + Double(random.next() % 256) / 256
        let significand = index % 3 == 0 ? digits : index % 3 == 1 ? digits.nextUp : max(digits.nextDown, 1)
        let number = Double(sign: .minus, exponent: Int(random.next() % 40) - 20, significand: significand)
        let exact = try #require(ExactRational(exactly: number)).magnitude
        var exponent = -40
        while .powerOfTwo(exponent + 1) <= exact { exponent += 1 }
        switch rule {
        case .floor: break
        case .ceiling: if exact != .powerOfTwo(exponent) { exponent += 1 }
        case .nearestEven:
          let rounded = (exact * .powerOfTwo(precision - 1 - exponent)).roundedToNearestOrEven
          if rounded == .powerOfTwo(precision) { exponent += 1 }
        }
        let array = format.encode([number / 8, number, 0])
        #expect(Int(array.scales[0]) - 127 == exponent - Int(power), "\(number)")
      }
    }
  }

  @Test("Scales of another format, without a scale of the array, take the largest number near the largest element")
  func quotients() throws {
    let format = try BlockFormat(
      elements: .float(.e3m2fn), scaling: .quotient(.e4m3, hasArrayScale: false), size: 16)
    #expect(format.bitsPerNumber == 6.5 && format.scaleFormat == .e4m3)
    let array = format.encode((1...32).map { Double($0) })
    #expect(array.arrayScale == 1)
    // 16/28 and 32/28, rounded to three fraction bits.
    #expect(array.scales.map { FloatArithmetic(.e4m3).double(FloatFormat.Code($0)) } == [0.5625, 1.125])
    #expect(abs(array.numbers[31] - 32) <= 1)
  }

  @Test("Elements are rounded in any mode", arguments: Rounding.deterministic)
  func roundings(rounding: Rounding) throws {
    var random = SplitMix64(seed: 302)
    let numbers = (0..<64).map { _ in Double.random(in: -1...1, using: &random) }
    for format in [BlockFormat.mxfp4, .mxint8, .mxfp8e4m3] {
      let array = format.encode(numbers, rounding: rounding)
      for (place, number) in numbers.enumerated() {
        let factor = Double(sign: .plus, exponent: Int(array.scales[place / 32]) - 127, significand: 1)
        let quotient = number / factor
        switch format.elements {
        case .float(let format):
          let code = FloatArithmetic(format, saturation: .all).encode(quotient, rounding: rounding).code
          #expect(code == FloatFormat.Code(array.elements[place]), "\(number)")
        case .int8:
          let scaled = try #require(ExactRational(exactly: quotient * 64))
          let fixed = try FixedRounding.integer(scaled, rounding)
          #expect(Int8(bitPattern: array.elements[place]) == Int8(min(max(fixed, -127), 127)), "\(number)")
        }
      }
    }
  }

  private enum FixedRounding {
    static func integer(_ exact: ExactRational, _ rounding: Rounding) throws -> Int {
      let arithmetic = FloatArithmetic(.binary64)
      let code = try #require(arithmetic.round(exact).code)
      return arithmetic.integer(code, as: Int.self, rounding: rounding).clamped
    }
  }
}
