extension Figure {
  /// A place in a picture that stands for a code, a number, or a bit.
  ///
  /// Marks are not drawn: pages use them to show a learner's answer in the picture.
  public struct Mark: Sendable, Hashable {
    /// The kinds of things that a place can stand for.
    public enum Subject: Sendable, Hashable {
      /// A code, with the number that it stands for, if there is one.
      case code(String, value: String?)
      /// A number, such as `-0.5`, `1/3`, or `2^-14`.
      case value(String)
      /// A bit of the code that the picture shows, from 0 for the lowest one.
      case bit(Int)
    }

    /// The thing that the place stands for.
    public var subject: Subject
    /// The middle of the place.
    public var center: Point
    /// The radius of a circle around everything that is drawn there.
    public var radius: Double
    /// Whether the picture is about it, as the number that a code stands for among all numbers of a line.
    public var isMain: Bool

    /// Creates a mark.
    public init(_ subject: Subject, at center: Point, radius: Double = 8, isMain: Bool = false) {
      (self.subject, self.center, self.radius, self.isMain) = (subject, center, radius, isMain)
    }
  }
}
