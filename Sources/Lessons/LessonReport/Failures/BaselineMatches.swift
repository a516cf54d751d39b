/// The entries of a baseline that match the faults of a document's cells.
///
/// The lines of an unchanged cell identify it. For a changed cell, an entry matches the cell with most of its lines, if
/// that is at least half of them.
struct BaselineMatches {
  /// The entries of cells with the same lines, by their positions in the baseline.
  private var groups: [[(position: Int, entry: BaselineEntry)]] = []
  /// The group of each cell, with the new positions of the lines that it still has.
  private var groupOfCell: [Int: (group: Int, positions: [Int: Int])] = [:]

  /// Finds the cells of entries.
  ///
  /// - Parameters:
  ///   - entries: the entries of the document, with their positions in the baseline.
  ///   - cells: the lines of its cells.
  init(_ entries: [(Int, BaselineEntry)], _ cells: [ListingLines]) {
    var groupOfLines: [ListingLines: Int] = [:]
    for (position, entry) in entries {
      let group = groupOfLines[entry.lines] ?? groups.count
      if group == groups.count {
        groups.append([])
        groupOfLines[entry.lines] = group
      }
      groups[group].append((position, entry))
    }
    var found: Set<Int> = []
    for (index, cell) in cells.enumerated() {
      guard let group = groupOfLines[cell] else { continue }
      groupOfCell[index] = (group, cell.positions(in: cell))
      found.insert(group)
    }
    var candidates: [(common: Int, extra: Int, group: Int, cell: Int)] = []
    for group in groups.indices where !found.contains(group) {
      let lines = groups[group][0].entry.lines
      for (index, cell) in cells.enumerated() where groupOfCell[index] == nil {
        guard let common = lines.common(with: cell) else { continue }
        candidates.append((common, cell.lines.count - common, group, index))
      }
    }
    candidates.sort { ($1.common, $0.extra, $0.group, $0.cell) < ($0.common, $1.extra, $1.group, $1.cell) }
    for candidate in candidates where !found.contains(candidate.group) && groupOfCell[candidate.cell] == nil {
      found.insert(candidate.group)
      let lines = groups[candidate.group][0].entry.lines
      groupOfCell[candidate.cell] = (candidate.group, lines.positions(in: cells[candidate.cell]))
    }
  }

  /// Takes the entry for a fault, which matches no other fault afterward.
  ///
  /// - Returns: its position in the baseline; nil if the fault is not known.
  mutating func take(_ fault: Fault, ofCell cell: Int) -> Int? {
    guard let (group, positions) = groupOfCell[cell] else { return nil }
    let known = groups[group].firstIndex { _, entry in
      positions[entry.fault.line - 1] == fault.line - 1 && entry.fault.isSame(as: fault)
    }
    return known.map { groups[group].remove(at: $0).position }
  }
}
