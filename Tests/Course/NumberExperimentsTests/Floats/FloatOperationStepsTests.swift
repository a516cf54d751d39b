import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.operation")
struct FloatOperationStepsTests {
  @Test("The steps of a sum (align, add, normalize, cut, round) match work by hand")
  func sum() async throws {
    let table = try await table("float.operation", "{format: float5, left: 3.5, right: 0.875}")
    #expect(table.ids == ["step", "bits", "significand", "exponent", "value", "note"])
    #expect(
      table.rows.map { row in row.dropLast().map { $0.text(.english) }.joined(separator: "|") } == [
        "left|01011|+1.11|1|3.5", "right|00011|+1.11|-1|0.875", "align||+0.0111|1|0.875", "add||+10.0011|1|4.375",
        "normalize||+1.00011|2|", "cut||+1.00[011]|2|", "round||+1.00|2|4", "result|01100|+1.00|2|4", "error||||-0.375",
        "flags||||",
      ])
    let notes = table.column("note")
    #expect(notes[2] == "the number with the smaller exponent, shifted right by 2")
    #expect(notes[5] == "3 digits are kept; those in brackets are 0.375 of a unit in the last place")
    let last = [
      "less than half: toward zero", "sign 0, exponent 11, fraction 00", "in units in the last place: -0.375",
    ]
    #expect(notes[6...] == (last + ["inexact"])[...])
    #expect(
      table.column("step", .japanese) == [
        "左", "右", "桁合わせ", "加算", "正規化", "切り分け", "丸め", "結果", "誤差", "例外フラグ",
      ])
  }

  @Test("0.1 + 0.2 in binary64 is exactly half between two numbers, and goes to the even code")
  func tenths() async throws {
    let table = try await table("float.operation", "{format: binary64, left: 0.1, right: 0.2}")
    let rows = table.lines()
    #expect(rows[0].hasSuffix("|0.1, rounded to nearest") && rows[1].hasSuffix("|0.2, rounded to nearest"))
    #expect(rows[5].contains("00110011[1]|-2|"))
    #expect(rows[6].hasSuffix("|exactly half: to the even code, away from zero"))
    #expect(table.column("value")[7] == "0.3000000000000000444089209850062616169452667236328125")
    #expect(rows[8].hasPrefix("error||||0.0000000000000000277555756156289135105907917022705078125|"))
  }

  @Test(
    "Every other operation has its own steps",
    arguments: [
      (
        "{format: e4m3fn, operation: divide, left: 1, right: 3}",
        ["divide||+0.10101010101…|-1|1/3", "normalize||+1.01010101010…|-2|", "cut||+1.010[10101010…]|-2|"]
          + ["round||+1.011|-2|0.34375", "result|00101011|+1.011|-2|0.34375", "error||||1/96"]
      ),
      (
        "{format: e4m3fn, operation: multiply, left: 1.75, right: -1.625}",
        [
          "multiply||-10.11011|0|-2.84375", "normalize||-1.011011|1|", "cut||-1.011[011]|1|",
          "round||-1.011|1|-2.75",
        ]
          + ["result|11000011|-1.011|1|-2.75", "error||||0.09375"]
      ),
      (
        "{format: e4m3fn, operation: square-root, left: 2}",
        ["align||+10.000|0|2", "square root||+1.01101010000…|0|", "normalize||+1.01101010000…|0|"]
          + ["cut||+1.011[01010000…]|0|", "round||+1.011|0|1.375", "result|00111011|+1.011|0|1.375", "error||||"]
      ),
      (
        "{format: e4m3fn, operation: remainder, left: 7.5, right: 2}",
        ["divide||||3.75", "nearest integer||||4", "multiple||||8", "subtract||-0.010|1|-0.5"]
          + ["normalize||-1.000|-1|", "cut||-1.000|-1|", "round||-1.000|-1|-0.5", "result|10110000|-1.000|-1|-0.5"]
          + ["error||||0"]
      ),
      (
        "{format: e4m3fn, operation: fused-multiply-add, left: 1.125, right: 1.125, addend: -1.25}",
        ["multiply||+1.010001|0|1.265625", "align||-1.010|0|-1.25", "add||+0.000001|0|0.015625"]
          + ["normalize||+1.000|-6|", "cut||+1.000|-6|", "round||+1.000|-6|0.015625"]
          + ["result|00001000|+1.000|-6|0.015625", "error||||0"]
      ),
      (
        "{format: e4m3fn, operation: subtract, left: 1.125, right: 1.125}",
        ["align||+1.001|0|1.125", "subtract||+0.000|0|0", "zero||||0", "result|00000000|+0.000|-6|0", "error||||0"]
      ),
    ])
  func operations(yaml: String, expected: [String]) async throws {
    let rows = try await table("float.operation", yaml).rows.map { row in
      row.dropLast().map { $0.text(.english) }.joined(separator: "|")
    }
    let operands = yaml.contains("square-root") ? 1 : yaml.contains("fused") ? 3 : 2
    #expect(rows.dropFirst(operands).dropLast() == expected[...])
  }

  @Test(
    "If a result leaves the normal numbers, a note states its value",
    arguments: [
      ("left: 6, right: 4", "overflow", "beyond the largest number 6: the result is infinity"),
      (
        "left: 6, right: 4, rounding: down", "overflow",
        "beyond the largest number 6: this rounding stays at the largest number"
      ),
      (
        "left: 6, right: 4, saturation: numbers", "overflow",
        "beyond the largest number 6: saturation keeps the largest number"
      ),
      (
        "left: 0.875, right: -0.75", "round",
        "below the least number 0.625, at 0.2 of it, and there are no subnormals; less than half: toward zero"
      ),
      ("left: inf, right: -inf", "special case", "opposite infinities have no sum"),
      ("left: inf, right: -inf", "result", "the format has no NaN: there is no result"),
      ("left: inf, right: -inf", "flags", "invalid"),
      ("left: -0, right: 0", "special case", "zeros of opposite signs make +0, and -0 only when rounding down"),
      ("left: 1, right: -0, operation: divide", "flags", "division by zero"),
      ("left: 1, right: 1.25, rounding: odd", "round", "not exact: to the odd code"),
      ("left: 1, right: 1.25, rounding: odd", "flags", "inexact"),
    ])
  func notes(parameters: String, step: String, note: String) async throws {
    let table = try await table("float.operation", "{format: float5, \(parameters)}")
    #expect(table.rows.filter { $0[0].text(.english) == step }.map { $0[5].text(.english) } == [note])
  }

  @Test(
    "Every sum, product and quotient of two five-bit codes ends in the library's result",
    arguments: ["float5", "e2m2"])
  func pairs(name: String) async throws {
    let format = try #require(try FloatFormat(named: name))
    let arithmetic = FloatArithmetic(format)
    let names: [(String, FloatOperation)] = [
      ("add", .add), ("subtract", .subtract), ("multiply", .multiply), ("divide", .divide), ("remainder", .remainder),
    ]
    for (word, operation) in names {
      for left in 0...format.largestCode {
        for right in 0...format.largestCode {
          let yaml =
            "{format: \(name), operation: \(word), left: 0b\(String(left, radix: 2)), right: 0b\(String(right, radix: 2))}"
          check(try await table("float.operation", yaml), format, arithmetic(operation, left, right), yaml)
        }
      }
    }
  }

  /// The formats lack a sign, zero, subnormals, NaN or infinity, and overflow in every way; the operands are seeded.
  @Test(
    "Steps end in the library's result in every rounding of unusual formats",
    arguments: [
      "format: e8m0fnu", "format: e2m1fn", "format: e4m3fn", "format: e4m3b11fnuz", "format: binary6p3uf",
      "format: binary16",
      "exponent-bits: 0, fraction-bits: 4, infinities: none, nans: none", "exponent-bits: 3, fraction-bits: 0",
      "exponent-bits: 2, fraction-bits: 2, subnormals: false, zero: false, sign: false",
      "exponent-bits: 3, fraction-bits: 2, bias: 40, subnormals: false, infinities: none, nans: none",
    ])
  func odd(keys: String) async throws {
    let probe = try await table("float.operation", "{\(keys), left: 0b0, right: 0b0, operation: multiply}")
    let bits = probe.column("bits")[0].count
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let codes = (0..<3).map { _ in UInt64.random(in: 0..<1 << UInt64(bits), using: &random) }
      for (word, count) in [
        ("add", 2), ("multiply", 2), ("divide", 2), ("remainder", 2), ("square-root", 1), ("fused-multiply-add", 3),
      ] {
        let rounding = random.pick(["nearest-even", "nearest-away", "toward-zero", "up", "down", "odd", "stochastic"])
        let saturation = random.pick(["none", "numbers", "all"])
        let operands = zip(["left", "right", "addend"], codes).prefix(count).map { "\($0): 0b\(String($1, radix: 2))" }
        let yaml =
          "{\(keys), operation: \(word), \(operands.joined(separator: ", ")), rounding: \(rounding), saturation: \(saturation)}"
        let table = try await table("float.operation", yaml)
        checkSteps(table, yaml)
      }
    }
  }

  private func check(_ table: Table, _ format: FloatFormat, _ result: FloatResult, _ yaml: String) {
    let row = table.rows.first { $0[0].text(.english) == "result" }.map { $0.map { $0.text(.english) } } ?? []
    #expect(row[1] == result.code.map { format.bitPattern($0) } ?? "none", "\(yaml)")
    #expect(row[4] == result.code.map { format.value(of: $0).description } ?? "none", "\(yaml)")
    checkSteps(table, yaml)
  }

  /// Checks that the last step leads to the result, and that the error is the difference to the exact step.
  private func checkSteps(_ table: Table, _ yaml: String) {
    let rows = table.lines().map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    let result = rows.first { $0[0] == "result" }?[4] ?? ""
    let last = rows.last { ["special case", "zero", "round"].contains($0[0]) } ?? []
    let isChanged =
      rows.contains { $0[0] == "overflow" || $0[5].hasPrefix("the format has") }
      || rows.contains { $0[5].hasPrefix("saturation makes") || $0[5].hasPrefix("the zero of the format has") }
    if !isChanged { #expect(last[4] == result || last[4] == "-0" && result == "0", "\(yaml)") }
    let exact = rows.last { ["add", "subtract", "multiply", "divide"].contains($0[0]) }.flatMap { ExactRational($0[4]) }
    let error = rows.first { $0[0] == "error" }.flatMap { ExactRational($0[4]) }
    if let exact, let error, let value = ExactRational(result) { #expect(value - exact == error, "\(yaml)") }
  }
}
