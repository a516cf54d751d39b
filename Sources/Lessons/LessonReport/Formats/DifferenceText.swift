import Results
import SourceText

/// What is said of a difference in plain text, beside what was expected and found.
package struct DifferenceText {
  private let difference: Difference
  private let path: String

  /// - Parameters:
  ///   - difference: the difference.
  ///   - path: the path of the document.
  package init(_ difference: Difference, of path: String) {
    (self.difference, self.path) = (difference, path)
  }

  /// Where the expectation stands, in the document or in the file of a picture.
  package var place: Place {
    let file = difference.file.map { RelativePath.join(RelativePath.folder(of: path), $0) }
    return Place(file: file ?? path, line: difference.line, column: difference.character)
  }

  /// `row 3, column value`; nil where the line says all.
  package var part: String? {
    let parts = [difference.row.map { "row \($0)" }, difference.column.map { "column \($0)" }, difference.part]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What is wrong, in one sentence.
  package var message: String {
    switch difference.announcedFault {
    case .compilerError: return "An error of the compiler is announced here, and the code compiles."
    case .runtimeError: return "A runtime error is announced here, and the code runs to its end."
    case .error: return "An error is announced here, and the code compiles and runs to its end."
    case nil: break
    }
    return switch (difference.expected, difference.found) {
    case (nil, _): "\(part ?? "Something") is missing here."
    case (_, nil): "\(part ?? "This") should not be here."
    case (_, _): "\(part ?? "This") differs."
    }
  }
}
