import SourceText
import TestSupport
import Testing

@Suite("integer.multiplication")
struct IntegerMultiplicationTests {
  @Test("The low half of 5 * -3 is right in two's complement")
  func example() async throws {
    let table = try await table("integer.multiplication", "left: 5\nright: -3")
    #expect(
      table.ids == ["encoding", "left", "right", "product", "low", "value", "carry-out", "overflow", "verdict"])
    #expect(
      table.lines() == [
        "unsigned|00101|none|none|none|none|||cannot hold -3",
        "two's complement|00101|11101|0010010001|10001|-15|1|0|right",
        "ones' complement|00101|11100|0010001100|01100|12|1|1|wrong",
        "sign-magnitude|00101|10011|0001011111|11111|-15|1|1|right",
        "bias 15|10100|01100|0011110000|10000|1|1|1|wrong",
      ])
  }

  @Test("The product of 64 bits has 128 bits")
  func wide() async throws {
    let table = try await table(
      "integer.multiplication", "{left: -1, right: -1, bits: 64, encodings: twos-complement}")
    let product = String(repeating: "1", count: 63) + String(repeating: "0", count: 64) + "1"
    #expect(table.column("product") == [product])
    #expect(table.column("value") + table.column("verdict") == ["1", "right"])
  }

  @Test(
    "Every verdict is right, and carry out and overflow show that a product does not fit",
    arguments: (1...4).flatMap { Definition.all(bits: $0) + Definition.more(bits: $0) })
  func everyProduct(definition: Definition) async throws {
    let (values, patterns) = (definition.values, definition.patterns)
    for left in Set(values) {
      for right in Set(values) {
        let table = try await table(
          "integer.multiplication", "{left: \(left), right: \(right), \(definition.yaml("encodings"))}")
        let codes = try [left, right].map { try #require(values.firstIndex(of: $0)) }
        let (product, low) = (codes[0] * codes[1], codes[0] * codes[1] % values.count)
        #expect(table.column("product").map { Int($0, radix: 2) } == [product])
        #expect(table.column("product").map(\.count) == [2 * definition.bits])
        #expect(table.column("low") == [patterns[low]])
        let isRight = values[low] == left * right
        let verdict = !values.contains(left * right) ? "overflow" : isRight ? "right" : "wrong"
        #expect(table.column("verdict") == [verdict], "\(left) * \(right)")
        #expect(table.column("carry-out") == [product >= values.count ? "1" : "0"], "\(left) * \(right)")
        if definition.encoding == "twos-complement" {
          #expect((table.column("overflow") == ["1"]) == (verdict == "overflow") && verdict != "wrong")
        }
      }
    }
  }
}
