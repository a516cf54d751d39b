/// Random damage to bytes, even in the middle of a character.
public struct Mutation: Sendable {
  /// Pieces that are not a single ASCII character, or that some reader treats specially.
  public static let pieces = [
    "\u{FEFF}", "\u{301}", "\u{3099}", "か", "é", "👩‍👧", "\u{200D}", "\u{2028}", "\r\n", "\r", "\n", "\0", "\t", " ", "&",
    ";", "\"", "'", ":", "-", "1e999", "99999999999999999999", "\u{7F}", "\u{1B}", "\u{85}", "\\",
  ]

  /// The pieces to insert, both general ones and those of a language.
  public let pieces: [[UInt8]]

  /// Creates damage with general pieces and with those of a language.
  public init(_ pieces: [String] = []) {
    self.pieces = (Self.pieces + pieces).map { Array($0.utf8) }
  }

  /// Returns bytes after one to four random insertions, removals, repetitions, moves, changes or truncations.
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
