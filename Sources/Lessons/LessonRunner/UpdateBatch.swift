import SourceText

/// Updates of lessons whose files are written together, since waiting for the disk once takes about as long as a hundred
/// times beside each other.
///
/// They are written while further lessons are run: as soon as the files before them are, so that the slower the disk is,
/// the more it gets at once.
struct UpdateBatch {
  /// How many files are worth the threads that write them.
  private static let fewestFiles = 32
  private static let longestWait = Duration.seconds(1)
  private static let mostBytes = 32 << 20

  /// The updates that are being written.
  private var writing: (updates: [PendingUpdate], files: FileChanges.Writing)?
  private var updates: [PendingUpdate] = []
  private var fileCount = 0
  private var byteCount = 0
  private var start = ContinuousClock.now
  private let mostFiles = FileChanges.most

  /// Adds an update behind the others, and hands on what was done meanwhile.
  mutating func add(_ update: PendingUpdate, _ receive: (UpdateOutcome) -> Void) {
    if writing?.files.isDone == true { wait(receive) }
    if fileCount + update.changes.count > mostFiles || byteCount >= Self.mostBytes { begin(receive) }
    if updates.isEmpty { start = .now }
    updates.append(update)
    fileCount += update.changes.count
    for change in update.changes { byteCount += change.bytes.count }
    guard writing == nil else { return }
    if fileCount >= Self.fewestFiles || ContinuousClock.now - start >= Self.longestWait { begin(receive) }
  }

  /// Writes what is left and hands on what was done.
  mutating func finish(_ receive: (UpdateOutcome) -> Void) {
    begin(receive)
    wait(receive)
  }

  /// Begins to write what was added, when what came before it is written.
  private mutating func begin(_ receive: (UpdateOutcome) -> Void) {
    wait(receive)
    guard !updates.isEmpty else { return }
    writing = (updates, FileChanges.Writing(updates.map(\.changes)))
    updates = []
    (fileCount, byteCount) = (0, 0)
  }

  /// Waits for what is being written and hands on what was done.
  private mutating func wait(_ receive: (UpdateOutcome) -> Void) {
    guard let done = writing.take() else { return }
    for (var update, outcome) in zip(done.updates, done.files.outcomes()) {
      update.note(outcome)
      for outcome in update.outcomes { receive(outcome) }
    }
  }
}
