import NumberFiles
import SourceText
import Testing

@testable import NumberExperiments

@Suite("Messages about files with numbers")
struct NumberFileMessageTests {
  @Test(
    "A message says what the library says, as a sentence",
    arguments: [
      .noNumbers, .tooManyNumbers(limit: 3), .titlesOfArray, .notAnArray, .unsupportedVersion(4, 1),
      .endsInHeader(byte: 9), .headerTooLong(99), .severalFields(byte: 20), .unsupportedType("<V2", byte: 20),
      .wrongByteCount(49, numbers: 12, size: 4, byte: 128), .wrongFieldCount(1, expected: 2, line: 3),
      .notANumber("x", line: 2, field: 1), .outOfRange("1e400", line: 2, field: 1),
      .openQuotationMark(line: 1, field: 2), .noTitles(line: 1), .unknownTitle("a", titles: ["b"]),
      .damagedHeader(.duplicateKey("a"), byte: 1), .damagedHeader(.unknownKey("a"), byte: 1),
      .damagedHeader(.missingKey("a"), byte: 1), .damagedHeader(.expected("("), byte: 1),
      .damagedHeader(.expectedString, byte: 1), .damagedHeader(.openQuotationMark, byte: 1),
      .damagedHeader(.expectedTruth, byte: 1), .damagedHeader(.expectedLength, byte: 1),
      .damagedHeader(.trailingText, byte: 1),
    ] as [NumberFileError])
  func sentences(error: NumberFileError) {
    let text = error.description
    #expect(error.reason.description == text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  @Test("A type that NumPy does not store has its own help")
  func help() {
    let opaque = NumberFileError.unsupportedType("<V1", byte: 20).help?.description
    #expect(opaque?.contains("astype") == true)
    #expect(NumberFileError.unsupportedType("<c8", byte: 20).help?.description.contains("astype") == false)
    #expect(NumberFileError.unknownTitle("wight", titles: ["weight"]).help?.description.contains("`weight`") == true)
  }
}
