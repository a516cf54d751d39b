/// The reason that bytes are not a readable PNG file.
public struct PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The error, as a sentence.
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
