import SourceText

/// The options of a comparison with an expected result, which come only from the cell, never from the output.
public struct ComparisonOptions: Sendable, Hashable {
  /// A difference to ignore in a comparison.
  public enum Normalization: String, Sendable, Hashable, CaseIterable {
    /// Runs of white space count as one space, and white space at the ends is ignored.
    case whitespace
    /// Upper and lower case are the same.
    case letterCase = "case"
  }

  /// A text that matches any characters, and any lines if it is the only text on a line; nil for none.
  public var wildcard: String?
  /// The differences to ignore.
  public var normalizations: Set<Normalization>
  /// The allowed difference of pictures of pixels; nil for ``PixelTolerance/rounding``.
  public var tolerance: PixelTolerance?
  /// Whether canonically equivalent texts are equal, such as a composed and a decomposed `é`.
  ///
  /// Otherwise, and with a wildcard, texts are compared by their bytes.
  public var isCanonical = false

  /// Creates options; by default no differences are ignored.
  public init(
    wildcard: String? = nil, normalizations: Set<Normalization> = [], tolerance: PixelTolerance? = nil
  ) {
    self.wildcard = wildcard
    self.normalizations = normalizations
    self.tolerance = tolerance
  }

  /// Returns whether a text is as expected, byte for byte or by canonical equivalence, apart from ignored differences.
  ///
  /// - Complexity: O(*n*) for *n* bytes of both.
  public func matches(expected: String, found: String) -> Bool {
    if expected.hasSameBytes(as: found) || isCanonical && expected == found { return true }
    guard wildcard != nil || !normalizations.isEmpty else { return false }
    if isCanonical, normalized(expected) == normalized(found) { return true }
    let (expected, found) = (normalized(expected).utf8, normalized(found).utf8)
    guard let wildcard else { return expected.elementsEqual(found) }
    return Array(found).withUnsafeBufferPointer { found in
      let parts = expected.split(separator: normalized(wildcard).utf8, omittingEmptySubsequences: false)
      return Self.matches(found, parts: parts.map(Array.init))
    }
  }

  /// Returns whether the values of a row are as expected.
  public func matches(expected: [String], found: [String]) -> Bool {
    guard expected.count == found.count else { return false }
    for index in expected.indices where !matches(expected: expected[index], found: found[index]) { return false }
    return true
  }

  /// Returns whether an expected line stands for any number of lines.
  public func standsForLines(_ expected: String) -> Bool {
    guard let wildcard else { return false }
    return expected.split(whereSeparator: \.isWhitespace) == [wildcard[...]]
  }

  private func normalized(_ text: String) -> String {
    var text = text
    if normalizations.contains(.whitespace) {
      text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return normalizations.contains(.letterCase) ? text.lowercased() : text
  }

  /// Returns whether the parts are in the text in order, the first at its start and the last at its end.
  private static func matches(_ text: UnsafeBufferPointer<UInt8>, parts: [[UInt8]]) -> Bool {
    guard let first = parts.first, let last = parts.last, text.starts(with: first) else { return false }
    guard parts.count > 1 else { return first.count == text.count }
    var position = first.count
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = text.offset(of: part, in: position..<text.count) else { return false }
      position = found + part.count
    }
    return text[position...].suffix(last.count).elementsEqual(last)
  }
}
