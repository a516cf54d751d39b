import Synchronization

/// Takes notice of what may come out otherwise next time though nothing has changed that the work is known to depend on.
///
/// What lacks a font, runs out of time, or finds the disk full says so; whoever keeps results for later then keeps none.
public final class StabilityWatch: Sendable {
  /// The watch over the current task; nil where nobody watches.
  @TaskLocal public static var current: StabilityWatch?

  private let doubts = Atomic(false)

  /// A watch that has noticed nothing.
  public init() {}

  /// Whether nothing was noticed.
  public var isStable: Bool { !doubts.load(ordering: .acquiring) }

  /// Tells the watch over the current task that its work may come out otherwise next time.
  public static func doubt() {
    current?.doubts.store(true, ordering: .releasing)
  }
}
