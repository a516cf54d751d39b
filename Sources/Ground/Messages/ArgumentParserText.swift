import SourceText

/// What the argument parser says, which knows no other language than English and says only finished texts.
package enum ArgumentParserText {
  private static let sentences: [(pattern: Pattern, japanese: String)] = MessageCatalogue.argumentParser.map {
    (Pattern($0.key), $0.value)
  }.sorted { $0.pattern.fixedCount > $1.pattern.fixedCount }

  /// A text of the parser in Japanese; the help of this program is looked up sentence by sentence.
  ///
  /// - Complexity: O(*p* · *n*) for a text of *n* bytes and *p* sentences of the parser.
  package static func japanese(_ text: String) -> String {
    let bytes = Array(text.utf8)
    for (pattern, japanese) in sentences where !pattern.places.isEmpty {
      guard let ranges = pattern.match(bytes) else { continue }
      let arguments = ranges.enumerated().map { index, range in
        let argument = String(decoding: bytes[range], as: UTF8.self)
        return pattern.quotes(index) ? argument : self.japanese(argument)
      }
      return Message.text(of: japanese, arguments)
    }
    return help(text)
  }

  /// The help of this program, of which the parser breaks paragraphs into lines.
  private static func help(_ text: String) -> String {
    let sentences = sentences(of: text)
    var said = ""
    var rest = sentences[...]
    while let first = rest.first {
      let known = (1...rest.count).reversed().lazy.compactMap { count -> (count: Int, text: String)? in
        let end = rest[rest.startIndex + count - 1].text.endIndex
        let english = String(text[first.text.startIndex..<end])
        return MessageCatalogue.standard[english].map { (count, $0) }
      }.first
      let (count, japanese) = known ?? (1, String(first.text))
      said += japanese
      let gap = rest[rest.startIndex + count - 1].gap
      said += japanese.hasSuffix("。") && gap == " " ? "" : gap
      rest = rest.dropFirst(count)
    }
    return said
  }

  /// The sentences of a text, each with the blank or the line end behind it.
  private static func sentences(of text: String) -> [(text: Substring, gap: String)] {
    var sentences: [(text: Substring, gap: String)] = []
    var start = text.startIndex
    var isEnd = false
    for index in text.indices {
      let character = text[index]
      if character == "\n" || character == " " && isEnd {
        sentences.append((text[start..<index], String(character)))
        start = text.index(after: index)
      }
      isEnd = ".?!。".contains(character)
    }
    sentences.append((text[start...], ""))
    return sentences
  }
}

/// A sentence of the argument parser with places for what differs from time to time.
private struct Pattern: Sendable {
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

  /// What stands at the places of a text, as early and as short as it can; nil if it is another message.
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
