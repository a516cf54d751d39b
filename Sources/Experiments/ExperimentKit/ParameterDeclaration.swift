import SourceText

/// The properties of a parameter that do not depend on its type.
public protocol ParameterDeclaration: Sendable {
  /// The name, kebab-case.
  var name: String { get }
  /// The purpose of the parameter, in a few words.
  var help: LocalizedText { get }
  /// The allowed values, as data.
  var domain: ParameterDomain { get }
  /// The description of the default; nil if the parameter is required.
  var fallbackText: LocalizedText? { get }
  /// The default as a cell would write it; nil if no value that a cell could write is the default.
  var defaultText: String? { get }
  /// The default as a value; nil if no value that a cell could write is the default.
  var defaultNode: YAMLNode? { get }
  /// Whether the parameter is required; by default, whether there is no ``fallbackText``.
  var isRequired: Bool { get }
  /// Whether the text of the parameter may contain line ends; `false` by default.
  var takesLineEnds: Bool { get }

  /// Checks a value without storing it.
  ///
  /// - Throws: ``Rejection`` or ``Rejections``.
  func check(_ node: YAMLNode) throws
}

extension ParameterDeclaration {
  /// The allowed values, in words.
  public var allowed: LocalizedText { domain.allowed }

  /// Whether the parameter has no default.
  public var isRequired: Bool { fallbackText == nil }

  /// The default as text: none.
  public var defaultText: String? { nil }

  /// The default as a value: none.
  public var defaultNode: YAMLNode? { nil }

  /// Whether the text of the parameter may contain line ends: no.
  public var takesLineEnds: Bool { false }
}
