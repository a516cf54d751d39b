import LessonMarkdown
import SourceText

extension Document {
  /// Returns the document with another value for a parameter of one of its cells.
  ///
  /// - Parameters:
  ///   - key: the parameter; it is added if the cell does not have it.
  ///   - value: the value as YAML, on one line.
  ///   - index: the position of the cell.
  /// - Returns: the document's new bytes.
  /// - Throws: a `Finding` if the cell has no parameters, or writes this one on several lines.
  public func changing(_ key: String, to value: String, inCell index: Int) throws(Finding) -> [UInt8] {
    let cell = cells[index]
    guard case .experiment = cell.action else {
      throw Finding(file.place(line: cell.lines.lowerBound), "This cell has no parameters.")
    }
    let line = cell.prefix.line("\(key): \(value)")
    for number in cell.lines.dropFirst().dropLast() {
      guard let content = cell.prefix.content(of: file.line(number)), content.starts(with: Array("\(key):".utf8)) else {
        continue
      }
      let next = cell.prefix.content(of: file.line(number + 1)) ?? []
      let isLast = number + 1 == cell.lines.upperBound
      let indentation = file.line(number).count - content.count
      guard isLast || file.line(number + 1).count - next.count <= indentation, !next.starts(with: Array("- ".utf8))
      else {
        throw Finding(
          file.place(line: number), "The parameter `\(key)` is written on several lines.",
          help: "Change it in the document.")
      }
      let range = file.lines[number - 1]
      return Array(file.bytes[..<range.lowerBound]) + line + file.bytes[range.upperBound...]
    }
    let end = file.lines[cell.lines.upperBound - 1].lowerBound
    return Array(file.bytes[..<end]) + line + Array(file.ending(ofLine: cell.lines.lowerBound)) + file.bytes[end...]
  }
}
