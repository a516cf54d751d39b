extension CellProgram {
  /// The program of cells, from top to bottom.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - imports: the modules that all cells import.
  ///   - isRun: whether it reports which cell it has reached, for which ``CellSupport`` must be compiled with it.
  init(_ cells: [SwiftCell], imports: [String] = [], isRun: Bool) {
    self.init()
    for name in imports { append(generated: "import \(name)") }
    for (offset, cell) in cells.enumerated() {
      if isRun { append(generated: "__lessonCell(\(offset + 1))") }
      append(cell: cell.source, label: cell.label)
    }
    if isRun { append(generated: "__lessonCell(0)") }
  }
}
