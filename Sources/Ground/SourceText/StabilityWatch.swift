import Synchronization

/// A watch for results that may differ next time even though none of their known inputs has changed.
///
/// Code that lacks a font, runs out of time, or finds the disk full reports a doubt. Results with a doubt are not
/// cached.
public final class StabilityWatch: Sendable {
  /// The watch over the current task; nil if there is none.
  @TaskLocal public static var current: StabilityWatch?

  private let doubts = Atomic(false)

  /// Creates a watch without doubts.
  public init() {}

  /// Whether no doubt was reported.
  public var isStable: Bool { !doubts.load(ordering: .acquiring) }

  /// Reports to the watch over the current task that its result may differ next time.
  public static func doubt() {
    current?.doubts.store(true, ordering: .releasing)
  }
}
