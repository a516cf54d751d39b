import SourceText

/// The Japanese of the argument parser's text.
///
/// The parser produces only English, and only finished text.
package enum ArgumentParserText {
  private static let sentences: [(pattern: Pattern, japanese: String)] = MessageCatalogue.argumentParser.map {
    (Pattern($0.key), $0.value)
  }.sorted { $0.pattern.fixedCount > $1.pattern.fixedCount }

  /// Returns text of the parser in Japanese.
  ///
  /// The help of this program is looked up sentence by sentence.
  ///
  /// - Complexity: O(*p* · *n*) for a text of *n* bytes and *p* sentences of the parser.
  package static func japanese(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var first: String?
    for (pattern, japanese) in sentences where !pattern.places.isEmpty {
      guard let ranges = pattern.match(bytes) else { continue }
      let arguments = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
      // The help of an option may itself say what the default is.
      let isKnown = arguments.first.map { MessageCatalogue.standard[$0] != nil } ?? false
      guard isKnown || first == nil else { continue }
      first = Message.text(
        of: japanese, arguments.enumerated().map { pattern.quotes($0) ? $1 : self.japanese($1) })
      if isKnown { break }
    }
    return first ?? help(text)
  }

  /// Translates the help of this program, whose paragraphs the parser breaks into lines.
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

  /// Returns the sentences of a text, each with the space or line end after it.
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

/// A sentence of the argument parser with placeholders for the parts that vary.
private struct Pattern: Sendable {
  /// The literal parts between the placeholders: one more than there are placeholders.
  let literals: [[UInt8]]
  /// The number of the argument at each placeholder, from 1.
  let places: [Int]

  /// Creates a pattern from text, in which `%` and a digit from 1 to 9 form a placeholder.
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

  /// The number of bytes in the literal parts; of two patterns that match, the one with more such bytes is used.
  var fixedCount: Int { literals.reduce(0) { $0 + $1.count } }

  /// Returns whether a placeholder is between backquotes or quotation marks, and so holds a name rather than words.
  func quotes(_ index: Int) -> Bool {
    guard let before = literals[index].last, let after = literals[index + 1].first else { return false }
    return before == after
      && (before == UInt8(ascii: "`") || before == UInt8(ascii: "\"") || before == UInt8(ascii: "'"))
  }

  /// Returns the ranges of the arguments in a message, each as early and as short as possible; nil if nothing matches.
  ///
  /// An argument between backquotes contains no backquote.
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
