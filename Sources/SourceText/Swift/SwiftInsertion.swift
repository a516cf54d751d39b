/// Source that is added to a listing, so that its program tells what its comments speak of.
public struct SwiftInsertion: Sendable, Hashable {
  /// The byte of the source before which it stands.
  public var position: Int
  /// The source that is added.
  public var text: String
  /// The lines, from 1, on which errors can be due to it; nil for what is always right.
  public var lines: ClosedRange<Int>?

  /// Creates an insertion.
  public init(at position: Int, _ text: String, lines: ClosedRange<Int>? = nil) {
    (self.position, self.text, self.lines) = (position, text, lines)
  }
}
