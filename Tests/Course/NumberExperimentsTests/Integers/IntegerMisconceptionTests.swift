import Results
import SourceText
import TestSupport
import Testing

@Suite("Misconceptions of integers and their sums")
struct IntegerMisconceptionTests {
  @Test(
    "Carries by each wrong rule agree with the definition, over all codes of three bits",
    arguments: ["carry-from-operands", "carry-passed-on"])
  func carries(_ mistake: String) async throws {
    for left in 0..<8 {
      for right in 0..<8 {
        let codes = "left: \(left), right: \(right), bits: 3"
        let table = try await table("integer.adder", "{\(codes), mistake: \(mistake)}")
        var carry = 0
        var expected: [String] = []
        for bit in 0..<3 {
          let ones = left >> bit & 1 + right >> bit & 1
          let next = mistake == "carry-passed-on" && carry == 1 ? 1 : ones / 2
          expected.append("\(carry)|\((ones + carry) % 2)|\(next)")
          carry = next
        }
        let found = zip(table.column("carry-in"), zip(table.column("sum"), table.column("carry-out")))
        #expect(found.map { "\($0)|\($1.0)|\($1.1)" } == expected, "\(codes)")
      }
    }
  }

  @Test("Sums of all numbers of Int4 agree with each misconception")
  func sums() async throws {
    func row(_ left: Int, _ right: Int, _ mistake: String) async throws -> [String] {
      let yaml = "{left: \(left), right: \(right), bits: 4, encodings: [twos-complement], mistake: \(mistake)}"
      let table = try await table("integer.addition", yaml)
      return ["adder", "value", "verdict"].map { table.column($0)[0] }
    }
    func code(_ value: Int) -> String { String(String(value & 15 | 16, radix: 2).dropFirst()) }
    for left in -8...7 {
      for right in -8...7 {
        let sum = left + right
        let fits = (-8...7).contains(sum)
        let wrapped = ((sum + 8) & 15) - 8
        let lost = (((left ^ right) + 8) & 15) - 8
        let end = max(-8, min(7, sum))
        let carry = (left & 15) + (right & 15) > 15
        let kept = carry ? wrapped + 16 : wrapped
        func verdict(_ value: Int) -> String { value == sum ? "right" : fits ? "wrong" : "overflow" }
        #expect(try await row(left, right, "carries-forgotten") == [code(lost), "\(lost)", verdict(lost)])
        #expect(try await row(left, right, "saturated") == [code(end), "\(end)", verdict(end)])
        #expect(
          try await row(left, right, "carry-kept") == [(carry ? "1" : "") + code(wrapped), "\(kept)", verdict(kept)])
        #expect(
          try await row(left, right, "code-of-the-sum")
            == (fits ? [code(sum), "\(sum)", "right"] : ["none", "none", "overflow"]))
      }
    }
  }

  @Test("A sum is read in another encoding")
  func readings() async throws {
    let yaml = "left: 15, right: 1, bits: 5, encodings: [unsigned, twos-complement]"
    let unsigned = try await table("integer.addition", "{\(yaml), mistake: read-as-unsigned}")
    #expect(unsigned.column("verdict") == ["right", "right"])
    let signed = try await table("integer.addition", "{\(yaml), mistake: read-as-twos-complement}")
    #expect(signed.column("verdict") == ["overflow", "overflow"])
    #expect(signed.columns[3].title.en == "adder (mistake: result read as two's complement)")
  }

  @Test("The misconceptions about negatives and signs have their results")
  func signs() async throws {
    let yaml = "encoding: twos-complement, codes: [10000, 00011], mistake: rule-followed"
    #expect(try await table("integer.negation", "{\(yaml)}").lines() == ["10000|-16|10000|-16", "00011|3|11101|-3"])
    let codes = "encoding: sign-magnitude, codes: [10011, 10000]"
    #expect(try await table("integer.table", "{\(codes), mistake: zero-without-sign}").column("value") == ["-3", "0"])
    #expect(try await table("integer.table", "{\(codes), mistake: sign-forgotten}").column("value") == ["3", "0"])
  }
}
