import LessonPage
import Results
import SourceText

/// A table as HTML for notebooks: with headers for screen readers, and with nothing of it as markup but code.
///
/// Attributes have no quotation marks, because a notebook repeats each table in three formats.
struct TableHTML {
  private let text: TableText

  /// Creates the HTML of a table whose titles and values are the source text of Markdown.
  init(_ text: TableText) { self.text = text }

  /// The element.
  var html: String {
    let head = zip(text.header, text.alignments).map { title, side in
      "<th scope=col\(Self.style(side))>\(Self.inline(title))</th>"
    }
    let rows = text.rows.map { row in
      "<tr>" + zip(row, text.alignments).map { "<td\(Self.style($1))>\(Self.inline($0))</td>" }.joined() + "</tr>\n"
    }
    return """
      <table>
      <thead>
      <tr>\(head.joined())</tr>
      </thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      """
  }

  /// Returns the attribute for a side; each cell needs it, since Jupyter aligns all cells on the right.
  private static func style(_ side: Table.Column.Alignment) -> String { " style=text-align:\(side.rawValue)" }

  /// Returns the source text of a value as HTML: code spans as elements, the rest as text without its backslashes.
  static func inline(_ source: String) -> String {
    let scalars = Array(source.unicodeScalars)
    var (html, plain) = ("", String.UnicodeScalarView())
    func flush() {
      html += String(plain).asHTML
      plain = String.UnicodeScalarView()
    }
    var index = 0
    while index < scalars.count {
      let ticks = scalars[index...].prefix { $0 == "`" }.count
      if ticks > 0, let end = endOfCode(scalars, from: index + ticks, ticks) {
        flush()
        html += "<code>\(code(scalars[(index + ticks)..<end]).asHTML)</code>"
        index = end + ticks
      } else if ticks > 0 {
        plain += scalars[index..<(index + ticks)]
        index += ticks
      } else if scalars[index] == "\\", index + 1 < scalars.count, scalars[index + 1].isMark {
        plain.append(scalars[index + 1])
        index += 2
      } else {
        plain.append(scalars[index])
        index += 1
      }
    }
    flush()
    return html
  }

  /// Returns where the run of backquotes starts that closes code; nil if there is none.
  private static func endOfCode(_ scalars: [Unicode.Scalar], from start: Int, _ ticks: Int) -> Int? {
    var index = start
    while let next = scalars[index...].firstIndex(of: "`") {
      let run = scalars[next...].prefix { $0 == "`" }.count
      if run == ticks { return next }
      index = next + run
    }
    return nil
  }

  /// Returns code without the spaces that separate it from its backquotes.
  private static func code(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let isPadded = scalars.count > 1 && scalars.first == " " && scalars.last == " " && scalars.contains { $0 != " " }
    return String(String.UnicodeScalarView(isPadded ? scalars.dropFirst().dropLast() : scalars))
  }
}

extension Unicode.Scalar {
  /// Whether a backslash before the scalar is not a part of the text.
  fileprivate var isMark: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
