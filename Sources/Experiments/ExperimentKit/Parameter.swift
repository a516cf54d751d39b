import SourceText

/// A declared parameter of an experiment: its name, type, default, range and help.
///
/// It is a class so that a call passes it on without copying its content.
public final class Parameter<Value: Sendable>: ParameterDeclaration {
  /// The name, kebab-case.
  public let name: String
  /// The purpose of the parameter.
  public let help: LocalizedText
  /// Whether the text of the parameter may contain line ends.
  public let takesLineEnds: Bool

  private let fallback: Value?
  /// A function that returns the default.
  ///
  /// It does not ask the runtime for the type of an optional value, as a call of ``fallback`` would.
  @usableFromInline let missing: @Sendable () throws -> Value
  /// The default as a cell would write it, if it differs from the value's description.
  private let text: String?
  /// The description of the default, if the default cannot be written as a value.
  private let absent: LocalizedText?
  private let describe: @Sendable () -> ParameterDomain
  @usableFromInline let read: @Sendable (YAMLNode, String) throws -> Value

  private init(
    _ name: String, help: LocalizedText, takesLineEnds: Bool, fallback: Value?, writtenAs text: String? = nil,
    absent: LocalizedText?,
    describe: @escaping @Sendable () -> ParameterDomain, read: @escaping @Sendable (YAMLNode, String) throws -> Value
  ) {
    self.name = name
    self.help = help
    self.takesLineEnds = takesLineEnds
    self.fallback = fallback
    if let fallback { missing = { fallback } } else { missing = { throw UntakenParameter() } }
    self.text = text
    self.absent = absent
    self.describe = describe
    self.read = read
  }

  /// Declares a required parameter.
  public convenience init(_ name: String, _ type: ParameterType<Value>, help: LocalizedText) {
    self.init(
      name, help: help, takesLineEnds: type.takesLineEnds, fallback: nil, absent: nil, describe: type.describe,
      read: type.read)
  }

  /// Declares a parameter with a default.
  ///
  /// - Parameters:
  ///   - name: the name, kebab-case.
  ///   - type: the type of the value.
  ///   - value: the default.
  ///   - text: the default as a cell would write it, if it differs from the value's description.
  ///   - help: the purpose.
  public convenience init(
    _ name: String, _ type: ParameterType<Value>, default value: Value, writtenAs text: String? = nil,
    help: LocalizedText
  ) {
    self.init(
      name, help: help, takesLineEnds: type.takesLineEnds, fallback: value, writtenAs: text, absent: nil,
      describe: type.describe, read: type.read)
  }

  /// Declares an optional parameter whose default is described in words.
  public convenience init<Wrapped>(
    _ name: String, _ type: ParameterType<Wrapped>, absent: LocalizedText, help: LocalizedText
  ) where Value == Wrapped? {
    let read = type.read
    self.init(
      name, help: help, takesLineEnds: type.takesLineEnds, fallback: .some(nil), absent: absent,
      describe: type.describe
    ) {
      try read($0, $1)
    }
  }

  /// The same parameter, which also says whether it was given.
  public var noted: Parameter<Written<Value>> {
    let read = read
    return Parameter<Written<Value>>(
      name, help: help, takesLineEnds: takesLineEnds, fallback: fallback.map { Written($0, isWritten: false) },
      writtenAs: text, absent: absent, describe: describe
    ) {
      Written(try read($0, $1), isWritten: true)
    }
  }

  /// The allowed values, as data.
  public var domain: ParameterDomain { describe() }

  /// Whether there is no default.
  public var isRequired: Bool { fallback == nil }

  /// The description of the default; nil if the parameter is required.
  public var fallbackText: LocalizedText? {
    absent ?? defaultText.map { LocalizedText($0) }
  }

  /// The default as a cell would write it; nil if there is none, or if words describe it.
  public var defaultText: String? {
    absent == nil ? text ?? fallback.map { Self.node($0).plainText } : nil
  }

  /// The default as a value that a cell could write; nil if there is none, or if words describe it.
  public var defaultNode: YAMLNode? {
    guard absent == nil else { return nil }
    return text.map { YAMLParser.parse($0, file: name).root } ?? fallback.map(Self.node)
  }

  /// Returns a value as a cell would write it.
  private static func node(_ value: Any) -> YAMLNode {
    switch value {
    case let word as any RawRepresentable<String>: YAMLNode(written: word.rawValue)
    case let written as any WrittenValue: node(written.any)
    case let event as any WrittenEvent: YAMLNode(written: event.written.en)
    case let list as [Any]: YAMLNode(.sequence(list.map(node)), line: 1)
    default: YAMLNode(written: "\(value)")
    }
  }

  /// Checks a value without storing it.
  public func check(_ node: YAMLNode) throws {
    _ = try read(node, name)
  }
}

/// A value of a parameter, and whether it was given or is the default.
public struct Written<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Whether the value was given.
  public let isWritten: Bool

  init(_ value: Value, isWritten: Bool) {
    (self.value, self.isWritten) = (value, isWritten)
  }
}

/// A ``Written`` of any type.
private protocol WrittenValue {
  /// The value.
  var any: Any { get }
}

extension Written: WrittenValue {
  fileprivate var any: Any { value }
}

extension Written: Equatable where Value: Equatable {}
extension Written: Hashable where Value: Hashable {}
