import NumberFormats
import Testing

/// Every file of Berkeley TestFloat's answers under `Oracles/testfloat`: results and exceptions.
@Suite("Floating-point arithmetic against Berkeley TestFloat")
struct TestFloatTests {
  @Test("Every line of TestFloat agrees", arguments: try OracleFile.names(in: "testfloat"))
  func agrees(file: String) throws {
    let function = try #require(TestFloatFunction(file.prefix { $0 != "." }), "\(file) is of no function here")
    let lines = TestFloatLine.all(try OracleFile.bytes("testfloat/\(file)"))
    // Without its switch -exact, TestFloat tests a rounding to an integer that is never inexact.
    let hasInexact = lines.contains { $0?.flags.contains(.inexact) == true }
    let unseen: FloatFlags = file.contains("_roundToInt.") && !hasInexact ? .inexact : []
    let arithmetic = [Tininess.beforeRounding, .afterRounding].map {
      FloatArithmetic(function.format, tininess: $0)
    }
    #expect(!lines.isEmpty)
    var different: [String] = []
    for (number, line) in lines.enumerated() {
      guard let line, line.numbers.count == function.operands + 1 else {
        different.append("line \(number + 1) is no line of this function")
        continue
      }
      let found = function.apply(
        arithmetic[line.tininess == .beforeRounding ? 0 : 1], line.rounding, line.numbers)
      let isSame =
        found.code == line.numbers[function.operands]
        || !function.isComparison
          && [found.code, line.numbers[function.operands]].allSatisfy { isNaN($0, function.format) }
      if !isSame || found.flags.subtracting(unseen) != line.flags {
        different.append("\(line.text) here \(String(found.code ?? 0, radix: 16)) \(found.flags.rawValue)")
      }
    }
    #expect(different.isEmpty, "\(different.count) of \(lines.count) lines, such as \(different.prefix(5))")
  }

  @Test("Every supported function of TestFloat has its name")
  func names() {
    let widths = ["f16", "f32", "f64", "f128"]
    let operations = ["add", "sub", "mul", "div", "rem", "sqrt", "roundToInt", "mulAdd"]
    let comparisons = ["eq", "eq_signaling", "le", "le_quiet", "lt", "lt_quiet"]
    let sources = widths + ["i32", "i64", "ui32", "ui64"]
    let names = widths.flatMap { width in
      (operations + comparisons).map { "\(width)_\($0)" } + sources.map { "\($0)_to_\(width)" }
    }
    #expect(names.filter { TestFloatFunction(Substring($0)) == nil } == [])
    #expect(
      ["f16_to_i32", "extF80_add", "f16_le_loud", "f16", "i_to_f16"].allSatisfy {
        TestFloatFunction(Substring($0)) == nil
      })
  }

  private func isNaN(_ code: FloatFormat.Code?, _ format: FloatFormat) -> Bool {
    code.map { $0 <= format.largestCode && format.value(of: $0) == .nan } ?? false
  }
}
