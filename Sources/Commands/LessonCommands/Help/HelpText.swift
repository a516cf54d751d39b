import LessonPage
import Messages
import SourceText

/// The help and the errors of the argument parser, in Japanese.
///
/// The parser writes only English. Its text comes without line breaks; each part is translated and laid out again, with
/// labels in a separate column and lines no wider than the terminal.
struct HelpText {
  /// The column in which the parser begins the description of an option.
  private static let column = 26

  private let columns: Int
  private var lines: [String] = []

  /// Translates a text and lays it out again.
  ///
  /// - Parameters:
  ///   - text: the text of the parser, written for lines of unlimited width.
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
      let text = said(String(rest[gap.lowerBound...]).trimmed)
      lines += ReadingLine(text, indent: Self.column, mark: label).folded(to: columns)
    } else if line.hasPrefix("USAGE: ") || line.hasPrefix("Usage: ") || line.hasPrefix("Help:  ") {
      lines.append(said(line))
    } else {
      lines += wrapped(said(String(rest)), indentation: indentation)
    }
  }

  private func said(_ text: String) -> String {
    ArgumentParserText.japanese(text)
  }

  /// Breaks a text into lines no wider than the terminal, each after spaces.
  private func wrapped(_ text: String, indentation: Int) -> [String] {
    ReadingLine(text, indent: indentation).folded(to: columns)
  }
}
