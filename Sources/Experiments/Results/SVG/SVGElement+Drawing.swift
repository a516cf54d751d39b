import SourceText

/// The attributes of an element as a program needs them that draws the picture.
extension SVGElement {
  /// A segment of a path, in absolute coordinates.
  public struct Segment: Sendable, Hashable {
    /// The command: `M`, `L`, `C`, `Q`, `A`, or `Z`.
    public let command: String
    /// The numbers after the command, as SVG orders them.
    public let numbers: [Double]
  }

  /// Returns the numbers of an attribute, in pixels; nil if the attribute is missing or contains anything else.
  public func numbers(_ attribute: String) -> [Double]? {
    guard let text = attributes[attribute] else { return nil }
    var reader = SVGNumberReader(text)
    var numbers: [Double] = []
    reader.skipSeparators()
    while !reader.isAtEnd {
      guard let number = reader.number() else { return nil }
      let unit = reader.word { 0x61...0x7A ~= $0 || $0 == 0x25 }
      guard unit.isEmpty || unit == "px", number.isFinite else { return nil }
      numbers.append(number)
      reader.skipSeparators()
    }
    return numbers
  }

  /// Returns the color of an attribute as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
  ///
  /// The result is nil if the attribute is missing, or is `none` or another text that is not a color.
  public func color(_ attribute: String) -> String? {
    attributes[attribute].flatMap { SVGColor.canonical($0.xmlWords.joined(separator: " ")) }
  }

  /// Returns the segments of the attribute `d`; nil if it is missing or invalid.
  public var segments: [Segment]? {
    guard let tokens = attributes["d"].flatMap({ SVGPathData.tokens($0) }) else { return nil }
    var segments: [(command: String, numbers: [Double])] = []
    for token in tokens {
      switch token {
      case .word(let command): segments.append((command, []))
      case .number(let number, _): if let last = segments.indices.last { segments[last].numbers.append(number) }
      }
    }
    return segments.map { Segment(command: $0.command, numbers: $0.numbers) }
  }
}
