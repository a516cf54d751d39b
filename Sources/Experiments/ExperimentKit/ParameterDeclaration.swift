import SourceText

/// What is known of a parameter without its type.
public protocol ParameterDeclaration: Sendable {
  /// The name, kebab-case.
  var name: String { get }
  /// What it is for, in a few words.
  var help: LocalizedText { get }
  /// What is allowed, as data.
  var domain: ParameterDomain { get }
  /// What holds when the parameter is not written; nil if it must be written.
  var fallbackText: LocalizedText? { get }
  /// The default as a cell would write it; nil where nothing that could be written holds.
  var defaultText: String? { get }
  /// The default as a value that could be written; nil where nothing that could be written holds.
  var defaultNode: YAMLNode? { get }
  /// Whether the parameter must be written; if not declared, whether there is no ``fallbackText``.
  var isRequired: Bool { get }
  /// Whether its text may hold line ends; `false` unless it is declared.
  var takesLineEnds: Bool { get }

  /// Reads a value and forgets it.
  ///
  /// - Throws: ``Rejection`` or ``Rejections``.
  func check(_ node: YAMLNode) throws
}

extension ParameterDeclaration {
  /// What is allowed, in words.
  public var allowed: LocalizedText { domain.allowed }

  /// Whether there is nothing that holds when the parameter is not written.
  public var isRequired: Bool { fallbackText == nil }

  /// No default that is known as text.
  public var defaultText: String? { nil }

  /// No default that is known as a value.
  public var defaultNode: YAMLNode? { nil }

  /// No line ends.
  public var takesLineEnds: Bool { false }
}
