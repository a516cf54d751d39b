import ExactNumbers
import NumberFormats
import Testing

/// The results of independent programs for small floating-point formats; see `Oracles/README.md`.
@Suite("Floating-point formats against other programs")
struct FloatOracleTests {
  /// Returns the format of a name of ml_dtypes such as `float8_e4m3fn`.
  private func format(_ name: String) throws -> FloatFormat {
    let short = try #require(name.split(separator: "_").last)
    let named = try FloatFormat(named: String(short))
    let format = try #require(named)
    #expect(name.hasPrefix("float\(format.bits)_"))
    return format
  }

  @Test("Every value of ml_dtypes is the same here")
  func valuesOfMLDtypes() throws {
    let rows = try OracleFile.rows("values_ml_dtypes.csv.gz").filter { $0[1].hasPrefix("float") }
    var count: [String: FloatFormat.Code] = [:]
    for row in rows {
      let format = try format(row[1])
      let code = try #require(FloatFormat.Code(row[2]))
      let value = format.value(of: code)
      #expect(format.bitPattern(code) == row[3], "\(row)")
      #expect(value.description == row[5], "\(row)")
      #expect(value.exact == ExactRational(row[4]), "\(row)")
      count[row[1], default: 0] += 1
    }
    #expect(count.count == 11)
    for (name, count) in count { #expect(try format(name).largestCode + 1 == count, "\(name)") }
  }

  @Test("Every value of Float5, and its distance to the next, is that of the other program")
  func float5() throws {
    let (values, gaps) = (try OracleFile.rows("float5_values.csv"), try OracleFile.rows("float5_spacing.csv"))
    #expect(values.count == 32 && gaps.count == 15)
    for row in values {
      let code = try #require(FloatFormat.Code(row[1]))
      let word = row[3] == "inf" ? "infinity" : row[3]
      #expect(FloatFormat.float5.bitPattern(code) == row[2])
      #expect("\(FloatFormat.float5.floatClass(of: code))" == word, "\(row)")
      #expect(FloatFormat.float5.value(of: code).description == row[5], "\(row)")
      #expect(FloatFormat.float5.value(of: code).exact == ExactRational(row[4]), "\(row)")
    }
    for row in gaps {
      let code = try #require(FloatFormat.Code(row[1]))
      let value = try #require(FloatFormat.float5.value(of: code).exact)
      let gap = try #require(ExactRational(row[3]))
      #expect(value.description == row[2])
      if let next = FloatFormat.float5.value(of: FloatFormat.float5.nextUp(code)).exact {
        #expect(next - value == gap, "\(row)")
      } else {
        #expect(FloatFormat.float5.unitInTheLastPlace(of: code) == gap, "\(row)")
      }
      if !row[4].isEmpty { #expect(try gap / value == ExactRational(row[4]), "\(row)") }
    }
  }

  @Test("Every value of P3109's tables is the same here")
  func p3109() throws {
    let rows = try OracleFile.rows("values_p3109_K3-K8.csv.gz")
    let formats = Dictionary(grouping: rows) { $0[0] }
    for (name, rows) in formats {
      let named = try FloatFormat(named: name.lowercased())
      let format = try #require(named)
      #expect(format.largestCode + 1 == rows.count, "\(name)")
      for row in rows {
        let code = try #require(FloatFormat.Code(row[1]))
        let value = format.value(of: code)
        switch row[2] {
        case "NaN": #expect(value == .nan, "\(row)")
        case "Inf": #expect(value == .infinity(isNegative: false), "\(row)")
        case "-Inf": #expect(value == .infinity(isNegative: true), "\(row)")
        default:
          let double = try #require(Double(row[2]))
          #expect(value.exact == ExactRational(exactly: double) && value.number?.isNegative == (double < 0), "\(row)")
        }
        #expect((format.floatClass(of: code) == .subnormal) == (row[3] == "1"), "\(row)")
      }
    }
    #expect(formats.count == 2 * 6 * (2 + 7) + 2 * 6)
  }

  @Test(
    "Every sum, difference, product and quotient of ml_dtypes is the same here",
    arguments: try OracleFile.names(in: "fp8"))
  func operations(file: String) throws {
    let words = file.split(separator: ".").map(String.init)
    let operations: [String: FloatOperation] = ["add": .add, "sub": .subtract, "mul": .multiply, "div": .divide]
    let (format, operation) = (try format(words[0]), try #require(operations[words[1]]))
    let expected = try OracleFile.bytes("fp8/\(file)")
    let codes = 1 << format.bits
    try #require(expected.count == codes * codes)

    let table = FloatOperationTable(operation, of: FloatArithmetic(format))
    var different: [(left: Int, right: Int)] = []
    for left in 0..<codes {
      for right in 0..<codes {
        let found = table[FloatFormat.Code(left), FloatFormat.Code(right)].code
        let other = FloatFormat.Code(expected[left * codes + right])
        if found != other && !(found.map { format.value(of: $0) } == .nan && format.value(of: other) == .nan) {
          different.append((left, right))
        }
      }
    }
    if format == .e2m1fn && operation == .divide {
      // 0/0: without NaN there is no result here, but a number there.
      #expect(different.map { [$0.left, $0.right] } == [[0, 0], [0, 8], [8, 0], [8, 8]])
    } else {
      #expect(different.isEmpty)
    }
  }
}
