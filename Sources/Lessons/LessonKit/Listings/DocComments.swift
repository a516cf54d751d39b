import SourceText
import SwiftSource

/// The documentation comments of a Swift file as Markdown, with a line for each line of the file.
///
/// A line of code becomes an empty line. If documentation has Swift in an indented block, or in a fence without a
/// language, the lines around it open and close a fence `swift`. Text that only looks like documentation is ignored: in
/// a string, in another comment, or after code.
public struct DocComments: Sendable {
  /// The bytes of the file.
  public let original: [UInt8]
  /// The Markdown.
  public let markdown: [UInt8]
  /// The lines, from 1, of each comment.
  let comments: [ClosedRange<Int>]
  /// The fences and HTML that comments open and never close, from top to bottom.
  let unclosed: [DocFences.Unclosed]
  private let lines: [DocLine]

  /// Reads the comments of a file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8]) {
    original = bytes
    var reader = DocCommentReader(SourceFile(path: "", bytes: bytes))
    for comment in reader.comments { DocDirectives.remove(from: &reader.lines, comment, of: bytes) }
    unclosed = reader.comments.compactMap { DocFences.write(&reader.lines, $0, of: bytes) }
    lines = reader.lines
    comments = reader.comments.map { ($0.lowerBound + 1)...$0.upperBound }
    markdown = lines.flatMap { $0.text(of: bytes) + [0x0A] }
  }

  /// Returns the position, from 1, of the comment that holds a line or is next below it; 0 below the last.
  ///
  /// - Complexity: O(log *n*) for *n* comments.
  func comment(ofLine line: Int) -> Int {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < comments.count ? low + 1 : 0
  }

  /// Whether the fence of a listing, or the indented block, on a line from 1 names no language.
  public func namesNoLanguage(atLine line: Int) -> Bool {
    lines.indices.contains(line - 1) && lines[line - 1].fence != nil
  }

  /// Returns the types and extensions of the file around a line, from 1, of a comment; the type that it documents comes
  /// first.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public func typeNames(aroundLine line: Int) -> [String] {
    SwiftOutline(bytes: original).typeNames(aroundLine: line - 1)
  }

  /// The modules that the file imports, also under conditions, but for those of tests.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public var imports: [String] {
    SwiftOutline(bytes: original).imports(underConditions: true).filter { $0 != "XCTest" && $0 != "Testing" }
  }

  /// Returns the conditions of the file around a line, from 1.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public func conditions(aroundLine line: Int) -> [SwiftCondition] {
    SwiftOutline(bytes: original).conditionalLines.filter { $0.lines.contains(line - 1) }.map(\.condition)
  }

  /// Returns the bytes of the file with the lines that were changed in the Markdown.
  ///
  /// - Parameter changed: the Markdown, with as many lines as before.
  /// - Returns: the bytes; nil if lines were added or removed, if a line outside documentation changed, or if the
  ///   program would have other tokens, as after a `*/` that ends its comment.
  public func applying(_ changed: [UInt8]) -> [UInt8]? {
    if changed == markdown { return original }
    let new = SourceFile(path: "", bytes: changed)
    guard new.lines.count == lines.count else { return nil }
    var edits: [Edit] = []
    for (line, range) in zip(lines, new.lines) where !line.text(of: original).elementsEqual(changed[range]) {
      guard line.fence == nil, let text = line.range else { return nil }
      edits.append(Edit(range: text, replacement: Array(changed[range])))
    }
    let result = Edit.apply(edits, to: original)
    return SwiftOutline(bytes: original).hasSameTokens(as: SwiftOutline(bytes: result)) ? result : nil
  }
}

/// A line of a Swift file as a line of Markdown.
struct DocLine: Sendable {
  /// The bytes of the file that are documentation; nil for a line without any.
  var range: Range<Int>?
  /// The line that opens or closes a fence here; nil if the file's own bytes are the Markdown.
  var fence: [UInt8]?

  /// Returns the line of Markdown.
  ///
  /// - Parameter bytes: the bytes of the file.
  /// - Returns: the bytes of the line.
  func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    fence.map { $0[...] } ?? range.map { bytes[$0] } ?? []
  }
}

extension Document {
  /// Reads a document, or the documentation comments of a Swift file.
  ///
  /// - Parameters:
  ///   - path: the path, as the user named it.
  ///   - bytes: the bytes of the file.
  public init(path: String, bytes: [UInt8]) {
    guard path.hasSuffix(".swift"), !ProgramFile.isOne(path) else {
      self.init(SourceFile(path: path, bytes: bytes))
      return
    }
    let comments = DocComments(bytes)
    self.init(SourceFile(path: path, bytes: comments.markdown))
    self.comments = comments
    let own = comments.unclosed.map { unclosed -> Finding in
      let place = file.place(line: unclosed.line)
      return ["`", "~"].contains(unclosed.closing.first)
        ? .unclosedFence(place, closing: unclosed.closing) : .unclosedHTML(place, closing: unclosed.closing)
    }
    findings += own.filter { finding in !findings.contains { $0.place == finding.place } }
  }

  /// Returns the number of the chain of listings that contains a line; each documentation comment has its own.
  public func chain(ofLine line: Int) -> Int { comments?.comment(ofLine: line) ?? 0 }
}
