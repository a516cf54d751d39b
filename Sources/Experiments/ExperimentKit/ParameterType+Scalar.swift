import SourceText

extension ParameterType where Value == Int {
  /// Returns the type of a whole number in a range, in decimal digits.
  public static func integer(_ range: ClosedRange<Int>) -> ParameterType {
    ParameterType(.integer(range)) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ParameterType where Value == Bool {
  /// The type of `true` or `false`.
  public static var truth: ParameterType {
    ParameterType(.truth) { text in Bool(text) }
  }
}

extension ParameterType where Value == String {
  /// The type of any text of one line.
  public static var text: ParameterType {
    ParameterType(.text(longest: nil)) { $0 }
  }

  /// Returns the type of a text of one line with a largest number of characters, counted as Unicode scalars.
  public static func text(longest: Int) -> ParameterType {
    ParameterType(.text(longest: longest)) { text in
      text.unicodeScalars.count <= longest ? text : nil
    }
  }

  /// The type of any text of one or more lines, which a cell writes as a YAML block after `|`.
  public static var lines: ParameterType {
    var type = ParameterType(.lines) { $0 }
    type.takesLineEnds = true
    return type
  }
}
