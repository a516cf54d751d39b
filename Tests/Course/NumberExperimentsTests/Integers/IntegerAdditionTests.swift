import SourceText
import TestSupport
import Testing

@Suite("integer.addition")
struct IntegerAdditionTests {
  @Test("5 + (-3) agrees with the article")
  func source() async throws {
    let table = try await table("integer.addition", "left: 5\nright: -3")
    #expect(table.ids == ["encoding", "left", "right", "adder", "value", "verdict", "repair", "repaired"])
    #expect(
      table.lines() == [
        "unsigned|00101|none|none|none|cannot hold -3||",
        "two's complement|00101|11101|00010|2|right||",
        "ones' complement|00101|11100|00001|1|wrong|add the end-around carry|00010",
        "sign-magnitude|00101|10011|11000|-8|wrong|subtract the magnitudes|00010",
        "bias 15|10100|01100|00000|-15|wrong|subtract the bias 01111|10001",
      ])
    #expect(
      table.lines(.japanese) == [
        "符号なし|00101|なし|なし|なし|-3は表せない||",
        "2の補数|00101|11101|00010|2|正しい||",
        "1の補数|00101|11100|00001|1|誤り|循環桁上げを足す|00010",
        "符号と絶対値|00101|10011|11000|-8|誤り|絶対値どうしを引く|00010",
        "バイアス表現(15)|10100|01100|00000|-15|誤り|バイアス01111を引く|10001",
      ])
  }

  @Test("The sum of two negative numbers loses the sign bit of sign-magnitude")
  func setsTheSignBitAgain() async throws {
    let table = try await table("integer.addition", "{left: -5, right: -3, encodings: sign-magnitude}")
    #expect(table.lines() == ["sign-magnitude|10101|10011|01000|8|wrong|set the sign bit again|11000"])
    #expect(table.column("repair", .japanese) == ["符号ビットを立て直す"])
  }

  @Test(
    "A number without a code is named only once",
    arguments: [
      (40, -40, "cannot hold 40 or -40", "40も-40も表せない"), (-1, -1, "cannot hold -1", "-1は表せない"),
      (-1, 1, "cannot hold -1", "-1は表せない"), (1, 32, "cannot hold 32", "32は表せない"),
    ])
  func cannotHold(left: Int, right: Int, english: String, japanese: String) async throws {
    let table = try await table("integer.addition", "{left: \(left), right: \(right), encodings: unsigned}")
    #expect(table.column("verdict") == [english])
    #expect(table.column("verdict", .japanese) == [japanese])
  }

  @Test("A bias that is not a code is written in decimal")
  func otherBias() async throws {
    let lines = try await table("integer.addition", "{left: -30, right: -5, encodings: bias, bias: 35}").lines()
    #expect(lines == ["bias 35|00101|11110|00011|-32|wrong|subtract the bias 35|00000"])
    let huge = "123456789012345678901234567890"
    #expect(
      try await table("integer.addition", "{left: -\(huge), right: 0, encodings: bias, bias: \(huge)}").lines()
        == ["bias \(huge)|00000|none|none|none|cannot hold 0||"])
  }

  static let definitions =
    (1...4).flatMap { Definition.all(bits: $0) + Definition.more(bits: $0) }
    + [-3, 0, 5, 20].map { Definition(encoding: "bias", bits: 4, bias: $0) }

  @Test("Every verdict is right and every repair has the true sum", arguments: definitions)
  func everySum(definition: Definition) async throws {
    let (values, patterns) = (definition.values, definition.patterns)
    for left in Set(values) {
      for right in Set(values) {
        let table = try await table(
          "integer.addition", "{left: \(left), right: \(right), \(definition.yaml("encodings"))}")
        let codes = [left, right].compactMap(values.firstIndex)
        let adder = codes.reduce(0, +) % values.count
        #expect(["left", "right", "adder"].flatMap { table.column($0) } == (codes + [adder]).map { patterns[$0] })
        let isRight = values[adder] == left + right
        let verdict = !values.contains(left + right) ? "overflow" : isRight ? "right" : "wrong"
        #expect(table.column("verdict") == [verdict], "\(left) + \(right)")
        let repaired = table.column("repaired").compactMap(patterns.firstIndex).map { values[$0] }
        #expect(repaired == (verdict == "wrong" ? [left + right] : []), "\(left) + \(right)")
        #expect(table.column("repair").allSatisfy(\.isEmpty) == (verdict != "wrong"))
      }
    }
  }

  @Test("64 bits overflow at their edges")
  func edges() async throws {
    let encodings = "encodings: [unsigned, twos-complement, ones-complement, bias]"
    let table = try await table("integer.addition", "{left: 9223372036854775807, right: 1, bits: 64, \(encodings)}")
    #expect(table.column("verdict") == ["right", "overflow", "overflow", "wrong"])
    #expect(table.column("value").prefix(2) == ["9223372036854775808", "-9223372036854775808"])
    #expect(table.column("repaired").last == String(repeating: "1", count: 64))
  }

  @Test("Offset binary, Gray code and BCD each need their own repair")
  func otherEncodings() async throws {
    let table = try await table(
      "integer.addition", "{left: 27, right: 45, bits: 8, encodings: [offset-binary, gray, bcd]}")
    #expect(
      table.lines() == [
        "offset binary|10011011|10101101|01001000|-56|wrong|subtract the bias 10000000|11001000",
        "Gray code|00010110|00111011|01010001|97|wrong|add in binary and change back|01101100",
        "BCD|00100111|01000101|01101100|none|wrong|add 6 to the digits that need it|01110010",
      ])
    #expect(table.column("repair", .japanese) == ["バイアス10000000を引く", "2進数に直して足し、元に戻す", "必要な桁に6を足す"])
  }

  @Test("Every BCD sum is right, repaired or out of range", arguments: [4, 5, 6])
  func everyBCDSum(bits: Int) async throws {
    let count = 10 << (bits - 4)
    for (left, right) in (0..<count).flatMap({ left in (0..<count).map { (left, $0) } }) {
      let row = try await table("integer.addition", "{left: \(left), right: \(right), bits: \(bits), encodings: bcd}")
      let isDigit = left % 10 + right % 10 <= 9
      let verdict = left + right >= count ? "overflow" : isDigit ? "right" : "wrong"
      #expect(row.column("verdict") == [verdict], "\(left) + \(right)")
      let repaired = row.column("repaired")[0]
      let hexadecimal = UInt64(repaired, radix: 2).map { String($0, radix: 16) }
      #expect(hexadecimal == (verdict == "wrong" ? String(left + right) : nil), "\(left) + \(right)")
    }
  }
}
