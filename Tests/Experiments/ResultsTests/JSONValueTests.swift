import Foundation
import Results
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "Numbers are read and written with all their digits",
    arguments: [
      "0", "-1", "9007199254740993", "-9223372036854775808", "18446744073709551616", "0.1", "-0.001", "1.5",
      "12345678901234567890.12345678", "1234567890123456789012345678901234567",
    ])
  func numbers(_ digits: String) throws {
    let value = try #require(JSONValue.number(written: digits))
    #expect(String(decoding: try JSONEncoder().encode(["a": value]), as: UTF8.self) == "{\"a\":\(digits)}")
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data("[\(digits)]".utf8)) == .array([value]))
  }

  @Test(
    "A number that JSON would write differently does not have these digits",
    arguments: [
      "", "a", "1x", "1.50", "05", "+5", ".5", "5.", "1e3", "-0", "12345678901234567890123456789012345678", "- 1",
    ])
  func otherDigits(_ text: String) {
    #expect(JSONValue.number(written: text) == nil)
  }

  @Test(
    "Whole numbers at the ends of their range are unchanged", arguments: [Int.min, -1, 0, 1 << 53 + 1, Int.max])
  func integers(_ number: Int) throws {
    let data = try JSONEncoder().encode([JSONValue.number(number)])
    #expect(String(decoding: data, as: UTF8.self) == "[\(number)]")
    #expect(try JSONDecoder().decode([Int].self, from: data) == [number])
  }

  @Test("Every value is read back unchanged")
  func readBack() throws {
    let value: JSONValue = ["a": ["1", .number(1), .truth(true), .truth(false), [], [:]], "b": ["c": "d"]]
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test(
    "Null, and digits that would be lost, are refused",
    arguments: ["[null]", "{\"a\":null}", "[12345678901234567890123456789012345678901]", "[1e300]"])
  func refused(_ text: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }
  }
}
