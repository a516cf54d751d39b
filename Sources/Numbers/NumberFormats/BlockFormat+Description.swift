extension BlockFormat: CustomStringConvertible {
  /// The name of the format, such as `mxfp4`, or its parts.
  ///
  /// A format of your own is `e3m2fn in blocks of 64, scale e8m0fnu rounded up`.
  public var description: String {
    if let name = Self.named.first(where: { $0.format == self })?.name { return name }
    let element =
      switch elements {
      case .float(let format): format.description
      case .int8: "int8"
      }
    return "\(element) in blocks of \(size), scale \(scaling)"
  }
}

extension BlockFormat.Scaling: CustomStringConvertible {
  /// The format of the scales and the rule, such as `e8m0fnu rounded down`.
  public var description: String {
    switch self {
    case .exponent(let format, .floor): "\(format) rounded down"
    case .exponent(let format, .nearestEven): "\(format) rounded to nearest"
    case .exponent(let format, .ceiling): "\(format) rounded up"
    case .quotient(let format, hasArrayScale: false): "\(format) quotient"
    case .quotient(let format, hasArrayScale: true): "\(format) quotient, scale of the array"
    }
  }
}

extension BlockArray: CustomStringConvertible {
  /// The number of numbers and the format, such as `64 numbers in mxfp4`.
  public var description: String {
    let columns = columns.map { " and rows of \($0)" } ?? ""
    return "\(count) \(count == 1 ? "number" : "numbers") in \(format)\(columns)"
  }
}
