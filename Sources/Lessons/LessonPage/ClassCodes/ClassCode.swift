import LessonKit

/// The outcomes of up to 16 predictions, as 12 characters that a learner can read out.
///
/// 48 bits hold eight states of 16 predictions. 12 bits find every single wrong character, every swap of two, and in
/// 4095 of 4096 cases a code of another edition. The 60 bits are written in Crockford's Base32, in groups of four.
///
/// Source: https://www.crockford.com/base32.html.
package struct ClassCode: Sendable, Hashable {
  /// The outcome of a prediction.
  package enum State: Sendable, Hashable {
    /// No answer.
    case none
    /// A learner who did not know the answer.
    case unknown
    /// The right answer in every row.
    case right
    /// An answer other than the expected ones.
    case other
    /// The answer of a slip, by its position from 0 to 3.
    case slip(Int)
  }

  /// The number of predictions that a code holds.
  package static let capacity = 16
  /// The number of slips of a prediction that a code distinguishes.
  package static let mostSlips = 4

  /// The states of the predictions, in their order, filled up with unanswered ones at the end.
  package var states: [State]

  /// Creates a code of states, of which the first 16 count.
  package init(_ states: [State]) {
    let padding = [State](repeating: .none, count: max(0, Self.capacity - states.count))
    self.states = states.prefix(Self.capacity) + padding
  }

  /// The identity of a page's questions and expected answers, which a code is made for.
  package struct Edition: Sendable, Hashable {
    /// The name, of 16 hexadecimal digits.
    package let name: String
    /// The number in codes, from 0 to 4095.
    package let number: Int

    /// Creates the edition of questions, each represented by its own text.
    ///
    /// Source: the 64-bit FNV-1a hash, folded.
    package init(of questions: [String]) {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in questions.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      let digits = String(hash, radix: 16)
      name = String(repeating: "0", count: 16 - digits.count) + digits
      number = Int((hash ^ hash >> 12 ^ hash >> 24 ^ hash >> 36 ^ hash >> 48) & 0xFFF)
    }
  }

  /// Returns the code for an edition, such as `0123-4567-89AB`.
  ///
  /// - Parameters:
  ///   - edition: the number of the edition, from 0 to 4095.
  ///   - part: the number of this group of 16 predictions of the page, from 0.
  /// - Returns: 12 characters in groups of four.
  package func text(edition: Int, part: Int = 0) -> String {
    let data = states.reduce(UInt64(0)) { $0 << 3 | $1.bits }
    let word = data << 12 | Self.check(data) ^ Self.mask(edition, part)
    let characters = (0..<12).map { Self.alphabet[Int(word >> UInt64(55 - 5 * $0)) & 31] }
    return stride(from: 0, to: 12, by: 4).map { String(characters[$0..<$0 + 4]) }.joined(separator: "-")
  }

  /// Creates a code from its text.
  ///
  /// Letter case and hyphens do not count, O is read as 0, I and L as 1, and full-width characters as narrow ones.
  ///
  /// - Throws: a ``ClassCodeError`` for a text that is not a code of this edition.
  package init(_ text: String, edition: Int, part: Int = 0) throws(ClassCodeError) {
    try self.init(Array(text.unicodeScalars)[...], edition: edition, part: part)
  }

  /// Creates a code from its characters.
  ///
  /// - Throws: a ``ClassCodeError`` for characters that are not a code of this edition.
  package init(_ text: ArraySlice<Unicode.Scalar>, edition: Int, part: Int = 0) throws(ClassCodeError) {
    let word = try Self.word(text)
    guard Self.mask(of: word) == Self.mask(edition, part) else { throw .check }
    states = []
    states.reserveCapacity(Self.capacity)
    var rest = word << 4
    while states.count < Self.capacity {
      states.append(State(bits: rest >> 61))
      rest <<= 3
    }
  }

  /// Returns the number of the only edition that a text is a code of.
  ///
  /// - Throws: a ``ClassCodeError`` for a text that is a code of no edition.
  package static func edition(of text: ArraySlice<Unicode.Scalar>, part: Int = 0) throws(ClassCodeError) -> Int {
    Int((Self.mask(of: try word(text)) &- mask(0, part)) & 0xFFF)
  }

  /// Returns the 60 bits of twelve characters.
  private static func word(_ text: ArraySlice<Unicode.Scalar>) throws(ClassCodeError) -> UInt64 {
    var word: UInt64 = 0
    var count = 0
    for scalar in text {
      guard let folded = scalar.isASCII ? scalar : AnswerCharacters.folded(scalar) else { continue }
      guard folded.isASCII, let value = values[Int(folded.value)] else {
        if separators.contains(folded) { continue }
        throw .character(Character(scalar))
      }
      count += 1
      if count <= 12 { word = word << 5 | value }
    }
    guard count == 12 else { throw .length(count) }
    return word
  }

  /// The characters that may be between the groups of a code.
  private static let separators: [Unicode.Scalar] = [" ", "\t", "-", "ー"]

  /// Crockford's digits.
  static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// The values of the ASCII characters; nil for those that do not occur in codes.
  private static let values: [UInt64?] = (0..<128).map { code -> UInt64? in
    switch Character(Unicode.Scalar(UInt8(code))).uppercased() {
    case "O": 0
    case "I", "L": 1
    case let letter: alphabet.firstIndex(of: Character(letter)).map { UInt64($0) }
    }
  }

  /// Returns the bits of a word that its own digits do not explain.
  private static func mask(of word: UInt64) -> UInt64 { word & 0xFFF ^ check(word >> 12) }

  /// Returns the bits that distinguish codes of other editions, and of other questions of a page.
  private static func mask(_ edition: Int, _ part: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: edition &+ part &* 1_657) & 0xFFF
  }

  /// The polynomial whose remainder differs for every wrong character and every swap of two of the twelve.
  static let polynomial: UInt64 = 0x180F

  /// Returns the remainder of 48 bits, followed by 12 zeros, divided by the polynomial.
  static func check(_ data: UInt64) -> UInt64 {
    var rest: UInt64 = 0
    var shift: UInt64 = 40
    while true {
      let index = (rest >> 4 ^ data >> shift) & 0xFF
      rest = (rest << 8 ^ remainders[Int(index)]) & 0xFFF
      if shift == 0 { return rest }
      shift -= 8
    }
  }

  /// The remainder of each byte, followed by 12 zeros.
  private static let remainders: [UInt64] = (0..<256).map { byte in
    var rest = UInt64(byte) << 12
    for bit in stride(from: 19, through: 12, by: -1) where rest >> UInt64(bit) & 1 == 1 {
      rest ^= polynomial << UInt64(bit - 12)
    }
    return rest
  }
}

extension ClassCode.State {
  fileprivate var bits: UInt64 {
    switch self {
    case .none: 0
    case .unknown: 1
    case .right: 2
    case .other: 3
    case .slip(let position): position < ClassCode.mostSlips ? UInt64(4 + position) : 3
    }
  }

  fileprivate init(bits: UInt64) {
    switch bits {
    case 0: self = .none
    case 1: self = .unknown
    case 2: self = .right
    case 3: self = .other
    default: self = .slip(Int(bits) - 4)
    }
  }
}
