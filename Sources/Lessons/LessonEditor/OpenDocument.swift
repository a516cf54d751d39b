import LanguageServing
import LessonKit
import SourceText

/// A document that an editor has opened.
struct OpenDocument: Sendable {
  let uri: String
  let path: String
  var version: Int?
  private(set) var text: EditedText
  private(set) var document: Document
  /// The number of the opening in the upper half, and of its changes; a result for another number is outdated.
  private(set) var changes: Int

  /// Creates a document; with the number of its opening, no text of an earlier one is taken for this one.
  init(
    uri: String, path: String, version: Int?, _ text: String, encoding: PositionEncoding, opening: Int = 0
  ) {
    (self.uri, self.path, self.version) = (uri, path, version)
    changes = opening << 32
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    self.text = EditedText(file, encoding: encoding)
    document = Document(path: path, bytes: file.bytes)
  }

  var file: SourceFile { text.file }

  /// Whether the document is the documentation in a Swift file.
  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Whether the document is the documentation of a Swift package, and has listings.
  var isOfPackage: Bool {
    guard document.hasListings, !document.cells.isEmpty else { return false }
    var folder = RelativePath.folder(of: path)
    while folder.count > 1 {
      if PathKind.exists(RelativePath.join(folder, "Package.swift")) { return true }
      folder = RelativePath.folder(of: folder)
    }
    return false
  }

  /// Whether the document has something for this program: it is a lesson, or has a cell that calls an experiment or
  /// runs commands.
  ///
  /// Other Markdown belongs to other tools.
  var isOurs: Bool {
    if isSwift { return isOfPackage }
    if DocumentName(path: path).isLesson || !document.hasListings && !document.cells.isEmpty { return true }
    return document.frontMatter != nil
      || document.cells.contains { cell in
        switch cell.action {
        case .experiment, .console: true
        case .swift, .listing: false
        }
      }
  }

  mutating func take(_ edits: [ChangeParameters.Change], version: Int?) {
    for edit in edits { text.replace(edit.range, with: edit.text) }
    document = Document(path: path, bytes: text.file.bytes)
    self.version = version
    changes += 1
  }

  /// Returns the cell on a line, counted from 0.
  func cell(at line: Int) -> Cell? { document.cells.first { $0.lines.contains(line + 1) } }

  /// Returns the range of a text at a line and a character, both counted from 1; without a text, of the word there.
  func range(line: Int, column: Int, text: String? = nil) -> TextRange {
    self.text.range(line: line, column: column, text: text)
  }

  /// Returns the range of some bytes.
  func range(_ bytes: Range<Int>) -> TextRange { text.range(bytes) }

  /// Returns the range of whole lines, counted from 1, without the last line end.
  func range(lines: ClosedRange<Int>) -> TextRange {
    guard file.lines.indices.contains(lines.lowerBound - 1) else { return range(0..<0) }
    let last = min(lines.upperBound, file.lines.count)
    return range(file.lines[lines.lowerBound - 1].lowerBound..<file.lines[last - 1].upperBound)
  }

  /// Returns the smallest edit that turns the text into another one, by whole characters.
  func edit(to new: [UInt8]) -> TextEdit? {
    let old = file.bytes
    guard new != old else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, start < old.count && old[start].continuesScalar || start < new.count && new[start].continuesScalar
    {
      start -= 1
    }
    var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while end > 0, old[old.count - end].continuesScalar { end -= 1 }
    // A position in the middle of CRLF does not exist.
    if start > 0, old[start - 1] == 0x0D { start -= 1 }
    if end > 0, old[old.count - end] == 0x0A { end -= 1 }
    let range = start..<max(start, old.count - end)
    return TextEdit(self.range(range), String(decoding: new[start..<max(start, new.count - end)], as: UTF8.self))
  }

  /// Returns the path of a file's address; nil for any other address.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    let path = rest.hasPrefix("localhost/") ? rest.dropFirst("localhost".count) : rest
    guard path.hasPrefix("/"), let decoded = String(path).removingPercent, !decoded.contains("\0") else {
      return nil
    }
    return decoded
  }

  /// Returns the address of a file.
  static func uri(of path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.reduce(into: "file://") { uri, byte in
      if plain.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
  }
}

extension String {
  /// The text with its percent signs decoded; nil for text that is not UTF-8 then.
  var removingPercent: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte continues a scalar in UTF-8.
  fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
