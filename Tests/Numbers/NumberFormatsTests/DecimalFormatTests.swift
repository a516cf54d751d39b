import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Decimal formats")
struct DecimalFormatTests {
  private func value(_ text: String, _ format: DecimalFormat = .decimal64) throws -> DecimalValue {
    try #require(format.round(text)).value
  }

  @Test(
    "0.1 + 0.2 is exactly 0.3 in decimal", arguments: [DecimalFormat.decimal32, .decimal64, .decimal128])
  func tenths(format: DecimalFormat) throws {
    let sum = format.perform(.add, try value("0.1", format), try value("0.2", format))
    #expect(try sum.value == value("0.3", format))
    #expect(sum.flags == [])
    let double = try FloatArithmetic(.binary64).round(value("0.1", format))
    #expect(double == FloatResult(code: FloatFormat.Code(0.1.bitPattern), flags: .inexact))
  }

  @Test("The formats of IEEE 754 range from the least subnormal to the largest number")
  func ends() {
    let nines = String(repeating: "9", count: 16) + String(repeating: "0", count: 369)
    #expect(DecimalFormat.decimal64.largest.description == nines)
    #expect(DecimalFormat.decimal64.smallestPositive.exact.scientificDescription == "1e-398")
    #expect(DecimalFormat.decimal32.smallestPositive.exact.scientificDescription == "1e-101")
    #expect(DecimalFormat.decimal32.largest.exact.scientificDescription == "9.999999e96")
    #expect(DecimalFormat.decimal128.smallestNormal.exact.scientificDescription == "1e-6143")
    #expect(DecimalFormat.decimal128.smallestPositive.exact.scientificDescription == "1e-6176")
  }

  @Test("A custom format of three digits has its own numbers")
  func threeDigits() throws {
    let format = try DecimalFormat(digits: 3, maximumExponent: 2)
    #expect(format.minimumExponent == -1)
    for (text, rounded, flags) in [
      ("3.14159", "3.14", .inexact), ("1/3", "0.333", .inexact), ("2/3", "0.667", .inexact),
      ("999.5", "inf", [.inexact, .overflow]),
      ("999.4", "999", .inexact), ("0.0005", "0", [.inexact, .underflow]),
      ("0.00051", "0.001", [.inexact, .underflow]),
      ("-0.0005", "-0", [.inexact, .underflow]), ("0.012", "0.012", []), ("-0", "-0", []), ("-0.00", "-0", []),
      ("1.00", "1", []),
      ("1e2", "100", []), ("-inf", "-inf", []), ("nan", "nan", []), ("0.0996", "0.1", [.inexact, .underflow]),
    ] as [(String, String, FloatFlags)] {
      let result = try #require(format.round(text))
      #expect(result.value.description == rounded && result.flags == flags, "\(text)")
    }
    for text in ["", "x", "1/0", "infinity", "--1", "1e", "0x1"] { #expect(format.round(text) == nil) }
  }

  @Test("Values are normalized, so that 1.0 and 1.00 are one value")
  func normalized() throws {
    let number = try #require(try value("-12300").number)
    #expect(number.isNegative && number.coefficient == 123 && number.exponent == 2)
    #expect(try value("1.0") == value("1.00"))
    #expect(try value("0e5") == value("0"))
    #expect(try value("0") != value("-0"))
  }

  @Test("Special values follow IEEE 754")
  func specials() throws {
    let format = DecimalFormat.decimal32
    for (operation, left, right, expected, flags) in [
      (.add, "inf", "-inf", "nan", .invalid), (.add, "inf", "inf", "inf", []), (.add, "1", "-inf", "-inf", []),
      (.subtract, "inf", "inf", "nan", .invalid), (.subtract, "1", "inf", "-inf", []),
      (.subtract, "inf", "-1", "inf", []),
      (.multiply, "inf", "-2", "-inf", []), (.multiply, "0", "inf", "nan", .invalid),
      (.multiply, "-inf", "-inf", "inf", []),
      (.divide, "inf", "inf", "nan", .invalid), (.divide, "inf", "-0", "-inf", []), (.divide, "-1", "inf", "-0", []),
      (.divide, "0", "0", "nan", .invalid), (.divide, "-1", "0", "-inf", .divideByZero),
      (.remainder, "inf", "1", "nan", .invalid),
      (.remainder, "-5", "inf", "-5", []), (.remainder, "5", "0", "nan", .invalid),
      (.remainder, "inf", "inf", "nan", .invalid),
      (.add, "nan", "inf", "nan", []), (.divide, "0", "nan", "nan", []),
    ] as [(FloatOperation, String, String, String, FloatFlags)] {
      let result = format.perform(operation, try value(left), try value(right))
      #expect(result.value.description == expected && result.flags == flags, "\(left) \(operation) \(right)")
    }
    for (left, right, addend, expected, flags) in [
      ("inf", "0", "nan", "nan", .invalid), ("inf", "2", "-inf", "nan", .invalid), ("1", "2", "inf", "inf", []),
      ("inf", "-1", "5", "-inf", []), ("1", "1", "nan", "nan", []),
    ] as [(String, String, String, String, FloatFlags)] {
      let result = format.fusedMultiplyAdd(try value(left), try value(right), try value(addend))
      #expect(result.value.description == expected && result.flags == flags, "\(left) × \(right) + \(addend)")
    }
    #expect(format.squareRoot(.infinity(isNegative: true)).flags == .invalid)
    #expect(
      format.squareRoot(.infinity(isNegative: false)).value.description == "inf" && format.squareRoot(.nan).flags == [])
  }

  @Test("Decimal values compare as in IEEE 754")
  func order() throws {
    let rising = try ["-inf", "-2", "-1e-300", "0", "0.1", "1e300", "inf"].map { try value($0) }
    for (row, left) in rising.enumerated() {
      for (column, right) in rising.enumerated() {
        #expect(left.compare(to: right) == (row < column ? .less : row == column ? .equal : .greater))
      }
      #expect(left.compare(to: .nan) == .unordered && DecimalValue.nan.compare(to: left) == .unordered)
    }
    #expect(try value("0").compare(to: value("-0")) == .equal)
  }

  @Test("Values of binary formats become decimals and return unchanged")
  func conversion() throws {
    let (half, format) = (FloatFormat.binary16, DecimalFormat.decimal64)
    for (code, text) in [
      (0x8000, "-0"), (0x7C00, "inf"), (0xFC00, "-inf"), (0x7E00, "nan"), (0x3C01, "1.0009765625"), (0xC500, "-5"),
    ] as [(FloatFormat.Code, String)] {
      let decimal = format.round(half.value(of: code))
      #expect(decimal.value.description == text && decimal.flags == [])
      #expect(FloatArithmetic(half).round(decimal.value) == FloatResult(code: code))
    }
    #expect(FloatArithmetic(half).round(try value("0.1")) == FloatResult(code: 0x2E66, flags: .inexact))
    #expect(format.round(PositFormat.posit8.value(of: 0b1011_0011)).value.description == "-3.25")
    #expect(DecimalFormat.decimal32.round(try value("1.23456789")).value.description == "1.234568")
  }

  @Test("The next number is one unit away, and the number before it is the first one")
  func neighbors() throws {
    let definition = try DecimalDefinition(digits: 2, minimumExponent: -1, maximumExponent: 1)
    let (format, texts) = (definition.format, definition.texts)
    let rising = texts.dropFirst().reversed().map { "-\($0)" } + ["-0"] + texts.dropFirst()
    for (text, next) in zip(rising, rising.dropFirst()) {
      #expect(format.nextUp(try value(text)).description == next)
      #expect(format.nextDown(try value(next)).description == (text == "-0" ? "0" : text))
    }
    #expect(try format.nextUp(value("inf")) == value("inf"))
    #expect(format.nextUp(.nan) == .nan)
    for (text, unit) in [("0", "0.01"), ("0.05", "0.01"), ("0.1", "0.01"), ("1", "0.1"), ("99", "1")] {
      #expect(format.unitInTheLastPlace(of: try value(text)) == ExactRational(unit))
    }
    #expect(format.unitInTheLastPlace(of: .nan) == nil)
  }

  @Test(
    "The error of a decimal format names its wrong part",
    arguments: [
      (0, nil, 1, "0 digits are not supported; a decimal format has 1 to 34"),
      (35, nil, 1, "35 digits are not supported; a decimal format has 1 to 34"),
      (3, nil, 10_001, "the exponent 10001 is not supported; it is -10000 to 10000"),
      (3, -10_001, 1, "the exponent -10001 is not supported; it is -10000 to 10000"),
      (3, 2, 1, "the least exponent 2 is above the greatest exponent 1"),
      (3, nil, 0, "the least exponent 1 is above the greatest exponent 0"),
    ] as [(Int, Int?, Int, String)])
  func errors(digits: Int, minimumExponent: Int?, maximumExponent: Int, message: String) {
    let error = #expect(throws: DecimalFormatError.self) {
      try DecimalFormat(digits: digits, minimumExponent: minimumExponent, maximumExponent: maximumExponent)
    }
    #expect(error?.description == message)
  }
}
