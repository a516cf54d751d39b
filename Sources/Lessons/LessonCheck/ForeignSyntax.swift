import LessonKit
import LessonMarkdown
import SourceText

/// The syntax of other Markdown dialects in a paragraph, which CommonMark reads as words.
///
/// Examples are boxes of Zenn and Qiita (`:::message`), roles and targets of MyST (`{ref}`, `(name)=`), attributes of
/// kramdown (`{: .class}`), and formulas (`$…$`). Definition lists, footnotes, tables without a rule, templates
/// (`{{ … }}`), paths, mentions, short codes and addresses without marks are included, too.
enum ForeignSyntax {
  /// Returns a line of text with all special syntax replaced by as many spaces, counted in bytes.
  static func masked(_ line: String) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    if start.hasPrefix("::") || start.firstMatch(of: /^\(.*\)=\s*$|^\[[^\]^][^\]]*\]:|^\*\[[^\]]*\]:|^%/) != nil {
      return String(repeating: " ", count: line.utf8.count)
    }
    return patterns.reduce(line) { line, pattern in
      line.replacing(pattern) { String(repeating: " ", count: $0.output.utf8.count) }
    }
  }

  /// The patterns of special syntax.
  ///
  /// Those of names limit the number of characters, so that one long word does not take time that grows with its
  /// square.
  private static var patterns: [Regex<Substring>] {
    [
      /\{[^{}]*\}/, /\$\$.*?\$\$/, /\$[^$]+\$/, /\\\(.*?\\\)/, /\\\[.*?\\\]/, /\[\[[^\]]*\]\]/, /\]\[[^\]]*\]/,
      /^\s*\[\^[^\]]*\]:/,
      // An address ends at a space or a character that it cannot have.
      /(?:[A-Za-z][A-Za-z0-9+.\-]*:\/\/|www\.|mailto:|\b[A-Za-z]:[\/\\])[^\s<>「」『』（）、。]*/,
      // A mail address, or a mention.
      /[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_.+%\-]{0,60}[@＠][\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_.\-]{1,60}/,
      // A short code.
      /:[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_+\-]{1,60}:/,
      // A path. Its folders and file can have any name if the file has an extension.
      #/
        (?:[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_.~\-]{0,60}|[\p{Katakana}\p{Han}\p{Hiragana}ーｰﾞﾟ]{1,60})
        (?:[\/\\][\p{Katakana}\p{Han}\p{Hiragana}ーｰﾞﾟA-Za-z0-9_.\-]{1,60}){0,20}
        [\/\\][\p{Katakana}\p{Han}\p{Hiragana}ーｰﾞﾟA-Za-z0-9_\-]{1,60}\.[A-Za-z][A-Za-z0-9]{0,60}
      /#,
      #/
        (?:[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_.~\-]{1,60}|(?:^|[\s(（"'])[.~]{0,2})
        (?:[\/\\]{1,2}[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_.\-]{1,60})+[\/\\]?
      /#,
      // A folder, or a file with any name.
      /[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_.~\-]{1,60}\/(?=[\s\p{Hiragana}、。）)]|$)/,
      /[\p{Katakana}\p{Han}\p{Hiragana}ーｰﾞﾟ]{1,60}\.[A-Za-z][A-Za-z0-9]{0,60}/,
      // Words with a full stop between them, unless the first is a number before a sentence.
      /(?![0-9]{1,60}\.[^0-9A-Za-z])[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_\-]{1,60}(?:\.[\p{Katakana}\p{Han}ーｰﾞﾟA-Za-z0-9_\-]{1,60})+/,
    ]
  }

  /// Returns the lines of formulas over several lines, between `$$`, `\[` or `\(` and their ends.
  static func formulas(_ prose: Prose, _ file: SourceFile) -> Set<Int> {
    var found: Set<Int> = []
    let lines = Set(prose.texts.map(\.line)).sorted()
    for (opening, closing) in [("$$", "$$"), ("\\[", "\\]"), ("\\(", "\\)")] {
      var open: Int?
      for line in lines {
        var rest = String(decoding: file.line(line), as: UTF8.self)[...]
        while let mark = rest.firstRange(of: open == nil ? opening : closing) {
          if let first = open, first < line { found.formUnion(first...line) }
          open = open == nil ? line : nil
          rest = rest[mark.upperBound...]
        }
      }
    }
    return found
  }

  /// Whether a paragraph has only sentences, so that its lines can be joined.
  ///
  /// Another tool may read a line differently if it begins with a mark or is indented further than the others.
  static func isPlain(_ lines: ClosedRange<Int>, _ file: SourceFile) -> Bool {
    let first = indentation(file.line(lines.lowerBound))
    if definesTerm(file, above: lines.upperBound + 1) { return false }
    return lines.allSatisfy { number in
      let line = file.line(number)
      let text = String(decoding: line.drop(while: \.isBlank), as: UTF8.self)
      guard number == lines.lowerBound || indentation(line) < first + 4, !text.contains("|"), !text.contains("$") else {
        return false
      }
      return number == lines.lowerBound && text.firstMatch(of: /^(?:[\-+*]|[0-9]+[.)])\s/) != nil
        ? beginsPlainly(text.drop { "-+*.) \t0123456789".contains($0) }) : beginsPlainly(text[...])
    }
  }

  private static func beginsPlainly(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    let isMark = first.isASCII && !first.properties.isAlphabetic && !("0"..."9").contains(first)
    if isMark, !"*_`[(\"'".unicodeScalars.contains(first) { return false }
    return text.firstMatch(of: /^\*?\[[^\]]*\]:|^\(.*\)=\s*$/) == nil
  }

  private static func indentation(_ line: ArraySlice<UInt8>) -> Int {
    line.prefix(while: \.isBlank).reduce(0) { $1 == 0x09 ? $0 / 4 * 4 + 4 : $0 + 1 }
  }

  /// Whether a paragraph is the term above a definition, which may follow after a blank line.
  private static func definesTerm(_ file: SourceFile, above number: Int) -> Bool {
    var number = number
    while number <= file.lines.count, file.line(number).allSatisfy(\.isBlank) { number += 1 }
    let text = file.line(number).drop(while: \.isBlank)
    return [":", "~"].contains { text.starts(with: $0.utf8) && text.dropFirst().first?.isBlank == true }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is part of Japanese text, which has no spaces next to it: a letter, or a Japanese mark.
  var isJapanese: Bool {
    switch value {
    case 0x3001...0x3003, 0x3005...0x3011, 0x3014...0x301F, 0x3031...0x3035, 0x303B...0x303C, 0x3041...0x30FA,
      0x30FC...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0xFF61...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
