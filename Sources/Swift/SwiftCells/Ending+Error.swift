import Results
import Sandbox
import SourceText
import TimeLimits

extension Ending {
  /// Whether running the program again gives the same ending, however busy the machine is.
  package var isStable: Bool {
    switch self {
    case .finished, .exited, .trapped: true
    case .timedOut, .outputLimit, .filesLimit, .memoryLimit, .signal, .unseen, .forged: false
    }
  }

  /// What is wrong with a cell in which the program ended like this.
  var problem: SwiftCellError {
    switch self {
    case .finished: SwiftCellError("The program ended.")
    case .exited(let status):
      SwiftCellError(
        "The cell ended the program, with exit status \(status).",
        help: "A cell runs to its last line: remove the call that ends the program.", kind: .trap)
    case .trapped(let trap):
      SwiftCellError(
        line: trap.cell == nil ? trap.line : nil, "The cell traps: \(trap.cell == nil ? trap.message : "\(trap)").",
        help: "If that is what the lesson shows, write `trap` behind `swift`.", kind: .trap)
    case .timedOut(let limit):
      SwiftCellError(
        "The cell did not end within \(limit.timeLimitText).",
        help: "Write `timeout=…` behind `swift` if it needs longer, such as `timeout=1m`.", kind: .timeLimit)
    case .outputLimit(let bytes):
      SwiftCellError(
        "The cell wrote more than \(bytes >> 20) MiB.", help: "Print what a reader can take in.", kind: .trap)
    case .filesLimit(let files, let bytes):
      SwiftCellError(
        "The cell wrote more than \(files) files, or more than \(bytes >> 20) MiB into them.",
        help: "Write fewer and smaller files.", kind: .trap)
    case .memoryLimit(let bytes):
      SwiftCellError(
        "The cell needed more than \(bytes >> 20) MiB of memory.", help: "Let it do with less.", kind: .trap)
    case .signal(_, let name):
      SwiftCellError("The cell was ended by the signal \(name).", help: "Let it run to its last line.", kind: .trap)
    case .unseen(let name):
      SwiftCellError(
        "The cell was ended by the signal \(name), and this system does not let `lesson` see why.",
        help: "Traps are compared where one process can trace another, as on Linux: run the lesson there.")
    case .forged:
      SwiftCellError(
        "The cell wrote into the record of which cell is running.", help: "Write to files of its own alone.")
    }
  }
}
