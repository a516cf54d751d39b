import SourceText

/// The parameters of an experiment, and how it is made of their values.
///
///     static let signature = Signature(Self.init, bits, encoding)
///
/// The values come in the order of the parameters and with their types, so that the initializer of a struct that lists them
/// serves as it is. It is made once, when its experiment is first asked for, and its code is generated for the types at hand:
/// a call asks the runtime for no type.
public struct Signature<Made: Sendable>: Sendable {
  /// The parameters, in the order in which help lists them.
  public let parameters: [any ParameterDeclaration]

  /// Makes an experiment of what was written.
  let make: @Sendable (inout WrittenParameters) throws -> Made

  /// Declares parameters whose values an initializer takes.
  ///
  /// - Parameters:
  ///   - make: makes the experiment of the values; it throws ``Rejection`` or ``Rejections`` for what does not go together.
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

  /// Declares parameters that are known only when the program runs, such as those of another program.
  ///
  /// - Parameters:
  ///   - parameters: the parameters.
  ///   - make: takes what was written, each value of which its parameter takes.
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

  /// Makes an experiment of what was written.
  ///
  /// - Throws: any error where something that was written cannot stand; ``CatalogueEntry`` then looks for all errors.
  func made(of entries: [YAMLNode.Entry]) throws -> Made {
    var written = WrittenParameters(entries)
    let made = try make(&written)
    guard written.isTaken else { throw UntakenParameter() }
    return made
  }
}

extension Signature {
  /// The same parameters for something that is made of what they make.
  public func map<Other>(_ change: @escaping @Sendable (Made) throws -> Other) -> Signature<Other> {
    let make = make
    return Signature<Other>(parameters: parameters) { written in try change(try make(&written)) }
  }

  /// One more parameter behind these, for something that is made of both.
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
