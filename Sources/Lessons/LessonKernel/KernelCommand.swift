/// A command of the kernel, which a cell consists of.
enum KernelCommand: String, CaseIterable {
  /// Shows the experiments and kinds of cells, or the parameters of an experiment, in the pager.
  case help
  /// Clears the outputs of the cell.
  case clear
  /// Shows the notebook as the document that the kernel computes.
  case document

  /// Reads a command, `%help integer.table`; nil for anything else.
  static func read(_ code: String) -> (command: KernelCommand, argument: String)? {
    let words = code.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, first.hasPrefix("%"), words.count <= 2, !first.hasPrefix("%%"),
      let command = KernelCommand(rawValue: String(first.dropFirst()))
    else { return nil }
    return (command, words.count > 1 ? String(words[1]) : "")
  }
}
