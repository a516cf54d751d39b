import CLibrary

/// Writes files so that each has its old bytes or its new ones, even after a crash, a kill or a power cut.
///
/// All new bytes are on the disk before the first file is replaced. Files that belong together are replaced together:
/// if one of them has changed or cannot be written, none is replaced.
public enum FileChanges {
  /// The outcome for files that belong together.
  public struct Outcome: Sendable {
    /// The reason that the files were not written; nil if they were.
    public var finding: Finding?
    /// Notes for the user about files that were written.
    public var notes: [Finding] = []
  }

  /// The most files to write at once.
  public static var most: Int {
    var limit = rlimit()
    guard getrlimit(openFilesResource, &limit) == 0 else { return 8 }
    // Each draft has three open files, and other files are open too.
    return max(8, min(256, Int(clamping: limit.rlim_cur) / 5))
  }

  /// The number of disk syncs to wait for in parallel; the system combines many into a few.
  private static let width = 16

  /// Writes groups of files, each group completely or not at all.
  ///
  /// Each array holds files that belong together, in the order in which to replace them. If the process receives a
  /// request to end, it ends after all files are written, or before the first is replaced.
  ///
  /// - Returns: the outcome of each array.
  public static func write(_ groups: [[FileChange]]) -> [Outcome] {
    Interruption.postponed {
      let drafts = Threads.map(groups.flatMap(\.self), atMost: 4) { change in
        Result { () throws(Finding) in try FileDraft(change) }
      }
      let losses = Threads.map(drafts, atMost: width) { try? $0.get().sync() }
      if Interruption.isRequested {
        for draft in drafts { try? draft.get().remove() }
        return groups.map { _ in Outcome() }
      }
      var parts: [[Result<FileDraft, Finding>]] = []
      var next = 0
      for group in groups {
        parts.append(
          (next..<next + group.count).map { index in
            losses[index].flatMap(\.self).map { .failure($0) } ?? drafts[index]
          })
        next += group.count
      }
      let outcomes = Threads.map(parts, atMost: 4) { finish($0) }
      for draft in drafts { try? draft.get().remove() }
      return outcomes
    }
  }

  /// A write of files on a separate thread.
  public struct Writing: Sendable {
    private let work: Threads.Background<[Outcome]>

    /// Creates a write and starts it, as ``FileChanges/write(_:)`` does.
    public init(_ groups: [[FileChange]]) {
      work = Threads.Background { FileChanges.write(groups) }
    }

    /// Whether ``outcomes()`` returns without waiting.
    public var isDone: Bool { work.isDone }

    /// Waits for the end, and returns the outcome of each array.
    public func outcomes() -> [Outcome] { work.result() }
  }

  /// Replaces the files of drafts that belong together.
  private static func finish(_ drafts: [Result<FileDraft, Finding>]) -> Outcome {
    var outcome = Outcome()
    do throws(Finding) {
      var group: [FileDraft] = []
      for draft in drafts {
        let draft = try draft.get()
        if try !draft.repeats(group) { group.append(draft) }
      }
      let targets = try lock(group)
      for draft in group {
        guard let target = targets[draft.location], !target.isDone else { continue }
        try draft.takePlace(of: target)
        if let note = draft.note { outcome.notes.append(note) }
      }
    } catch {
      outcome.finding = error
    }
    return outcome
  }

  /// Locks the files of drafts, in the same order in all processes and threads to prevent deadlocks.
  private static func lock(_ drafts: [FileDraft]) throws(Finding) -> [String: FileTarget] {
    var targets: [String: FileTarget] = [:]
    for draft in drafts.sorted(by: { $0.location < $1.location }) {
      targets[draft.location] = try FileTarget(draft)
    }
    return targets
  }
}
