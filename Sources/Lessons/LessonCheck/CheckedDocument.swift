import LessonKit
import LessonMarkdown
import SourceText

/// A document with its markup.
struct CheckedDocument: Sendable {
  let document: Document
  let markup: Markup

  var path: String { document.path }
  var file: SourceFile { document.file }
  var name: DocumentName { DocumentName(path: document.path) }
  /// The folder of the document, without a final slash; empty for the folder that paths are relative to.
  var folder: String { RelativePath.folder(of: path) }

  /// Whether a link can name an anchor.
  func hasAnchor(_ anchor: String) -> Bool {
    markup.namedElements.contains(anchor) || anchors.contains(anchor)
  }

  /// The anchors of the headings.
  var anchors: [String] { HeadingAnchors.of(markup.headings.filter { !$0.isHTML }.map(\.text)) }

  /// Returns the line and the byte, from 1, of a value in the front matter, or of its key if the value is not found.
  func place(ofKey key: String, value: String? = nil) -> (line: Int, byte: Int) {
    var place: (line: Int, byte: Int)?
    for number in 1..<max(2, document.firstTextLine) {
      let line = file.line(number)
      if line.starts(with: "\(key):".utf8) {
        place = (number, 1)
      } else if place != nil, let first = line.first, !" \t-#".utf8.contains(first) {
        break
      }
      guard place != nil, let value else { continue }
      let start = place?.line == number ? line.startIndex + key.utf8.count + 1 : line.startIndex
      if let found = line[start...].firstWord(Array(value.utf8)) { return (number, found - line.startIndex + 1) }
    }
    return place ?? (1, 1)
  }
}

/// A lesson or another document, in all its languages.
struct CheckedLesson: Sendable {
  let documents: [CheckedDocument]

  /// The `lesson.md` of the lesson, if it is checked.
  var original: CheckedDocument? { documents.first { $0.name.isLesson && !$0.name.isTranslation } }

  /// Returns `lesson.md`, even if only its translations are checked.
  func original(in tree: CheckedTree) -> CheckedDocument? {
    guard original == nil, let first = documents.first, first.name.isLesson else { return original }
    return tree.document(RelativePath.join(first.folder, "lesson.md"))
  }
}

/// A folder with lessons in its folders.
struct LessonsFolder {
  /// The path, without a final slash.
  let path: String
  /// The lessons of the folder that are checked.
  let lessons: [CheckedLesson]
}

extension ArraySlice<UInt8> {
  /// Returns the position of a word that is not part of a longer name; nil if there is none.
  fileprivate func firstWord(_ word: [UInt8]) -> Int? {
    var rest = self
    while let found = rest.firstRange(of: word) {
      let before = found.lowerBound > startIndex ? self[found.lowerBound - 1] : 0x20
      let after = found.upperBound < endIndex ? self[found.upperBound] : 0x20
      if !before.isPartOfName, !after.isPartOfName { return found.lowerBound }
      rest = rest[found.upperBound...]
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self == UInt8(ascii: "-") || self > 0x7F
  }
}
