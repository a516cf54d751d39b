/// A prefix code that is told by the lengths of its words alone (RFC 1951, 3.2.2).
struct HuffmanCode: Sendable {
  /// The longest word.
  static let longest = 15

  /// The symbols in the order of their words.
  private let symbols: [Int]
  /// For each length: the first word, and where its symbol stands.
  private let starts: [(word: Int, index: Int, count: Int)]

  /// The code whose symbol *n* has a word of `lengths[n]` bits; 0 for a symbol without a word.
  init(lengths: [Int]) {
    symbols = (1...Self.longest).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
    var (word, index) = (0, 0)
    starts = (0...Self.longest).map { length in
      let count = length == 0 ? 0 : lengths.count { $0 == length }
      word <<= 1
      defer { (word, index) = (word + count, index + count) }
      return (word, index, count)
    }
  }

  /// The symbol of a word of a length; nil if there is none.
  func symbol(_ word: Int, _ length: Int) -> Int? {
    let start = starts[length]
    return word >= start.word && word - start.word < start.count ? symbols[start.index + word - start.word] : nil
  }

  /// The code of literals and lengths that blocks use without telling it.
  static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  /// The code of distances that blocks use without telling it.
  static let fixedDistances = HuffmanCode(lengths: Array(repeating: 5, count: 30))
}
