import SourceText

/// Updates of lessons whose files are written together.
///
/// Waiting for the disk once takes about as long as a hundred times in parallel. The files are written while further
/// lessons run: as soon as the files before them are finished. So a slower disk gets more files at once.
struct UpdateBatch {
  /// The smallest number of files that justifies the threads for writing them.
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

  /// Adds an update after the others, and passes on the updates that are finished.
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

  /// Writes the remaining updates and passes them on.
  mutating func finish(_ receive: (UpdateOutcome) -> Void) {
    begin(receive)
    wait(receive)
  }

  /// Begins to write the added updates when the earlier ones are written.
  private mutating func begin(_ receive: (UpdateOutcome) -> Void) {
    wait(receive)
    guard !updates.isEmpty else { return }
    writing = (updates, FileChanges.Writing(updates.map(\.changes)))
    updates = []
    (fileCount, byteCount) = (0, 0)
  }

  /// Waits for the updates that are being written and passes them on.
  private mutating func wait(_ receive: (UpdateOutcome) -> Void) {
    guard let done = writing.take() else { return }
    for (var update, outcome) in zip(done.updates, done.files.outcomes()) {
      update.note(outcome)
      for outcome in update.outcomes { receive(outcome) }
    }
  }
}
