import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.top-bit")
struct IntegerTopBitTests {
  @Test("A top bit of 1 is the sign because 10000 is -16 and not +16")
  func source() async throws {
    let table = try await table("integer.top-bit")
    #expect(table.ids == ["reading", "top-bit-1", "negative", "zero", "positive", "exactly-negative"])
    #expect(
      table.lines() == [
        "unsigned|16|0|0|16|no: 10000 is 16",
        "two's complement|16|16|0|0|yes",
        "ones' complement|16|15|1|0|no: 11111 is -0",
        "sign-magnitude|16|15|1|0|no: 10000 is -0",
        "bias 15|16|0|0|16|no: 00000 is -15",
        "two's complement, but 10000 read as +16|16|15|0|1|no: 10000 is 16",
      ])
    #expect(table.lines(.japanese)[1] == "2の補数|16|16|0|0|はい")
    #expect(table.lines(.japanese)[5] == "2の補数、ただし10000は+16|16|15|0|1|いいえ(10000は16)")
  }

  @Test("The counts cover the upper half of the codes", arguments: 2...10)
  func counts(bits: Int) async throws {
    let table = try await table("integer.top-bit", "bits: \(bits)")
    for (row, definition) in zip(table.rows, Definition.all(bits: bits)) {
      let top = definition.values.suffix(1 << (bits - 1))
      let counts = [top.count, top.count { $0 < 0 }, top.count { $0 == 0 }, top.count { $0 > 0 }]
      #expect(row[1...4].map(\.description) == counts.map(String.init), "\(definition.testDescription)")
    }
    #expect(table.rows.count == 6)
  }

  @Test("A table of 16 bits can be computed")
  func sixteenBits() async throws {
    let reading = "two's complement, but 1000000000000000 read as +32768"
    #expect(try await table("integer.top-bit", "bits: 16").column("reading").last == reading)
  }

  @Test("The encodings can be named, and the counts skip codes that do not stand for a number")
  func otherEncodings() async throws {
    #expect(
      try await table("integer.top-bit", "{bits: 4, encodings: [offset-binary, gray, bcd]}").lines() == [
        "offset binary|8|0|1|7|no: 0000 is -8", "Gray code|8|0|0|8|no: 1000 is 15", "BCD|8|0|0|2|no: 1000 is 8",
      ])
  }
}
