import Results

/// The result of running a document's program.
package struct ProgramRun: Sendable, Hashable {
  /// The standard output of cell 1, 2, …, as many as began; the last one that began has the rest.
  package var outputs: [[UInt8]]
  /// The standard error of the same cells; that of a trap ends with the message of the runtime.
  package var errors: [[UInt8]] = []
  /// The number of the last cell that began; 0 for none.
  package var reached: Int
  /// The way in which the program ended.
  package var ending: Ending
  /// The content of the program's file of results.
  package var results: [UInt8] = []
}

/// The way in which a document's program ended.
///
/// Everything except `finished` happened in the last cell that began.
package enum Ending: Sendable, Hashable {
  /// All cells ran to their end, and the status was 0.
  case finished
  /// The program ended early with `exit` or `_exit`, perhaps with status 0, or after its last cell with another status.
  case exited(Int32)
  /// The Swift runtime stopped the program.
  case trapped(Trap)
  /// The cell took longer than this.
  case timedOut(Duration)
  /// The program wrote more than this number of bytes to standard output or to a file.
  case outputLimit(Int)
  /// The program wrote more than this number of files, or more than this number of bytes into all of them.
  case filesLimit(Int, Int)
  /// The program asked for more than this number of bytes of memory.
  case memoryLimit(Int)
  /// A signal that is not a trap ended the program.
  case signal(Int32, String)
  /// A signal ended the program that may be a trap; nothing outside could see whether an instruction failed.
  case unseen(String)
  /// The cell wrote into the record of which cell is running, so its result is unknown.
  case forged
}
