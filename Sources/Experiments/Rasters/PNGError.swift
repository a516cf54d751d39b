/// Why bytes are no PNG file that can be read.
public struct PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
