import SourceText

/// A signer of messages with HMAC and SHA-256 (RFC 2104).
struct MessageSigner: Sendable {
  private static let blockLength = 64
  private let inner: [UInt8]
  private let outer: [UInt8]

  /// Creates a signer with a key of any length.
  init(key: [UInt8]) {
    var block = key.count > Self.blockLength ? SHA256.hash(of: key) : key
    block += [UInt8](repeating: 0, count: Self.blockLength - block.count)
    (inner, outer) = (block.map { $0 ^ 0x36 }, block.map { $0 ^ 0x5C })
  }

  /// Returns the signature of the parts of a message, in 64 hexadecimal digits.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func signature(of parts: [[UInt8]]) -> [UInt8] {
    let hash = SHA256.hash(of: inner + parts.joined())
    return Array(SHA256.text(of: outer + hash).utf8)
  }

  /// Whether a signature belongs to the parts of a message.
  ///
  /// The time does not depend on the position at which signatures differ.
  func isSound(_ signature: [UInt8], of parts: [[UInt8]]) -> Bool {
    let right = self.signature(of: parts)
    guard right.count == signature.count else { return false }
    return zip(right, signature).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
