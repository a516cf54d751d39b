import Messages
import SourceText

/// The help and the mistakes that the argument parser writes, in Japanese.
///
/// The parser knows English alone. It writes a text without line breaks, whose parts are looked up and set anew: labels in
/// a column of their own, lines no wider than the terminal.
struct HelpText {
  /// The column in which the parser begins what it says of an option.
  private static let column = 26

  private let columns: Int
  private var lines: [String] = []

  /// Sets a text anew.
  ///
  /// - Parameters:
  ///   - text: what the parser wrote for endless lines.
  ///   - columns: the width of the terminal.
  /// - Returns: the text in Japanese, its lines no wider than the terminal.
  static func japanese(_ text: String, columns: Int) -> String {
    var help = HelpText(columns: max(columns, 40))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { help.add(String(line)) }
    return help.lines.joined(separator: "\n")
  }

  private init(columns: Int) {
    self.columns = columns
  }

  private mutating func add(_ line: String) {
    let indentation = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indentation)
    if indentation == Self.column {
      lines += wrapped(said(String(rest)), indentation: Self.column)
    } else if indentation == 2, let gap = rest.firstRange(of: "  ") {
      let label = "  " + rest[..<gap.lowerBound]
      let text = wrapped(said(String(rest[gap.lowerBound...]).trimmed), indentation: Self.column)
      let start = DisplayWidth.pad(label, to: Self.column)
      lines += [start + (text.first ?? "").dropFirst(Self.column)] + text.dropFirst()
    } else if line.hasPrefix("USAGE: ") || line.hasPrefix("Usage: ") || line.hasPrefix("Help:  ") {
      lines.append(said(line))
    } else {
      lines += wrapped(said(String(rest)), indentation: indentation)
    }
  }

  private func said(_ text: String) -> String {
    MessageCatalogue.text(text, in: .japanese)
  }

  /// Breaks a text into lines: between words, and between Japanese characters where a line may end.
  private func wrapped(_ text: String, indentation: Int) -> [String] {
    let start = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = start
    for piece in LineBreaks.pieces(of: text) {
      if DisplayWidth.of(line) + DisplayWidth.of(piece.trimmed) > columns, line != start {
        lines.append(line.trimmedAtEnd)
        line = start
      }
      line += line == start ? String(piece.drop { $0 == " " }) : piece
    }
    return lines + [line.trimmedAtEnd]
  }
}

/// Where a line of Japanese and other text may end.
enum LineBreaks {
  private static let closing: Set<Character> = [
    "。", "、", ")", ")", "」", "』", ":", ".", ",", "]", "ー", "っ", "ゃ", "ゅ", "ょ", "`", "?",
  ]
  private static let opening: Set<Character> = ["(", "(", "「", "『", "[", "`"]

  /// The parts of a text behind each of which a line may end.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    var last: Character?
    for character in text {
      let isWide = DisplayWidth.of(String(character)) == 2
      let mayBreak =
        !isQuoted && (last == " " || isWide || last.map { DisplayWidth.of(String($0)) == 2 } == true)
        && !(closing.contains(character) && !(character == "`" && !isQuoted))
        && last.map { !opening.contains($0) } != false
      if mayBreak, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      if character == "`" { isQuoted.toggle() }
      piece.append(character)
      last = isQuoted || character != "`" ? character : "x"
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
