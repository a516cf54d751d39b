import SourceText

/// Updates of lessons whose files are written together, since waiting for the disk once takes about as long as a hundred
/// times beside each other.
struct UpdateBatch {
  private static let longestWait = Duration.seconds(1)
  private static let mostBytes = 32 << 20

  private var updates: [PendingUpdate] = []
  private var fileCount = 0
  private var byteCount = 0
  private var start = ContinuousClock.now
  private let mostFiles = FileChanges.most

  /// Adds an update, behind the others.
  mutating func add(_ update: PendingUpdate) {
    if updates.isEmpty { start = .now }
    updates.append(update)
    fileCount += update.changes.count
    for change in update.changes { byteCount += change.bytes.count }
  }

  /// Whether the files should be written now.
  var isDue: Bool {
    fileCount >= mostFiles || byteCount >= Self.mostBytes || ContinuousClock.now - start >= Self.longestWait
  }

  /// Writes the files and hands on what was done.
  mutating func write(_ receive: (UpdateOutcome) -> Void) {
    var rest = updates[...]
    updates = []
    (fileCount, byteCount) = (0, 0)
    while !rest.isEmpty {
      var count = 0
      let part = rest.prefix { update in
        defer { count += update.changes.count }
        return count == 0 || count + update.changes.count <= mostFiles
      }
      rest = rest.dropFirst(part.count)
      let outcomes = FileChanges.write(part.map(\.changes))
      for (var update, outcome) in zip(part, outcomes) {
        update.note(outcome)
        for outcome in update.outcomes { receive(outcome) }
      }
    }
  }
}
