import SourceText

/// How a parameter's text becomes a value, and what is allowed, as data.
public struct ParameterType<Value: Sendable>: Sendable {
  /// What is allowed, as data; it is made when it is asked for, so that reading a value costs nothing for words.
  let describe: @Sendable () -> ParameterDomain
  /// Whether a text may hold line ends.
  var takesLineEnds = false

  /// Reads a value of the parameter of the given name.
  let read: @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value

  /// What is allowed, as data.
  public var domain: ParameterDomain { describe() }
  /// What is allowed, such as `a whole number from 1 to 64`, to follow the words "takes" and "は".
  public var allowed: LocalizedText { domain.allowed }

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - domain: what is allowed, as data.
  ///   - read: reads a value; throws ``Rejection`` or ``Rejections``.
  public init(
    _ domain: @escaping @autoclosure @Sendable () -> ParameterDomain,
    read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value
  ) {
    describe = domain
    self.read = read
  }

  /// Creates a type in a notation of its own.
  ///
  /// - Parameters:
  ///   - allowed: what is allowed, in words.
  ///   - words: whole values among others that can be offered.
  ///   - read: reads a value; throws ``Rejection`` or ``Rejections``.
  public init(
    allowed: LocalizedText, offering words: [String] = [],
    read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value
  ) {
    self.init(.notation(allowed, offering: words), read: read)
  }

  /// A type that is read from the text of a single value.
  ///
  /// - Parameters:
  ///   - domain: what is allowed, as data.
  ///   - parse: the value of a text; nil for a text that is not allowed.
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

  /// A type that is read from the text of a single value in a notation of its own.
  ///
  /// - Parameters:
  ///   - allowed: what is allowed, in words.
  ///   - parse: the value of a text; nil for a text that is not allowed.
  public init(allowed: LocalizedText, parse: @escaping @Sendable (String) -> Value?) {
    self.init(.notation(allowed), parse: parse)
  }

  /// The same type, whose values are read with more checks.
  func reading(_ read: @escaping @Sendable (_ node: YAMLNode, _ parameter: String) throws -> Value) -> ParameterType {
    var type = ParameterType(describe(), read: read)
    type.takesLineEnds = takesLineEnds
    return type
  }
}

extension Rejection {
  /// A value of the wrong type or out of range.
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
  /// The rejections that an error holds.
  init(_ error: any Error, parameter: String) {
    switch error {
    case let rejection as Rejection: self.init([rejection])
    case let rejections as Rejections: self = rejections
    default: self.init([Rejection(parameter, "\(error)")])
    }
  }
}
