extension CellProgram {
  /// Creates the program of cells, from top to bottom.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - imports: the modules that all cells import.
  ///   - isRun: whether the program reports which cell it has reached; then ``CellSupport`` must be compiled with it.
  init(_ cells: [SwiftCell], imports: [String] = [], isRun: Bool) {
    self.init()
    for name in imports { append(generated: "import \(name)") }
    if cells.contains(where: { $0.source.contains(ValueSupport.function) }) { append(generated: ValueSupport.source) }
    let tasks = isRun ? WaitedTasks(cells) : nil
    if let tasks { append(generated: tasks.support) }
    var hasInput = false
    for (offset, cell) in cells.enumerated() {
      if isRun { append(generated: "__lessonCell(\(offset + 1))") }
      if isRun, cell.input != nil || hasInput {
        let text = (cell.input ?? []).map { $0 + "\n" }.joined()
        append(generated: "__lessonInput(\(text.debugDescription))")
        hasInput = cell.input != nil
      }
      if let source = tasks?.source(of: cell) {
        append(cell: source, label: cell.label)
        append(generated: tasks?.wait(for: cell) ?? "")
      } else {
        append(cell: cell.source, label: cell.label)
      }
    }
    if isRun { append(generated: "__lessonCell(0)") }
  }
}
