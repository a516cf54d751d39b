import Results

/// What a run of a document's program gave.
package struct ProgramRun: Sendable, Hashable {
  /// Standard output of cell 1, 2, …, as many as began; the last one that began has all the rest.
  package var outputs: [[UInt8]]
  /// The number of the last cell that began; 0 for none.
  package var reached: Int
  /// How the program ended.
  package var ending: Ending
  /// What the program has left in its file of results.
  package var results: [UInt8] = []
}

/// How a document's program ended; whatever is not `finished` happened in the last cell that began.
package enum Ending: Sendable, Hashable {
  /// All cells ran to their end, and the status was 0.
  case finished
  /// The program ended early, by `exit` or `_exit`, perhaps with status 0, or after its last cell with another status.
  case exited(Int32)
  /// The Swift runtime stopped it.
  case trapped(Trap)
  /// The cell took longer than this.
  case timedOut(Duration)
  /// It wrote more than so many bytes to standard output or to a file.
  case outputLimit(Int)
  /// It wrote more than so many files, or more than so many bytes into all of them.
  case filesLimit(Int, Int)
  /// It asked for more memory than so many bytes.
  case memoryLimit(Int)
  /// A signal ended it that is no trap.
  case signal(Int32, String)
  /// A signal ended it that can be that of a trap, where nobody outside could see whether an instruction failed.
  case unseen(String)
  /// The cell wrote into the record of which cell is running, so nothing about it can be said.
  case forged
}
