import ExactNumbers
import NumberFormats
import Testing

@Suite("The texts of formats")
struct DescriptionTests {
  @Test("A format with a name has its name as its text")
  func names() throws {
    for (name, format) in FloatFormat.named { #expect("\(format)" == name) }
    for sample in SampleFormat.p3109(3...10) { #expect("\(sample.format)" == sample.name) }
    #expect(try "\(FloatFormat(exponentBits: 5, fractionBits: 10))" == "binary16")
    for (name, format) in BlockFormat.named {
      #expect("\(format)" == name && BlockFormat(named: name) == format)
    }
    #expect(BlockFormat(named: "mxfp5") == nil)
  }

  @Test("Different formats have different texts")
  func different() {
    let formats = Set((SampleFormat.all + SampleFormat.p3109(6...7)).map(\.format))
    #expect(Set(formats.map(\.description)).count == formats.count)
  }

  @Test("A format of your own has its bits and its deviations from IEEE 754 as its text")
  func own() throws {
    let texts = [
      "7 bits: 1 sign, 4 exponent, 2 fraction; no infinities, NaN in the top code": try FloatFormat(
        exponentBits: 4, fractionBits: 2, infinities: .none, nans: .topCode),
      "7 bits: 1 sign, 4 exponent, 2 fraction": try FloatFormat(exponentBits: 4, fractionBits: 2),
      "5 bits: 3 exponent, 2 fraction; bias 9, no subnormals, no zero, no infinities, no NaN": try FloatFormat(
        hasSign: false, exponentBits: 3, fractionBits: 2, bias: 9, hasSubnormals: false, zero: FloatFormat.Zero.none,
        infinities: .none, nans: .none),
      "4 bits: 1 sign, 3 fraction; no infinities, no NaN": try FloatFormat(
        exponentBits: 0, fractionBits: 3, infinities: .none, nans: .none),
      "6 bits: 1 sign, 3 exponent, 2 fraction; overflow to the largest number": try FloatFormat(
        exponentBits: 3, fractionBits: 2, overflow: .largest),
      "1 bit: 1 sign; no infinities, no NaN": try FloatFormat(
        exponentBits: 0, fractionBits: 0, infinities: .none, nans: .none),
    ]
    for (text, format) in texts { #expect("\(format)" == text) }
  }

  @Test("Blocks of your own have their elements, size, and scales as their text")
  func blocks() throws {
    let ceiling = try BlockFormat(elements: .float(.e3m2fn), scaling: .exponent(.e8m0fnu, .ceiling), size: 64)
    #expect("\(ceiling)" == "e3m2fn in blocks of 64, scale e8m0fnu rounded up")
    let quotient = try BlockFormat(elements: .int8, scaling: .quotient(.e5m2, hasArrayScale: true), size: 8)
    #expect("\(quotient)" == "int8 in blocks of 8, scale e5m2 quotient, scale of the array")
    #expect("\(BlockFormat.mxfp4.encode([1, 2, 3]))" == "3 numbers in mxfp4")
    #expect("\(BlockFormat.nvfp4.encode([1, 2, 3, 4], columns: 2))" == "4 numbers in nvfp4 and rows of 2")
    #expect("\(BlockFormat.mxfp4.encode([1.0]).packedElements)" == "1 code of 4 bits")
  }

  @Test("The limits of a format are a line")
  func info() throws {
    #expect(
      "\(FloatFormat.e4m3fn.info)"
        == "8 bits, precision 4, largest 448, smallest normal 0.015625, smallest 0.001953125, epsilon 0.125")
    #expect(
      "\(FloatFormat.binary32.info)"
        == "32 bits, precision 24, largest 3.40282e38, smallest normal 1.17549e-38, smallest 1.40130e-45, epsilon 1.19209e-7"
    )
  }

  @Test("Integers, decimals, posits, takums, and arithmetic have short texts")
  func others() throws {
    #expect(try "\(IntegerFormat(.twosComplement, bits: 8))" == "8 bits, two's complement")
    #expect(try "\(IntegerFormat(.bias(3), bits: 1))" == "1 bit, bias 3")
    #expect("\(DecimalFormat.decimal64)" == "decimal64")
    #expect(try "\(DecimalFormat(digits: 5, maximumExponent: 9))" == "5 digits, exponents -8...9")
    #expect("\(PositFormat.posit8)" == "posit8")
    #expect(try "\(PositFormat(bits: 16, exponentBits: 1))" == "posit16es1")
    #expect("\(TakumFormat.takum16)" == "takum16")
    #expect("\(FloatArithmetic(.e4m3fn, saturation: .all))" == "arithmetic of e4m3fn, saturation all")
    #expect(
      "\(FloatArithmetic(.binary16, tininess: .beforeRounding, nanPropagation: .payload))"
        == "arithmetic of binary16, tininess beforeRounding, NaN propagation payload")
  }
}
