import SourceText
import Testing

/// The examples of FIPS 180-4 and of the Cryptographic Algorithm Validation Program, and lengths around one block.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func examples(text: String, hash: String) {
    #expect(SHA256.text(of: Array(text.utf8)) == hash)
  }

  @Test func aMillionLetters() {
    #expect(
      SHA256.text(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The expected hash is computed with Python's `hashlib` from the concatenated hashes of 0 to 129 zeros.
  @Test func lengthsAroundABlock() {
    let all = (0..<130).flatMap { SHA256.hash(of: [UInt8](repeating: 0, count: $0)) }
    #expect(SHA256.text(of: all) == "d26cf8eafa144521d64bdc66b8314175fd9e78310979a068c8b8b2ea18636450")
  }
}
