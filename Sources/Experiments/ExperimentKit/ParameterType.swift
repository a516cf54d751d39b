import SourceText

/// The conversion of a parameter's text to a value, and the allowed values, as data.
public struct ParameterType<Value: Sendable>: Sendable {
  /// A function that returns the allowed values.
  ///
  /// It is called only when needed, so that reading a value costs nothing for descriptions.
  let describe: @Sendable () -> ParameterDomain
  /// Whether a text may contain line ends.
  var takesLineEnds = false

  /// The function that reads a value of the parameter with a name.
  let read: @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value

  /// The allowed values, as data.
  public var domain: ParameterDomain { describe() }
  /// The allowed values, such as `a whole number from 1 to 64`, to follow the words "takes" and "は".
  public var allowed: LocalizedText { domain.allowed }

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - domain: the allowed values, as data.
  ///   - read: reads a value; throws ``Rejection`` or ``Rejections``.
  public init(
    _ domain: @escaping @autoclosure @Sendable () -> ParameterDomain,
    read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value
  ) {
    describe = domain
    self.read = read
  }

  /// Creates a type with its own notation.
  ///
  /// - Parameters:
  ///   - allowed: the allowed values, in words.
  ///   - words: some whole values to offer.
  ///   - read: reads a value; throws ``Rejection`` or ``Rejections``.
  public init(
    allowed: LocalizedText, offering words: [String] = [],
    read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value
  ) {
    self.init(.notation(allowed, offering: words), read: read)
  }

  /// Creates a type that is read from the text of a single value.
  ///
  /// - Parameters:
  ///   - domain: the allowed values, as data.
  ///   - parse: returns the value of a text; nil for a text that is not allowed.
  public init(
    _ domain: @escaping @autoclosure @Sendable () -> ParameterDomain, parse: @escaping @Sendable (String) -> Value?
  ) {
    describe = domain
    read = { node, parameter in
      guard let text = node.scalar, !node.isEmpty, let value = parse(text) else {
        throw Rejection(wrong: node, parameter: parameter, allowed: domain().allowed)
      }
      return value
    }
  }

  /// Creates a type that is read from the text of a single value in its own notation.
  ///
  /// - Parameters:
  ///   - allowed: the allowed values, in words.
  ///   - parse: returns the value of a text; nil for a text that is not allowed.
  public init(allowed: LocalizedText, parse: @escaping @Sendable (String) -> Value?) {
    self.init(.notation(allowed), parse: parse)
  }

  /// Returns the same type with more checks of the values.
  func reading(_ read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value) -> ParameterType {
    var type = ParameterType(describe(), read: read)
    type.takesLineEnds = takesLineEnds
    return type
  }
}

extension Rejection {
  /// Creates the rejection of a value of the wrong type or out of range.
  public init(wrong node: YAMLNode, parameter: String, allowed: LocalizedText, near: String? = nil) {
    self.init(
      parameter, line: node.line,
      node.isEmpty
        ? "The parameter `\(parameter)` has no value."
        : "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`.",
      help: Suggestion.help(near: near, "It takes \(allowed)."))
  }
}

extension Rejections {
  /// Creates the rejections in an error.
  init(_ error: any Error, parameter: String) {
    switch error {
    case let rejection as Rejection: self.init([rejection])
    case let rejections as Rejections: self = rejections
    default: self.init([Rejection(parameter, "\(error)")])
    }
  }
}
