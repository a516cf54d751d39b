import LessonKit
import SourceText

extension Document {
  /// Whether the text has the characters of links or images, so that its markup may contain some.
  ///
  /// Most documents of experiments have none, and their markup takes longer to read than their cells.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  var mayHoldLinks: Bool {
    file.bytes.withUnsafeBufferPointer { text in
      // `[text](target)`, a definition `[name]: target`, and the elements `a` and `img`.
      text.follows("]", "(:") || text.follows("<", "aAiI")
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of several bytes follows a byte anywhere.
  fileprivate func follows(_ first: Unicode.Scalar, _ second: String) -> Bool {
    var index = offset(of: UInt8(ascii: first), in: 0..<count)
    while index + 1 < count {
      if second.utf8.contains(self[index + 1]) { return true }
      index = offset(of: UInt8(ascii: first), in: index + 1..<count)
    }
    return false
  }
}
