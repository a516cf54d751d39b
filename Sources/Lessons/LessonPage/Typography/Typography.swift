import SourceText

/// Typography of HTML: minus signs, raised exponents, and marks around Japanese in an English text.
///
/// Code keeps its characters, as does everything that a reader may copy and run. A caret stays in the text for readers
/// who copy it or listen to it; the style hides it.
struct Typography {
  /// The character that code is for the rules of prose.
  static let code: Character = "\u{FFFC}"

  private enum Part {
    case tag(Substring)
    case text(Substring, isCode: Bool)
  }

  private let marksJapanese: Bool
  private var html = ""
  /// The parts of a block, within which tags do not end a number or an expression.
  private var block: [Part] = []
  private var hasCandidates = false
  private var codeDepth = 0
  private var rawDepth = 0

  private init(_ language: Language) { marksJapanese = language == .english }

  /// Returns HTML with the typography of a language.
  ///
  /// - Parameters:
  ///   - html: well-formed HTML.
  ///   - language: the language of the text.
  /// - Returns: the HTML.
  /// - Complexity: O(*n*) for *n* characters.
  static func html(_ html: String, _ language: Language) -> String {
    var text = Typography(language)
    for piece in HTMLPieces(html) {
      switch piece {
      case .tag(let tag): text.add(tag: tag)
      case .text(let words): text.add(text: words)
      }
    }
    text.endBlock()
    return text.html
  }

  /// Returns text without markup with minus signs.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
    var characters = Array(text)
    for position in MinusSigns.positions(in: characters) { characters[position] = MinusSigns.sign }
    return String(characters)
  }

  /// The elements whose text stays as it is, apart from marks around Japanese.
  private static let codes: Set = ["code", "pre", "kbd", "samp"]
  /// The elements that hold no markup.
  private static let raws: Set = ["script", "style", "textarea", "title", "option", "svg"]
  /// The elements within a line that do not end an expression.
  private static let inlines: Set = ["a", "b", "code", "del", "em", "i", "s", "span", "strong", "wbr"]

  private mutating func add(tag: Substring) {
    let isClosing = tag.hasPrefix("</")
    let name = tag.dropFirst(isClosing ? 2 : 1).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    if !Self.inlines.contains(name) { endBlock() }
    let step = isClosing ? -1 : 1
    if Self.codes.contains(name) { codeDepth = max(0, codeDepth + step) }
    if Self.raws.contains(name) { rawDepth = max(0, rawDepth + step) }
    if block.isEmpty { html += tag } else { block.append(.tag(tag)) }
  }

  private mutating func add(text: Substring) {
    if rawDepth > 0 {
      endBlock()
      html += text
      return
    }
    let isCode = codeDepth > 0
    if !isCode {
      hasCandidates = hasCandidates || text.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "^") }
    }
    block.append(.text(text, isCode: isCode))
  }

  private mutating func endBlock() {
    let characters = hasCandidates ? block.flatMap(Self.characters) : []
    let signs = Set(MinusSigns.positions(in: characters))
    let powers = Dictionary(uniqueKeysWithValues: Powers.exponents(in: characters).map { ($0.caret, $0.end) })
    var start = 0
    for part in block {
      switch part {
      case .tag(let tag): html += tag
      case .text(let text, let isCode):
        if isCode || !hasCandidates {
          html += marked(text)
        } else {
          html += set(characters[start..<start + text.count], signs, powers)
        }
        start += text.count
      }
    }
    block = []
    hasCandidates = false
  }

  private static func characters(of part: Part) -> [Character] {
    switch part {
    case .tag: []
    case .text(let text, let isCode): isCode ? Array(repeating: code, count: text.count) : Array(text)
    }
  }

  /// Returns a part of a block with its minus signs and exponents.
  private func set(_ text: ArraySlice<Character>, _ signs: Set<Int>, _ powers: [Int: Int]) -> String {
    func words(_ range: Range<Int>) -> String {
      String(range.map { signs.contains($0) ? MinusSigns.sign : text[$0] })
    }
    var html = ""
    var start = text.startIndex
    for caret in text.indices {
      // An exponent that an element interrupts stays as it is.
      guard let end = powers[caret], end <= text.endIndex else { continue }
      html += marked(words(start..<caret))
      html += "<i class=\"caret\">^</i><sup>\(words(caret + 1..<end))</sup>"
      start = end
    }
    return html + marked(words(start..<text.endIndex))
  }

  private func marked(_ text: some StringProtocol) -> String {
    marksJapanese ? JapaneseRuns.marked(text) : String(text)
  }
}
