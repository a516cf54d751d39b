import SourceText

/// What is known of a parameter without its type.
public protocol ParameterDeclaration: Sendable {
  /// The name, kebab-case.
  var name: String { get }
  /// What it is for, in a few words.
  var help: LocalizedText { get }
  /// What is allowed, in words.
  var allowed: LocalizedText { get }
  /// What holds when the parameter is not written; nil if it must be written.
  var fallbackText: LocalizedText? { get }
  /// Whether the parameter must be written; if not declared, whether there is no ``fallbackText``.
  var isRequired: Bool { get }
  /// Whether its text may hold line ends; `false` unless it is declared.
  var takesLineEnds: Bool { get }

  /// Reads a value.
  ///
  /// - Throws: ``Rejection`` or ``Rejections``.
  func decode(_ node: YAMLNode) throws -> ParameterValue
}

extension ParameterDeclaration {
  /// Whether there is nothing that holds when the parameter is not written.
  public var isRequired: Bool { fallbackText == nil }

  /// No line ends.
  public var takesLineEnds: Bool { false }
}

/// A declared parameter of an experiment: its name, type, default, range and help.
public struct Parameter<Value: Sendable & Hashable>: ParameterDeclaration {
  /// The name, kebab-case.
  public let name: String
  /// What it is for.
  public let help: LocalizedText
  /// What is allowed, in words.
  public let allowed: LocalizedText
  /// Whether its text may hold line ends.
  public private(set) var takesLineEnds = false
  /// Whether there is no default.
  public let isRequired: Bool

  @usableFromInline let fallback: Value?
  /// What holds when it is not written, where that is no value that could be written.
  private let absent: LocalizedText?
  private let read: @Sendable (YAMLNode, String) throws -> Value

  private init(
    _ name: String, allowed: LocalizedText, help: LocalizedText, fallback: Value?, absent: LocalizedText?,
    read: @escaping @Sendable (YAMLNode, String) throws -> Value
  ) {
    self.name = name
    self.help = help
    self.allowed = allowed
    self.fallback = fallback
    isRequired = fallback == nil
    self.absent = absent
    self.read = read
  }

  /// Declares a parameter that must be written.
  public init(_ name: String, _ type: ParameterType<Value>, help: LocalizedText) {
    self.init(name, allowed: type.allowed, help: help, fallback: nil, absent: nil, read: type.read)
    takesLineEnds = type.takesLineEnds
  }

  /// Declares a parameter with a default.
  public init(_ name: String, _ type: ParameterType<Value>, default value: Value, help: LocalizedText) {
    self.init(name, allowed: type.allowed, help: help, fallback: value, absent: nil, read: type.read)
    takesLineEnds = type.takesLineEnds
  }

  /// Declares a parameter that may be left out; what then holds is told in words.
  public init<Wrapped>(_ name: String, _ type: ParameterType<Wrapped>, absent: LocalizedText, help: LocalizedText)
  where Value == Wrapped? {
    self.init(name, allowed: type.allowed, help: help, fallback: .some(nil), absent: absent) {
      try type.read($0, $1)
    }
    takesLineEnds = type.takesLineEnds
  }

  /// What holds when it is not written; nil if it must be written.
  public var fallbackText: LocalizedText? {
    absent ?? fallback.map { LocalizedText(Self.yaml($0)) }
  }

  /// A value as a cell would write it.
  private static func yaml(_ value: Any) -> String {
    switch value {
    case let word as any RawRepresentable<String>: word.rawValue
    case let list as [Any]: "[\(list.map(yaml).joined(separator: ", "))]"
    default: "\(value)"
    }
  }

  /// Reads a value.
  public func decode(_ node: YAMLNode) throws -> ParameterValue {
    TypedParameterValue(try read(node, name))
  }
}
