/// A device token as bytes, and its text forms.
///
/// Source: 003-8.
struct DeviceToken: Sendable, Hashable {
  /// The bytes of the token.
  let bytes: [UInt8]

  /// The longest token that parameters accept, in bytes.
  static let longest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns a realistic sample token, the same on every machine; it begins with `3dd8`, like the source's.
  static func sample(length: Int) -> DeviceToken {
    DeviceToken((0..<length).map { UInt8(truncatingIfNeeded: 0x3d + 0x9b * $0) })
  }

  /// The plain form: two digits per byte, in lower case.
  var plain: String {
    Self.hex(bytes)
  }

  /// The description of NSData before iOS 13: groups of four bytes between `<` and `>`.
  var grouped: String {
    "<\(Self.groups(bytes))>"
  }

  /// The grouping of the source, with its eight groups; nil if its index is out of range, which traps.
  var groupedInEight: String? {
    var groups = [String](repeating: "", count: 8)
    for (index, byte) in bytes.enumerated() {
      guard groups.indices.contains(index / 4) else { return nil }
      groups[index / 4] += Self.hex([byte])
    }
    return "<\(groups.joined(separator: " "))>"
  }

  /// The description of NSData since iOS 13: up to 24 bytes in full, of more only the first 16 and the last 8, in
  /// groups.
  var shortened: String {
    let shown =
      bytes.count <= 24 ? plain : "\(Self.groups(bytes.prefix(16))) ... \(Self.groups(bytes.suffix(8))) "
    return "{length = \(bytes.count), bytes = 0x\(shown)}"
  }

  /// Returns the result of the old way for a description: without `<` and `>` at its ends and without spaces.
  static func stripped(_ description: String) -> String {
    let isBracket = { (character: Character) in character == "<" || character == ">" }
    let inner = description.drop(while: isBracket).reversed().drop(while: isBracket).reversed()
    return String(inner.filter { $0 != " " })
  }

  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func groups(_ bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    return stride(from: 0, to: bytes.count, by: 4).map { hex(bytes[$0..<min($0 + 4, bytes.count)]) }
      .joined(separator: " ")
  }
}
