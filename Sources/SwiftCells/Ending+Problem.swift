import Results

extension Ending {
  /// Whether running the program again gives the same ending, however busy the machine is.
  var isStable: Bool {
    switch self {
    case .finished, .exited, .trapped: true
    case .timedOut, .outputLimit, .memoryLimit, .signal, .forged: false
    }
  }

  /// What is wrong with a cell in which the program ended like this.
  var problem: SwiftCellProblem {
    switch self {
    case .finished: SwiftCellProblem("The program ended.")
    case .exited(let status):
      SwiftCellProblem(
        "The cell ended the program, with exit status \(status).",
        help: "A cell runs to its last line: remove the call that ends the program.")
    case .trapped(let trap):
      SwiftCellProblem(
        line: trap.cell == nil ? trap.line : nil, "The cell traps: \(trap.cell == nil ? trap.message : "\(trap)").",
        help: "If that is what the lesson shows, write `trap` behind `swift`.")
    case .timedOut(let limit):
      SwiftCellProblem(
        "The cell did not end within \(limit).",
        help: "Write `timeout=…` behind `swift` if it needs longer, such as `timeout=1m`.")
    case .outputLimit(let bytes):
      SwiftCellProblem(
        "The cell wrote more than \(bytes >> 20) MiB.", help: "Print what a reader can take in.")
    case .memoryLimit(let bytes):
      SwiftCellProblem(
        "The cell needed more than \(bytes >> 20) MiB of memory.", help: "Let it do with less.")
    case .signal(_, let name):
      SwiftCellProblem("The cell was ended by the signal \(name).", help: "Let it run to its last line.")
    case .forged:
      SwiftCellProblem(
        "The cell wrote into the record of which cell is running.", help: "Write to files of its own alone.")
    }
  }
}
