import SourceText

/// How a parameter's text becomes a value, and what is allowed, in words.
public struct ParameterType<Value: Sendable & Hashable>: Sendable {
  /// What is allowed, such as `a whole number from 1 to 64`, to follow the words "takes" and "は".
  public let allowed: LocalizedText
  /// Whether a text may hold line ends.
  private(set) var takesLineEnds = false

  /// Reads a value of the parameter of the given name.
  let read: @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - allowed: what is allowed, in words.
  ///   - read: reads a value; throws ``Rejection`` or ``Rejections``.
  public init(
    allowed: LocalizedText, read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value
  ) {
    self.allowed = allowed
    self.read = read
  }

  /// A type that is read from the text of a single value.
  ///
  /// - Parameters:
  ///   - allowed: what is allowed, in words.
  ///   - parse: the value of a text; nil for a text that is not allowed.
  public init(allowed: LocalizedText, parse: @escaping @Sendable (String) -> Value?) {
    self.init(allowed: allowed) { node, parameter in
      guard let text = node.scalar, !node.isEmpty, let value = parse(text) else {
        throw Rejection(mistaken: node, parameter: parameter, allowed: allowed)
      }
      return value
    }
  }
}

extension Rejection {
  /// A value of the wrong type or out of range.
  public init(mistaken node: YAMLNode, parameter: String, allowed: LocalizedText, near: String? = nil) {
    let suggestion = near.map { "Did you mean `\($0)`? " } ?? ""
    self.init(
      parameter, line: node.line,
      node.isEmpty
        ? "The parameter `\(parameter)` has no value."
        : "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`.",
      help: "\(suggestion)It takes \(allowed.en).")
  }
}

extension ParameterType where Value == Int {
  /// A whole number in a range, in decimal digits.
  public static func integer(_ range: ClosedRange<Int>) -> ParameterType {
    let (low, high) = (range.lowerBound, range.upperBound)
    return ParameterType(
      allowed: LocalizedText(en: "a whole number from \(low) to \(high)", ja: "\(low)から\(high)までの整数")
    ) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ParameterType where Value == Bool {
  /// `true` or `false`.
  public static var truth: ParameterType {
    ParameterType(allowed: LocalizedText(en: "`true` or `false`", ja: "`true`または`false`")) { text in
      Bool(text)
    }
  }
}

extension ParameterType where Value == String {
  /// Any text of one line.
  public static var text: ParameterType {
    ParameterType(allowed: LocalizedText(en: "a text", ja: "文字列")) { $0 }
  }

  /// A text of one line with so many characters at most, counted as Unicode scalars.
  public static func text(longest: Int) -> ParameterType {
    ParameterType(
      allowed: LocalizedText(en: "a text of at most \(longest) characters", ja: "\(longest)文字までの文字列")
    ) { text in
      text.unicodeScalars.count <= longest ? text : nil
    }
  }

  /// Any text of one or more lines, which a cell writes as a YAML block behind `|`.
  public static var lines: ParameterType {
    var type = ParameterType(
      allowed: LocalizedText(
        en: "lines of text, indented, below a `|`", ja: "`|`の次の行から字下げして書いた、複数行の文字列")
    ) { $0 }
    type.takesLineEnds = true
    return type
  }
}

extension ParameterType where Value: CaseIterable & RawRepresentable<String> {
  /// One of an enumeration's words.
  public static var choice: ParameterType {
    choice(among: Array(Value.allCases))
  }
}

extension ParameterType where Value: RawRepresentable<String> {
  /// One of some words of an enumeration.
  public static func choice(among cases: [Value]) -> ParameterType {
    let words = cases.map { "`\($0.rawValue)`" }
    let allowed = LocalizedText(
      en: "one of \(words.joined(separator: ", "))", ja: "\(words.joined(separator: "、"))のいずれか")
    return ParameterType(allowed: allowed) { node, parameter in
      if let value = node.scalar.flatMap({ text in cases.first { $0.rawValue == text } }) { return value }
      throw Rejection(
        mistaken: node, parameter: parameter, allowed: allowed,
        near: Suggestion.nearest(to: node.text, among: cases.map(\.rawValue)))
    }
  }
}

extension ParameterType {
  /// A list of values of one type; a single value may stand without brackets.
  ///
  /// - Parameters:
  ///   - type: the type of an element.
  ///   - count: how many elements there may be.
  /// - Returns: the type of the list.
  public static func list<Element>(
    of type: ParameterType<Element>, count: ClosedRange<Int> = 1...65_536
  ) -> ParameterType where Value == [Element] {
    let allowed = LocalizedText(
      en: "a list, such as `[a, b]`, each element \(type.allowed.en)", ja: "リスト(例:`[a, b]`)。各要素は\(type.allowed.ja)")
    return ParameterType(allowed: allowed) { node, parameter in
      let nodes: [YAMLNode]
      switch node.content {
      case .sequence(let elements): nodes = elements
      case .scalar where !node.isEmpty: nodes = [node]
      default: throw Rejection(mistaken: node, parameter: parameter, allowed: allowed)
      }
      guard count.contains(nodes.count) else {
        throw Rejection(
          parameter, line: node.line,
          "The list `\(parameter)` has \(nodes.count) element\(nodes.count == 1 ? "" : "s").",
          help: "It may have \(count.lowerBound) to \(count.upperBound).")
      }
      var values: [Element] = []
      var rejections: [Rejection] = []
      for element in nodes {
        do {
          values.append(try type.read(element, parameter))
        } catch {
          rejections += Rejections(error, parameter: parameter).all
        }
      }
      guard rejections.isEmpty else { throw Rejections(rejections) }
      return values
    }
  }
}

extension Rejections {
  /// The rejections that an error holds.
  init(_ error: any Error, parameter: String) {
    switch error {
    case let rejection as Rejection: self.init([rejection])
    case let rejections as Rejections: self = rejections
    default: self.init([Rejection(parameter, "\(error)")])
    }
  }
}
