import Testing

@testable import JupyterWire

@Suite struct MessageSignerTests {
  /// The test cases of RFC 4231 whose whole result is compared: keys shorter and longer than a block.
  private static let cases: [(key: [UInt8], data: [UInt8], mac: String)] = [
    (
      [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ]

  @Test(arguments: cases)
  func `Signatures are those of RFC 4231, however the message is divided`(
    _ key: [UInt8], _ data: [UInt8], _ mac: String
  ) {
    let signer = MessageSigner(key: key)
    #expect(String(decoding: signer.signature(of: [data]), as: UTF8.self) == mac)
    #expect(signer.signature(of: [Array(data.prefix(3)), Array(data.dropFirst(3))]) == Array(mac.utf8))
    #expect(signer.isSound(Array(mac.utf8), of: [data]))
  }

  @Test func `A signature with any other digit, or of another length, is wrong`() {
    let signer = MessageSigner(key: Array("key".utf8))
    let right = signer.signature(of: [[1, 2, 3]])
    for index in right.indices {
      var wrong = right
      wrong[index] ^= 1
      #expect(!signer.isSound(wrong, of: [[1, 2, 3]]))
    }
    #expect(!signer.isSound(Array(right.dropLast()), of: [[1, 2, 3]]))
    #expect(!signer.isSound([], of: [[1, 2, 3]]))
  }
}
