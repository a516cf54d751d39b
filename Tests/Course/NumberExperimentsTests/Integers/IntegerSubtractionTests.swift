import SourceText
import TestSupport
import Testing

@Suite("integer.subtraction")
struct IntegerSubtractionTests {
  @Test("3 - 5 is right only in two's complement")
  func belowZero() async throws {
    let table = try await table("integer.subtraction", "left: 3\nright: 5")
    #expect(
      table.ids == ["encoding", "left", "right", "flipped", "adder", "value", "borrow-out", "overflow", "verdict"])
    #expect(
      table.lines() == [
        "unsigned|00011|00101|11010|11110|30|1|0|overflow",
        "two's complement|00011|00101|11010|11110|-2|1|0|right",
        "ones' complement|00011|00101|11010|11110|-1|1|0|wrong",
        "sign-magnitude|00011|00101|11010|11110|-14|1|0|wrong",
        "bias 15|10010|10100|01011|11110|15|1|0|wrong",
      ])
    #expect(table.column("verdict", .japanese) == ["桁あふれ", "正しい", "誤り", "誤り", "誤り"])
  }

  @Test("Numbers without a code are named")
  func cannotHold() async throws {
    let table = try await table("integer.subtraction", "{left: -1, right: 99, encodings: [unsigned, bcd]}")
    #expect(table.lines().first == "unsigned|none|none|none|none|none|||cannot hold -1 or 99")
    #expect(table.column("verdict", .japanese).last == "-1も99も表せない")
  }

  @Test(
    "Unsigned and two's complement are never wrong, and borrow and overflow show that a difference does not fit",
    arguments: (1...4).flatMap { Definition.all(bits: $0) + Definition.more(bits: $0) })
  func everyDifference(definition: Definition) async throws {
    let (values, patterns) = (definition.values, definition.patterns)
    for left in Set(values) {
      for right in Set(values) {
        let table = try await table(
          "integer.subtraction", "{left: \(left), right: \(right), \(definition.yaml("encodings"))}")
        let codes = try [left, right].map { try #require(values.firstIndex(of: $0)) }
        let adder = (codes[0] - codes[1] + values.count) % values.count
        #expect(["left", "right", "adder"].flatMap { table.column($0) } == (codes + [adder]).map { patterns[$0] })
        #expect(table.column("value").map(Int.init) == [values[adder]])
        let isRight = values[adder] == left - right
        let verdict = !values.contains(left - right) ? "overflow" : isRight ? "right" : "wrong"
        #expect(table.column("verdict") == [verdict], "\(left) - \(right)")
        #expect(table.column("borrow-out") == [codes[0] < codes[1] ? "1" : "0"], "\(left) - \(right)")
        switch definition.encoding {
        case "unsigned": #expect((table.column("borrow-out") == ["1"]) == (verdict == "overflow") && verdict != "wrong")
        case "twos-complement":
          #expect((table.column("overflow") == ["1"]) == (verdict == "overflow") && verdict != "wrong")
        default: break
        }
      }
    }
  }
}
