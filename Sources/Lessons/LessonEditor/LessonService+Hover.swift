import ExperimentKit
import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Returns what is known about the text at a position.
  func hover(_ open: OpenDocument, _ position: Position) -> Hover? {
    if open.isSwift { return nil }
    let offset = open.text.offset(position)
    let place = CursorPlace(open.file, line: position.line, offset: offset)
    switch place.kind {
    case .fence:
      if let hover = columnHover(open, position.line, offset) ?? parameterHover(open, place, offset) { return hover }
      guard let entry = place.experiment.flatMap({ catalogue[$0] }),
        let range = open.range(of: entry.name, onLine: position.line), range.contains(offset)
      else { return nil }
      return Hover(text(entry), open.range(range))
    case .body:
      let line = String(decoding: open.file.line(position.line + 1), as: UTF8.self)
      guard let entry = place.experiment.flatMap({ catalogue[$0] }),
        let parameter = entry.parameters.first(where: { line.trimmed.hasPrefix("\($0.name):") }),
        let range = open.range(of: parameter.name, onLine: position.line), range.contains(offset)
      else { return nil }
      return Hover(text(parameter), open.range(range))
    case .frontMatter: return nil
    case .text:
      if let hover = columnHover(open, position.line, offset) ?? parameterHover(open, place, offset) { return hover }
      guard open.isOurs, let (term, range) = term(open, position.line, offset) else { return nil }
      let language = open.document.language
      return Hover("**\(term.name[language])**: \(term.definition[language])", open.range(range))
    }
  }

  private func text(_ parameter: any ParameterDeclaration) -> String {
    "`\(parameter.name)`: \(Self.help(parameter)[language])\n\n\(Self.fallback(parameter)[language])"
  }

  private func columnHover(_ open: OpenDocument, _ line: Int, _ offset: Int) -> Hover? {
    column(open, line, offset).map { column, range in
      Hover("`\(column.id)`: \(column.title[language])", open.range(range))
    }
  }

  /// Explains a parameter that a slip changes or that `vary` names.
  private func parameterHover(_ open: OpenDocument, _ place: CursorPlace, _ offset: Int) -> Hover? {
    let cell = open.document.cells.last { $0.lines.lowerBound <= place.line + 1 }
    let marks = place.kind == .fence ? ["vary="] : ["<!-- if:"]
    guard marks.contains(where: place.before.contains), let entry = cell?.experiment.flatMap({ catalogue[$0] }) else {
      return nil
    }
    for parameter in entry.parameters {
      let range = open.ranges(of: parameter.name, onLine: place.line).first {
        ($0.contains(offset) || $0.upperBound == offset) && open.isWord($0)
      }
      if let range { return Hover(text(parameter), open.range(range)) }
    }
    return nil
  }

  private func text(_ entry: CatalogueEntry) -> String {
    let parameters = entry.parameters.map { parameter in
      "- `\(parameter.name)`: \(Self.help(parameter)[language]) (\(Self.fallback(parameter)[language]))"
    }
    return "**\(entry.name)**: \(entry.summary[language])\n\n\(parameters.joined(separator: "\n"))"
  }

  /// Returns the longest term at a byte of a line, and its bytes.
  func term(_ open: OpenDocument, _ line: Int, _ offset: Int) -> (LessonWords.Term, Range<Int>)? {
    let language = open.document.language
    let found = LessonWords.terms(near: open.path).compactMap { term in
      open.ranges(of: term.name[language], onLine: line).first {
        $0.contains(offset) && (language != .english || open.isWord($0))
      }.map { (term, $0) }
    }
    return found.max { $0.1.count < $1.1.count }
  }
}

extension OpenDocument {
  /// Returns the bytes of a text on a line, counted from 0.
  func ranges(of text: String, onLine line: Int) -> [Range<Int>] {
    guard !text.isEmpty, file.lines.indices.contains(line) else { return [] }
    let (bytes, word) = (file.line(line + 1), Array(text.utf8))
    let lower = bytes.map(\.lowercased)
    let lowerWord = word.map(\.lowercased)
    guard lower.count >= word.count else { return [] }
    return (0...(lower.count - word.count)).filter { lower[$0..<($0 + word.count)].elementsEqual(lowerWord) }.map {
      bytes.startIndex + $0..<bytes.startIndex + $0 + word.count
    }
  }

  /// Returns the bytes of the only or first place of a text on a line, counted from 0.
  func range(of text: String, onLine line: Int) -> Range<Int>? { ranges(of: text, onLine: line).first }

  /// Whether no letter, digit or underscore is next to some bytes.
  func isWord(_ range: Range<Int>) -> Bool {
    let isPart = { (byte: UInt8?) in byte.map { $0.isLetterOrDigit } ?? false }
    let before = range.lowerBound > 0 ? file.bytes[range.lowerBound - 1] : nil
    return !isPart(before) && !isPart(range.upperBound < file.bytes.count ? file.bytes[range.upperBound] : nil)
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  fileprivate var isLetterOrDigit: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) }
}
