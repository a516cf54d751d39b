import SourceText

/// The parameters of an experiment, and the function that creates it from their values.
///
///     static let signature = Signature(Self.init, bits, encoding)
///
/// The values are in the order of the parameters and have their types, so the initializer of a struct that lists them
/// fits unchanged. It is created once, when its experiment is first used, and its code is generated for the types at
/// hand: a call does not ask the runtime for any type.
public struct Signature<Made: Sendable>: Sendable {
  /// The parameters, in the order of the help.
  public let parameters: [any ParameterDeclaration]

  /// The function that creates an experiment from written parameters.
  let make: @Sendable (inout WrittenParameters) throws -> Made

  /// Declares parameters whose values an initializer takes.
  ///
  /// - Parameters:
  ///   - make: creates the experiment from the values; it throws ``Rejection`` or ``Rejections`` for values that do not
  ///     fit together.
  ///   - parameters: the parameters, as many as the values and in their order.
  @inlinable
  public init<each Value>(
    _ make: @escaping @Sendable (repeat each Value) throws -> Made, _ parameters: repeat Parameter<each Value>
  ) {
    var declarations: [any ParameterDeclaration] = []
    repeat declarations.append(each parameters)
    let kept = (repeat each parameters)
    self.init(parameters: declarations) { written in
      let values = (repeat try written.value(of: each kept))
      return try make(repeat each values)
    }
  }

  /// Declares parameters that are known only at run time, such as those of another program.
  ///
  /// - Parameters:
  ///   - parameters: the parameters.
  ///   - make: creates the value from the written parameters, each of which its parameter accepts.
  init(
    _ parameters: [any ParameterDeclaration], _ make: @escaping @Sendable ([YAMLNode.Entry]) throws -> Made
  ) {
    self.init(parameters: parameters) { written in
      try written.check(parameters)
      return try make(written.entries)
    }
  }

  @usableFromInline
  init(parameters: [any ParameterDeclaration], make: @escaping @Sendable (inout WrittenParameters) throws -> Made) {
    self.parameters = parameters
    self.make = make
  }

  /// Returns the experiment of written parameters.
  ///
  /// - Throws: any error if a written value is not valid; ``CatalogueEntry`` then looks for all errors.
  func made(of entries: [YAMLNode.Entry]) throws -> Made {
    var written = WrittenParameters(entries)
    let made = try make(&written)
    guard written.isTaken else { throw UntakenParameter() }
    return made
  }
}

extension Signature {
  /// Returns the same parameters for a value that is created from the experiment.
  public func map<Other>(_ change: @escaping @Sendable (Made) throws -> Other) -> Signature<Other> {
    let make = make
    return Signature<Other>(parameters: parameters) { written in try change(try make(&written)) }
  }

  /// Returns these parameters and one more, for a value that is created from both.
  public func adding<Value, Other>(
    _ parameter: Parameter<Value>, _ combine: @escaping @Sendable (Made, Value) throws -> Other
  ) -> Signature<Other> {
    let make = make
    return Signature<Other>(parameters: parameters + [parameter]) { written in
      let made = try make(&written)
      return try combine(made, try written.value(of: parameter))
    }
  }
}
