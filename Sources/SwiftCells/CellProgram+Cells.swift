extension CellProgram {
  /// The program of cells, from top to bottom.
  ///
  /// - Parameter isRun: whether it reports which cell it has reached, for which ``CellSupport`` must be compiled with it.
  init(_ cells: [SwiftCell], isRun: Bool) {
    self.init()
    for (offset, cell) in cells.enumerated() {
      if isRun { append(generated: "__lessonCell(\(offset + 1))") }
      append(cell: cell.source, label: cell.label)
    }
    if isRun { append(generated: "__lessonCell(0)") }
  }
}
