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

  /// The error of a cell in which the program ended like this.
  var problem: SwiftCellError {
    switch self {
    case .finished: SwiftCellError("The program ended.")
    case .exited(let status):
      SwiftCellError(
        "The cell ended the program with exit status \(status).",
        help: "A cell must run to its last line. Remove the call that ends the program.", kind: .trap)
    case .trapped(let trap):
      SwiftCellError(
        line: trap.cell == nil ? trap.line : nil, "The cell traps: \(trap.cell == nil ? trap.message : "\(trap)").",
        help: "If this is intended, add `trap` after `swift`.", kind: .trap)
    case .timedOut(let limit):
      SwiftCellError(
        "The cell timed out after \(limit.timeLimitText).",
        help: "If it needs longer, add `timeout=…` after `swift`, such as `timeout=1m`.", kind: .timeLimit)
    case .outputLimit(let bytes):
      SwiftCellError(
        "The cell wrote more than \(bytes >> 20) MiB of output.", help: "Print only as much as a reader can take in.",
        kind: .trap)
    case .filesLimit(let files, let bytes):
      SwiftCellError(
        "The cell wrote more than \(files) files, or more than \(bytes >> 20) MiB in total.",
        help: "Write fewer and smaller files.", kind: .trap)
    case .memoryLimit(let bytes):
      SwiftCellError(
        "The cell needed more than \(bytes >> 20) MiB of memory.", help: "Reduce the memory it uses.", kind: .trap)
    case .signal(_, let name):
      SwiftCellError("The cell was terminated by signal \(name).", help: "Make it run to its last line.", kind: .trap)
    case .unseen(let name):
      SwiftCellError(
        "The cell was terminated by signal \(name), and this system does not let `lesson` see why.",
        help: "Traps are compared only where one process can trace another, as on Linux. Run the lesson there.")
    case .forged:
      SwiftCellError(
        "The cell wrote into the record of which cell is running.", help: "Write only to the cell's own files.")
    }
  }
}
