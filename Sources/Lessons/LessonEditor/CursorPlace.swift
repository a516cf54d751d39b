import LessonKit
import SourceText

/// The part of a document at the cursor, found even while a fence is not closed yet.
struct CursorPlace {
  /// The kinds of places.
  enum Kind: Equatable {
    /// The line of a fence, after its ticks.
    case fence
    /// A line in a fence.
    case body
    /// A line of the front matter.
    case frontMatter
    /// Any other line.
    case text
  }

  /// The kind of the place.
  private(set) var kind = Kind.text
  /// The word of the fence, such as `experiment`.
  private(set) var fence = ""
  /// The words after it, as typed.
  private(set) var words: [String] = []
  /// The keys at the start of lines: those of the fence's body, or of the front matter.
  private(set) var keys: [String] = []
  /// The key that a list below it belongs to.
  private(set) var openKey: String?
  /// The line of the fence, counted from 0.
  private(set) var fenceLine = 0
  /// The text of the line before the cursor, without the marks of quotes and spaces at its start.
  let before: String
  /// The line, counted from 0.
  let line: Int

  /// The experiment that the fence names.
  var experiment: String? { fence == "experiment" ? words.first : nil }

  /// Finds the place of a byte on a line, counted from 0.
  init(_ file: SourceFile, line: Int, offset: Int) {
    let start = file.lines.indices.contains(line) ? file.lines[line].lowerBound : file.bytes.count
    self.line = line
    before = Self.content(String(decoding: file.bytes[start..<max(start, offset)], as: UTF8.self))
    var ticks: String?
    var isFrontMatter = false
    for (index, range) in file.lines.enumerated() where index <= line || kind == .body || isFrontMatter {
      let text = Self.content(String(decoding: file.bytes[range], as: UTF8.self))
      if index == 0, text == "---", line > 0 {
        isFrontMatter = true
      } else if isFrontMatter {
        if text == "---" {
          isFrontMatter = false
          if index > line { break }
          (keys, openKey) = ([], nil)
        } else {
          take(text, isCursor: index == line, isBefore: index < line)
        }
      } else if let open = ticks {
        if text.hasPrefix(open), text.allSatisfy({ $0 == open.first }) {
          if index > line { break }
          ticks = nil
          (kind, fence, words, keys) = (.text, "", [], [])
        } else {
          if index == line { kind = .body }
          take(text, isCursor: index == line, isBefore: index < line)
        }
      } else if let mark = Self.ticks(text) {
        guard index <= line else { break }
        ticks = mark
        let info = text.dropFirst(mark.count).split(whereSeparator: \.isWhitespace).map(String.init)
        (fence, words, fenceLine) = (info.first ?? "", Array(info.dropFirst()), index)
        (keys, openKey) = ([], nil)
        kind = index == line ? .fence : .body
      }
      if index == line, isFrontMatter { kind = .frontMatter }
      if index == line, kind == .fence || kind == .text { break }
    }
    if line >= file.lines.count, ticks != nil { kind = .body }
  }

  private mutating func take(_ text: String, isCursor: Bool, isBefore: Bool) {
    guard !isCursor, let colon = text.firstIndex(of: ":"), text[..<colon].isKey else { return }
    keys.append(String(text[..<colon]))
    if isBefore { openKey = keys.last }
  }

  /// Returns the ticks or tildes that open a fence; nil for any other line.
  static func ticks(_ text: String) -> String? {
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    let mark = text.prefix { $0 == first }
    return mark.count < 3 || first == "`" && text.dropFirst(mark.count).contains("`") ? nil : String(mark)
  }

  /// Returns a line without the marks of quotes and spaces at its start.
  static func content(_ line: String) -> String {
    String(line.drop { $0 == " " || $0 == ">" || $0 == "\t" })
  }
}

extension StringProtocol {
  /// Whether the text can be a key.
  var isKey: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }

  /// The characters of a name at the end of the text.
  var nameAtEnd: String {
    String(reversed().prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }.reversed())
  }
}
