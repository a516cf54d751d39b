import LessonKit
import LessonMarkdown
import LessonPage
import SourceText

/// The parts of a document that learners open themselves, and those that they do not get.
struct NotebookFolds {
  /// The lines for teachers, and those that only readers of a page need.
  let omitted: Set<Int>
  /// The headings of answers to exercises, which are collapsed, by line.
  let answers: [Int: String]
  /// The first lines below answers to exercises.
  let endsOfAnswers: Set<Int>
  private let hidden: [ClosedRange<Int>]

  /// Finds the parts of a document.
  init(_ document: Document, _ markup: Markup) {
    let outline = LessonOutline(document, markup)
    let count = document.file.lines.count
    let all = document.firstTextLine...max(document.firstTextLine, count)
    var omitted = Set(all.filter(outline.isForTeachers))
    for line in document.pageLines { omitted.formUnion(Self.block(from: line, in: document.file)) }
    self.omitted = omitted
    let headings = markup.headings.filter { !$0.isHTML }
    var (answers, ends, hidden) = ([Int: String](), Set<Int>(), Self.details(document))
    for lines in outline.answers(among: headings) where !omitted.contains(lines.lowerBound) {
      let last = min(lines.upperBound, count)
      let end = Self.start(ofLinkAtEnd: lines.lowerBound...last, markup, document.file) ?? last + 1
      answers[lines.lowerBound] = headings.first { $0.position.line == lines.lowerBound }?.text
      ends.insert(end)
      if end > lines.lowerBound + 1 { hidden.append((lines.lowerBound + 1)...(end - 1)) }
    }
    (self.answers, endsOfAnswers, self.hidden) = (answers, ends, hidden)
  }

  /// Whether a line is in a collapsed part.
  func isHidden(_ line: Int) -> Bool { hidden.contains { $0.contains(line) } }

  /// Returns the lines of the `<details>` elements of a document, outside of code.
  private static func details(_ document: Document) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    var starts: [Int] = []
    var number = document.firstTextLine
    while number <= document.file.lines.count {
      let text = String(decoding: document.file.line(number), as: UTF8.self)
      if let fence = MarkdownLine.Fence(text) {
        number = max(number, fence.end(in: document.file, from: number)) + 1
        continue
      }
      let line = text.lowercased()
      for _ in line.ranges(of: "<details") { starts.append(number) }
      for _ in line.ranges(of: "</details") {
        guard let start = starts.popLast() else { continue }
        if starts.isEmpty { ranges.append(start...number) }
      }
      number += 1
    }
    return ranges
  }

  /// Returns the lines of a paragraph or a list that starts on a line.
  private static func block(from first: Int, in file: SourceFile) -> ClosedRange<Int> {
    func isBlank(_ line: Int) -> Bool { file.line(line).allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    let isItem = { (line: Int) in
      String(decoding: file.line(line), as: UTF8.self).firstMatch(of: /^(?:[-*+]|[0-9]+[.)]|\s+)\s/) != nil
    }
    var last = first
    while last < file.lines.count {
      let next = last + 1
      if !isBlank(next) {
        last = next
      } else if isItem(first), let following = (next...file.lines.count).first(where: { !isBlank($0) }),
        isItem(following)
      {
        last = following
      } else {
        break
      }
    }
    return first...last
  }

  /// Returns the first line of the paragraph at the end of a section, if it links to another lesson; nil if it does not.
  private static func start(
    ofLinkAtEnd lines: ClosedRange<Int>, _ markup: Markup, _ file: SourceFile
  ) -> Int? {
    guard let paragraph = markup.paragraphs.last(where: { lines.contains($0.lines.lowerBound) }),
      file.line(paragraph.lines.lowerBound).first?.isBlankOrMark == false,
      markup.links.contains(where: { link in
        paragraph.lines.contains(link.position.line)
          && link.destination.split(separator: "#").first?.hasSuffix(".md") == true
      })
    else { return nil }
    return paragraph.lines.lowerBound
  }
}

extension UInt8 {
  /// Whether the byte at the start of a line is a space, or belongs to the mark of a list.
  fileprivate var isBlankOrMark: Bool {
    self == 0x20 || self == 0x09 || self == UInt8(ascii: "-") || (0x30...0x39).contains(self)
  }
}
