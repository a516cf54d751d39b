import Results
import SourceText

/// A description of a difference in plain text, without the expected and found text.
package struct DifferenceText {
  private let difference: Difference
  private let path: String

  /// Creates the description of a difference.
  ///
  /// - Parameters:
  ///   - difference: the difference.
  ///   - path: the path of the document.
  package init(_ difference: Difference, of path: String) {
    (self.difference, self.path) = (difference, path)
  }

  /// The place of the expected text, in the document or in the file of a picture.
  package var place: Place {
    let file = difference.file.map { RelativePath.join(RelativePath.folder(of: path), $0) }
    return Place(file: file ?? path, line: difference.line, column: difference.character)
  }

  /// The part of the result, such as `row 3, column value`; nil if the line is enough.
  package var part: Message? {
    switch (difference.row, difference.column) {
    case (let row?, let column?): "row \(row), column \(column)"
    case (let row?, nil): "row \(row)"
    case (nil, let column?): "column \(column)"
    case (nil, nil): difference.part.map { "\($0)" }
    }
  }

  /// The difference in one sentence.
  package var message: Message {
    switch difference.announcedFault {
    case .compilerError: return "Expected a compiler error here, but the code compiles."
    case .runtimeError: return "Expected a runtime error here, but the code runs to its end."
    case .error: return "Expected an error here, but the code compiles and runs to its end."
    case nil: if difference.isOfCode { return "This code is missing `try` or `await`." }
    }
    return switch (difference.expected, difference.found) {
    case (nil, _): part.map { "\($0) is missing here." } ?? "Something is missing here."
    case (_, nil): part.map { "\($0) should not be here." } ?? "This should not be here."
    case (_, _): part.map { "\($0) differs." } ?? "This differs."
    }
  }
}
