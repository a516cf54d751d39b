import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.operation-table")
struct FloatOperationMatrixTests {
  @Test("The products of FP4 are those worked by hand")
  func products() async throws {
    let table = try await table(
      "float.operation-table", "{format: e2m1fn, operation: multiply, left: [1.5, -3], right: [0, 0.5, 1.5, -0, 6]}")
    #expect(table.ids == ["left", "right-0000", "right-0001", "right-0011", "right-1000", "right-0111"])
    #expect(table.columns.map(\.title.ja) == ["左", "0", "0.5", "1.5", "-0", "6"])
    #expect(table.lines() == ["1.5|0|1|2|-0|6", "-3|-0|-1.5|-4|0|-6"])
  }

  @Test("Cells can be errors, bits and exceptions instead of values")
  func shows() async throws {
    func lines(_ show: String) async throws -> [String] {
      let yaml = "{format: float5, left: [0.875, inf], right: [-inf, 1, -0.75, 6, 2], show: \(show)}"
      return try await table("float.operation-table", yaml).lines()
    }
    #expect(try await lines("value") == ["0.875|-inf|2|0|inf|3", "inf|none|inf|inf|inf|inf"])
    #expect(try await lines("bits") == ["00011|11111|01000|00000|01111|01010", "01111|none|01111|01111|01111|01111"])
    #expect(try await lines("error") == ["0.875|none|0.125|-0.125|none|0.125", "inf|none|none|none|none|none"])
    #expect(
      try await lines("flags") == ["0.875||inexact|underflow, inexact|overflow, inexact|inexact", "inf|invalid||||"])
    let ja = try await table("float.operation-table", "{format: float5, left: inf, right: -inf, show: flags}")
    #expect(ja.lines(.japanese) == ["inf|無効演算"])
  }

  @Test(
    "Every pair of Float5 and of an IEEE-style format has the library's result", arguments: ["float5", "e2m2"])
  func pairs(name: String) async throws {
    let format = try #require(try FloatFormat(named: name))
    for (word, operation) in [("add", FloatOperation.add), ("subtract", .subtract), ("divide", .divide)] {
      for (mode, rounding) in [("nearest-even", Rounding.nearestEven), ("up", .up)] {
        let cells = FloatOperationTable(operation, of: FloatArithmetic(format), rounding: rounding)
        let table = try await table("float.operation-table", "{format: \(name), operation: \(word), rounding: \(mode)}")
        let expected = (0...format.largestCode).map { left in
          [format.value(of: left).description]
            + (0...format.largestCode).map { right in
              cells[left, right].code.map { format.value(of: $0).description } ?? "none"
            }
        }
        #expect(table.rows.map { $0.map { $0.text(.english) } } == expected)
      }
    }
  }

  @Test("Errors are exact for every operation", arguments: ["add", "subtract", "multiply", "divide", "remainder"])
  func errors(operation: String) async throws {
    func values(_ show: String) async throws -> [[String]] {
      let yaml = "{format: float5, operation: \(operation), rounding: down, show: \(show)}"
      return try await table("float.operation-table", yaml).rows.map { $0.map { $0.text(.english) } }
    }
    let (results, errors) = (try await values("value"), try await values("error"))
    let operands = results.map { ExactRational($0[0]) }
    for (row, left) in operands.enumerated() {
      for (column, right) in operands.enumerated() {
        guard let left, let right, let error = ExactRational(errors[row][column + 1]),
          let result = ExactRational(results[row][column + 1])
        else { continue }
        let exact = result - error
        switch operation {
        case "add": #expect(exact - right == left)
        case "subtract": #expect(exact + right == left)
        case "multiply": #expect(right == 0 ? exact == 0 : try exact / right == left)
        case "divide": #expect(exact * right == left)
        default:
          let quotient = try (left - exact) / right
          #expect(quotient.denominator == 1 && exact.magnitude + exact.magnitude <= right.magnitude)
        }
        #expect(error <= 0)
      }
    }
  }

  @Test("Stochastic rounding follows its seed")
  func seeds() async throws {
    let tables = try await [1, 1, 2].mapAwaiting {
      try await table("float.operation-table", "{format: float5, rounding: stochastic, seed: \($0)}").lines()
    }
    #expect(tables[0] == tables[1] && tables[0] != tables[2])
  }

  private static let codes = "[\((1...64).map { "0x\(String($0, radix: 16))" }.joined(separator: ", "))]"

  static let refused = [
    RejectedParameters(
      "float.operation-table", "format: e4m3fn\nleft: 1",
      "cell:1: The format has 8 bits, but a table can have at most 64 rows and 64 columns. "
        + "List the operands in `right`, as in `right: [0, 1]`."),
    RejectedParameters(
      "float.operation-table", "format: float5\nleft: [0.1, 7]\nright: [1, 0b100]",
      "cell:2: The parameter `left` cannot be `0.1`: the format cannot represent it. "
        + "The neighboring numbers are `0` and `0.625`.",
      "cell:2: The parameter `left` cannot be `7`: the format cannot represent it. The nearest number is `6`.",
      "cell:3: Duplicate `0b100` in the parameter `right`. Remove one of the two."),
    RejectedParameters(
      "float.operation-table", "format: float5\noperation: square-root",
      "cell:2: The parameter `operation` cannot be `square-root`. It takes one of `add`, `subtract`, `multiply`, "
        + "`divide`, `remainder`."),
    RejectedParameters(
      "float.operation-table",
      "{exponent-bits: 15, fraction-bits: 112, bias: 100000, left: \(codes), right: \(codes)}",
      "cell:1: The exact decimals of this format can have up to 100114 characters: 4096 results of them are too many. "
        + "A table can have at most 998 results of them. List fewer operands in `left` and `right`."),
  ]

  @Test("Too many operands, or none, are refused", arguments: refused)
  func lines(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
