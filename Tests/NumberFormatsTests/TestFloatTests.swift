import NumberFormats
import Testing

/// Every file of Berkeley TestFloat's answers under `Oracles/testfloat`: results and exceptions.
@Suite("Floating-point arithmetic against Berkeley TestFloat")
struct TestFloatTests {
  @Test("Every line agrees", arguments: try OracleFile.names(in: "testfloat"))
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

  private func isNaN(_ code: FloatFormat.Code?, _ format: FloatFormat) -> Bool {
    code.map { $0 <= format.largestCode && format.value(of: $0) == .nan } ?? false
  }
}
