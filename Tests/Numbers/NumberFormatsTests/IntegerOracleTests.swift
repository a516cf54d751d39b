import ExactNumbers
import NumberFormats
import Testing

/// The results of independent programs for integers, from the files under `Oracles`.
@Suite("Integer formats against other programs")
struct IntegerOracleTests {
  static let fiveBits: [(column: Int, encoding: IntegerEncoding)] = [
    (2, .unsigned), (3, .twosComplement), (4, .onesComplement), (5, .signMagnitude), (6, .bias(15)),
  ]

  @Test(arguments: fiveBits)
  func fiveBitValuesAgree(column: Int, encoding: IntegerEncoding) throws {
    let format = try IntegerFormat(encoding, bits: 5)
    let rows = try OracleFile.rows("int5_encodings.csv")
    #expect(rows.count == 32)
    for row in rows {
      let code = try #require(UInt64(row[0]))
      #expect(format.bitPattern(code) == row[1])
      #expect(format.value(of: code)?.description == row[column], "\(row)")
    }
  }

  /// The last column is the Gray code of the number in the first.
  @Test func fiveBitGrayCodesAgree() throws {
    let format = try IntegerFormat(.gray, bits: 5)
    for row in try OracleFile.rows("int5_encodings.csv") {
      let (number, code) = (try #require(ExactInteger(row[0])), try #require(UInt64(row[7])))
      #expect(format.code(of: number) == code, "\(row)")
      #expect(format.value(of: code)?.exact == number, "\(row)")
    }
  }

  /// The integers of ml_dtypes 0.6.0: `int` is two's complement, `uint` unsigned, of 1, 2 and 4 bits.
  @Test func smallIntegersOfMLDtypesAgree() throws {
    let rows = try OracleFile.rows("values_ml_dtypes.csv.gz").filter { !$0[1].hasPrefix("float") }
    #expect(rows.count == 44)
    for row in rows {
      let bits = try #require(Int(row[1].drop { $0.isLetter }))
      let format = try IntegerFormat(row[1].hasPrefix("u") ? .unsigned : .twosComplement, bits: bits)
      let code = try #require(UInt64(row[2]))
      #expect(format.bitPattern(code) == row[3])
      #expect(format.value(of: code)?.description == row[4], "\(row)")
    }
  }
}
