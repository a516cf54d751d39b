import LessonKit
import Results
import SourceText

/// The pictures of a report, with their files and the lines that show them.
struct ReportPictures {
  /// The files, in the order of the report.
  private(set) var files: [MarkdownReport.File] = []
  private var names: Set<String> = []

  /// Returns the lines that show a cell's picture; none if the picture was not stored.
  ///
  /// If it was compared with another picture, the lines show expected, found and difference side by side.
  mutating func lines(_ cell: CellRecord, in document: DocumentRecord) -> [String] {
    guard case .object(let result) = cell.result, let picture = SavedPicture(result) else { return [] }
    let stem = Self.stem(cell, document)
    let alt = picture.alt.asAlternativeText
    guard let comparison = cell.comparison else {
      return ["![\(alt)](\(add(stem, picture.format, picture.bytes)))"]
    }
    var columns: [(title: String, image: String)] = []
    if let expected = comparison.expected.flatMap({ SavedPicture.bytes($0, picture.format) }) {
      columns.append(("expected", "![expected](\(add(stem + "-expected", picture.format, expected)))"))
    }
    columns.append(("found", "![\(alt)](\(add(stem + "-found", picture.format, picture.bytes)))"))
    if let difference = comparison.difference.flatMap({ Base64.bytes(of: $0) }) {
      columns.append(("difference", "![difference](\(add(stem + "-difference", .png, difference)))"))
    }
    return [columns.map(\.title), columns.map { _ in "---" }, columns.map(\.image)].map { row in
      "| \(row.joined(separator: " | ")) |"
    }
  }

  /// Adds a file and returns its name, with a number if another file has that name.
  private mutating func add(_ stem: String, _ format: Picture.Format, _ bytes: [UInt8]) -> String {
    var name = "\(stem).\(format.rawValue)"
    var number = 1
    while !names.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem)-\(number).\(format.rawValue)"
    }
    files.append(MarkdownReport.File(name: name, bytes: bytes))
    return name
  }

  /// Returns the path of the document and the cell as the beginning of a file name.
  private static func stem(_ cell: CellRecord, _ document: DocumentRecord) -> String {
    let path = document.path.hasSuffix(".md") ? document.path.dropLast(3) : document.path[...]
    let words =
      path.split(separator: "/").filter { $0 != ".." && $0 != "." } + [(cell.name ?? "line-\(cell.line)")[...]]
    return String(words.joined(separator: "-").map { $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "-" })
  }
}
