import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "The examples of RFC 4648, section 10, are encoded and decoded",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func examples(_ plain: String, _ text: String) {
    #expect(Base64.text(of: Array(plain.utf8)) == text)
    #expect(Base64.bytes(of: text) == Array(plain.utf8))
  }

  @Test("Any bytes survive encoding and decoding, and Foundation produces the same text")
  func anyBytes() {
    var random = SplitMix64(seed: 64)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Base64.text(of: bytes)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(Base64.bytes(of: text) == bytes)
    }
  }

  @Test(
    "Incomplete and non-canonical text is refused",
    arguments: [
      "Z", "Zg", "Zg=", "Zg===", "=Zg=", "Z===", "====", "Zh==", "Zm9=", "Zm9v\n", "Zm 9", "Zm-_", "Zg==Zg==", "Zmあ",
    ])
  func refusal(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
