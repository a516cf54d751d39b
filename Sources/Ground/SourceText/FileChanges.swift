import CLibrary

/// Writes files so that a reader, a crash, a kill or a power cut leaves each with its old bytes or its new ones.
///
/// All new bytes are on the disk before the first file is replaced. Of files that belong together either all are replaced
/// or, as soon as one of them has changed meanwhile or cannot be written, none is.
public enum FileChanges {
  /// What became of files that belong together.
  public struct Outcome: Sendable {
    /// Why they were not written; nil if they were.
    public var finding: Finding?
    /// What the user should know though they were written.
    public var notes: [Finding] = []
  }

  /// How many files may be written at once.
  public static var most: Int {
    var limit = rlimit()
    guard getrlimit(openFilesResource, &limit) == 0 else { return 8 }
    // Each takes three open files, and others are open too.
    return max(8, min(256, Int(clamping: limit.rlim_cur) / 5))
  }

  /// How many disk accesses wait for each other at once; the system makes few out of many.
  private static let width = 16

  /// Writes files, those that belong together in an array of their own, whose order is kept.
  ///
  /// A process that is asked to end meanwhile does so when all are written or, where none has been replaced yet, none.
  ///
  /// - Returns: what became of each array.
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

  /// Files that are being written in a thread of their own, while this one goes on.
  public struct Writing: Sendable {
    private let work: Threads.Background<[Outcome]>

    /// Begins to write files as ``FileChanges/write(_:)`` does.
    public init(_ groups: [[FileChange]]) {
      work = Threads.Background { FileChanges.write(groups) }
    }

    /// Whether ``outcomes()`` need not wait.
    public var isDone: Bool { work.isDone }

    /// What became of each array, which is waited for.
    public func outcomes() -> [Outcome] { work.result() }
  }

  /// Lets drafts that belong together take the places of their files.
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

  /// Locks the files of drafts, all processes and threads in one order, so that none waits for another that waits for it.
  private static func lock(_ drafts: [FileDraft]) throws(Finding) -> [String: FileTarget] {
    var targets: [String: FileTarget] = [:]
    for draft in drafts.sorted(by: { $0.location < $1.location }) {
      targets[draft.location] = try FileTarget(draft)
    }
    return targets
  }
}
