/// An English message with places for what differs from time to time, as in `There is no experiment %1.`.
struct MessagePattern: Sendable {
  /// What stands between the places: one text more than there are places.
  let literals: [[UInt8]]
  /// The number of the argument at each place, from 1.
  let places: [Int]

  /// Reads a pattern, in which `%` and a digit from 1 to 9 are a place.
  init(_ text: String) {
    var literals: [[UInt8]] = [[]]
    var places: [Int] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%"), let digit = bytes.first, (0x31...0x39).contains(digit) {
        bytes.removeFirst()
        places.append(Int(digit - 0x30))
        literals.append([])
      } else {
        literals[literals.count - 1].append(byte)
      }
    }
    (self.literals, self.places) = (literals, places)
  }

  /// How many bytes of a message the pattern fixes: of two that fit, the one that fixes more is meant.
  var fixedCount: Int { literals.reduce(0) { $0 + $1.count } }

  /// Whether what stands at a place is a name, between backquotes or quotation marks, and no part of the sentence.
  func quotes(_ index: Int) -> Bool {
    guard let before = literals[index].last, let after = literals[index + 1].first else { return false }
    return before == after
      && (before == UInt8(ascii: "`") || before == UInt8(ascii: "\"") || before == UInt8(ascii: "'"))
  }

  /// What stands at the places of a message, as early and as short as it can; nil if it is another message.
  ///
  /// Between backquotes stands no backquote.
  ///
  /// - Complexity: O(*n*) for most messages of *n* bytes, O(*n*ᵏ) at worst for *k* places.
  func match(_ message: [UInt8]) -> [Range<Int>]? {
    guard message.count >= fixedCount, message.starts(with: literals[0]) else { return nil }
    if places.isEmpty { return message.count == literals[0].count ? [] : nil }
    var ranges: [Range<Int>] = []
    return match(message, from: literals[0].count, place: 0, &ranges) ? ranges : nil
  }

  private func match(_ message: [UInt8], from start: Int, place: Int, _ ranges: inout [Range<Int>]) -> Bool {
    let literal = literals[place + 1]
    let isLast = place == places.count - 1
    var end = isLast ? message.count - literal.count : start
    while end >= start, end + literal.count <= message.count {
      let range = start..<end
      if quotes(place), message[range].contains(UInt8(ascii: "`")) { return false }
      if message[end..<end + literal.count].elementsEqual(literal) {
        ranges.append(range)
        if isLast || match(message, from: end + literal.count, place: place + 1, &ranges) { return true }
        ranges.removeLast()
      }
      if isLast { return false }
      end += 1
    }
    return false
  }
}
