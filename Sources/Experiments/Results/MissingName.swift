/// A name that a fragment of Swift uses and that nothing declares.
public struct MissingName: Sendable, Hashable, Codable {
  /// The name.
  public var name: String
  /// Whether the fragment uses it as a type.
  public var isType: Bool

  /// Creates a missing name.
  public init(_ name: String, isType: Bool) { (self.name, self.isType) = (name, isType) }
}
