import Results
import Sandbox
import SwiftSource

extension ProgramRun {
  /// Returns the lines that a cell wrote to standard error; nil if it wrote none.
  ///
  /// The message with which the runtime ends a program is part of its trap, not of these lines.
  func standardError(ofCellAt index: Int) -> [String]? {
    guard errors.indices.contains(index), !errors[index].isEmpty else { return nil }
    var text = String(decoding: errors[index], as: UTF8.self).withoutScopeMarks
    if ending != .finished, index + 1 == reached { text = text.withoutTrapMessage }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines.isEmpty ? nil : lines
  }
}
