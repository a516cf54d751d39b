import SourceText

/// How loosely a result is compared with what was expected: only what the cell declares, never what the output suggests.
public struct ComparisonOptions: Sendable, Hashable {
  /// Something that does not count in a comparison.
  public enum Normalization: String, Sendable, Hashable, CaseIterable {
    /// Runs of white space count as one space, and none counts at the ends.
    case whitespace
    /// Upper and lower case are the same.
    case letterCase = "case"
  }

  /// A text that stands for any characters, and alone on a transcript's line for any lines; nil for none.
  public var wildcard: String?
  /// What does not count.
  public var normalizations: Set<Normalization>
  /// How far pictures of pixels may differ; nil for ``PixelTolerance/rounding``.
  public var tolerance: PixelTolerance?
  /// Whether texts are the same that Unicode calls canonically equivalent, such as a composed and a decomposed `é`, in place of
  /// those of the same bytes; a text with a wildcard is compared by its bytes.
  public var isCanonical = false

  /// Creates options; by default everything counts.
  public init(
    wildcard: String? = nil, normalizations: Set<Normalization> = [], tolerance: PixelTolerance? = nil
  ) {
    self.wildcard = wildcard
    self.normalizations = normalizations
    self.tolerance = tolerance
  }

  /// Whether a text is what was expected, byte for byte or by canonical equivalence, but for what does not count.
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

  /// Whether the values of a row are what was expected.
  public func matches(expected: [String], found: [String]) -> Bool {
    guard expected.count == found.count else { return false }
    for index in expected.indices where !matches(expected: expected[index], found: found[index]) { return false }
    return true
  }

  /// Whether an expected line stands for any number of lines.
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

  /// Whether the parts stand in the text in order, the first at its start and the last at its end.
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
