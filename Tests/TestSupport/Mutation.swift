/// Damages bytes at random, be it in the middle of a character.
public struct Mutation: Sendable {
  /// What is no single character of ASCII, or is taken for something by one reader or another.
  public static let pieces = [
    "\u{FEFF}", "\u{301}", "\u{3099}", "か", "é", "👩‍👧", "\u{200D}", "\u{2028}", "\r\n", "\r", "\n", "\0", "\t", " ", "&",
    ";", "\"", "'", ":", "-", "1e999", "99999999999999999999", "\u{7F}", "\u{1B}", "\u{85}", "\\",
  ]

  /// What it puts in, of every language and of the one that was named.
  public let pieces: [[UInt8]]

  /// Damages bytes with pieces of their language too.
  public init(_ pieces: [String] = []) {
    self.pieces = (Self.pieces + pieces).map { Array($0.utf8) }
  }

  /// Bytes in which a few times something was put in, taken out, doubled, moved, changed or cut off.
  public func of(_ original: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...9, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<6: bytes.insert(contentsOf: random.pick(pieces), at: place)
      case 6: bytes.removeSubrange(place..<end)
      case 7: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 8: bytes = Array(bytes[..<place])
      case 9: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random) }
      case 10: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      default: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }
}
