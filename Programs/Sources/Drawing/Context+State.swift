internal import CCairo

/// The shape of the ends of a line.
public enum LineCap: String, Sendable, Hashable, CaseIterable {
  /// Cut off at its ends.
  case butt
  /// A half circle over each end.
  case round
  /// A half square over each end.
  case square
}

/// The shape of the corners of a line.
public enum LineJoin: String, Sendable, Hashable, CaseIterable {
  /// A sharp corner.
  case miter
  /// A rounded corner.
  case round
  /// A corner cut off.
  case bevel
}

/// The points that a path encloses.
public enum FillRule: String, Sendable, Hashable, CaseIterable {
  /// The points around which the path winds a number of times other than 0, counted with direction.
  case nonZero = "non-zero"
  /// The points from which a ray crosses the path an odd number of times.
  case evenOdd = "even-odd"
}

/// The operator that combines a drawing with the picture below it (Porter and Duff).
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// Drawing over the picture.
  case over
  /// Drawing instead of the picture, including transparent parts.
  case source
  /// Making transparent, in any color.
  case clear
  /// Removing as much of the picture as the drawing is opaque.
  case destinationOut
  /// Drawing only where the picture is not transparent.
  case atop
}

extension Context {
  /// The color of lines.
  public var strokeColor: Color {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// The color of areas and of text.
  public var fillColor: Color {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }

  /// The width of lines in points.
  public var lineWidth: Double { cairo_get_line_width(handle) }

  /// Sets the width of lines, in points; a line of width 0 is invisible.
  public func setLineWidth(_ width: Double) throws(DrawingError) {
    try allow()
    guard (0...Self.farthest).contains(width) else { throw .lineWidth(width) }
    cairo_set_line_width(handle, width)
  }

  /// The shape of the ends of lines; `butt` at first.
  public var lineCap: LineCap {
    get {
      switch cairo_get_line_cap(handle) {
      case CAIRO_LINE_CAP_ROUND: .round
      case CAIRO_LINE_CAP_SQUARE: .square
      default: .butt
      }
    }
    set {
      let caps = [LineCap.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE]
      cairo_set_line_cap(handle, caps[newValue] ?? CAIRO_LINE_CAP_BUTT)
    }
  }

  /// The shape of the corners of lines; `miter` at first.
  public var lineJoin: LineJoin {
    get {
      switch cairo_get_line_join(handle) {
      case CAIRO_LINE_JOIN_ROUND: .round
      case CAIRO_LINE_JOIN_BEVEL: .bevel
      default: .miter
      }
    }
    set {
      let joins = [
        LineJoin.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL,
      ]
      cairo_set_line_join(handle, joins[newValue] ?? CAIRO_LINE_JOIN_MITER)
    }
  }

  /// Sets the longest sharp corner of lines, as a multiple of their width; longer ones are cut off.
  public func setMiterLimit(_ limit: Double) throws(DrawingError) {
    try allow()
    guard (1...Self.farthest).contains(limit) else { throw .lineWidth(limit) }
    cairo_set_miter_limit(handle, limit)
  }

  /// Sets the dash pattern of lines: lengths of dashes and gaps in turn; empty for lines without gaps.
  public func setDashes(_ lengths: [Double]) throws(DrawingError) {
    try allow()
    for length in lengths where !(0...Self.farthest).contains(length) { throw .lineWidth(length) }
    // The engine refuses a pattern without length; SVG draws a line without gaps then.
    let lengths = lengths.allSatisfy { $0 == 0 } ? [] : lengths
    cairo_set_dash(handle, lengths, Int32(lengths.count), 0)
    try checkEngine()
  }

  /// The points that a path encloses when it is filled or clipped to; `nonZero` at first.
  public var fillRule: FillRule {
    get { cairo_get_fill_rule(handle) == CAIRO_FILL_RULE_EVEN_ODD ? .evenOdd : .nonZero }
    set { cairo_set_fill_rule(handle, newValue == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING) }
  }

  /// The operator that combines a drawing with the picture below it; `over` at first.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set {
      state.blendMode = newValue
      let engineValue =
        switch newValue {
        case .over: CAIRO_OPERATOR_OVER
        case .source: CAIRO_OPERATOR_SOURCE
        // Cairo 1.16 paints upright lines black with CAIRO_OPERATOR_CLEAR; `use` takes an opaque color instead.
        case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .atop: CAIRO_OPERATOR_ATOP
        }
      cairo_set_operator(handle, engineValue)
    }
  }
}
