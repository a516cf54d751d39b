import SourceText

/// A picture as a list of shapes, drawn in order, in units of CSS pixels with the origin at the top left.
public struct Figure: Sendable, Hashable {
  /// A point.
  public struct Point: Sendable, Hashable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// Creates a point.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A straight line from one point to another.
  public struct Segment: Sendable, Hashable {
    /// The start of the line.
    public var from: Point
    /// The end of the line.
    public var to: Point

    /// Creates a line.
    public init(_ from: Point, _ to: Point) {
      self.from = from
      self.to = to
    }
  }

  /// The style of a line.
  public struct Stroke: Sendable, Hashable {
    /// The dash pattern of a line.
    public enum Dash: Sendable, Hashable {
      /// A line without gaps.
      case solid
      /// A line with gaps slightly shorter than its dashes.
      case dashed
      /// Long dashes, with gaps of a third.
      case longDashed
      /// Round dots.
      case dotted
    }

    /// The color.
    public var paint: Paint
    /// The thickness.
    public var width: Double
    /// The dash pattern.
    public var dash: Dash

    /// Creates a stroke.
    public init(_ paint: Paint = .ink, width: Double = 1.5, dash: Dash = .solid) {
      self.paint = paint
      self.width = width
      self.dash = dash
    }
  }

  /// The style of a text.
  public struct TextStyle: Sendable, Hashable {
    /// The part of the text that is placed at its point.
    public enum Anchor: String, Sendable, Hashable {
      /// The left end.
      case start
      /// The middle.
      case middle
      /// The right end.
      case end
    }

    /// The size of the font.
    public var size: Double
    /// The part of the text that is placed at its point.
    public var anchor: Anchor
    /// The color.
    public var paint: Paint
    /// Whether the text is bold.
    public var isBold: Bool
    /// Whether the characters have the same width, for codes.
    public var isCode: Bool
    /// The clockwise rotation of the text about its point, in degrees.
    public var rotation: Double

    /// Creates a style.
    public init(
      size: Double = 14, anchor: Anchor = .middle, paint: Paint = .ink, isBold: Bool = false, isCode: Bool = false,
      rotation: Double = 0
    ) {
      self.size = size
      self.anchor = anchor
      self.paint = paint
      self.isBold = isBold
      self.isCode = isCode
      self.rotation = rotation
    }
  }

  /// A shape of a figure.
  public enum Shape: Sendable, Hashable {
    /// A line through points; closed and filled if it has a fill.
    case line([Point], stroke: Stroke, fill: Paint = .none)
    /// Lines between pairs of points, in one style; the output of many is shorter than that of separate lines.
    case segments([Segment], stroke: Stroke)
    /// A circle.
    case circle(Point, radius: Double, stroke: Stroke? = nil, fill: Paint = .none)
    /// A rectangle from its top left corner.
    case rectangle(Point, width: Double, height: Double, stroke: Stroke? = nil, fill: Paint = .none)
    /// A circular arc, clockwise from one angle to another, in degrees from the top.
    case arc(center: Point, radius: Double, from: Double, to: Double, stroke: Stroke)
    /// A text on its baseline; raised digits in it, as in 2⁻¹⁴, use the digits of its font.
    case text(LocalizedText, at: Point, style: TextStyle = TextStyle())
  }

  /// The width of the picture.
  public var width: Double
  /// The height of the picture.
  public var height: Double
  /// The text alternative of the picture, for readers who cannot see it.
  public var alt: LocalizedText
  /// The shapes, from the back to the front.
  public var shapes: [Shape]
  /// The places of codes, numbers, and bits, which are not drawn.
  public var marks: [Mark]

  /// Creates a picture.
  public init(width: Double, height: Double, alt: LocalizedText, shapes: [Shape], marks: [Mark] = []) {
    self.width = width
    self.height = height
    self.alt = alt
    self.shapes = shapes
    self.marks = marks
  }
}
