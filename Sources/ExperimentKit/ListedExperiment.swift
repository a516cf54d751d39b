import SourceText

/// An experiment that lists its parameters and looks each up by itself; a ``Signature`` does both.
public protocol ListedExperiment: Experiment {
  /// The name that cells use: `topic.experiment`, lower case, kebab-case.
  static var name: String { get }
  /// What the experiment computes, in one line.
  static var summary: LocalizedText { get }
  /// The declared parameters, in the order in which help lists them.
  static var parameters: [any ParameterDeclaration] { get }
  /// Parameters for the example in the experiment's help, such as `bits=5`; empty where none are needed.
  static var example: String { get }

  /// Takes the decoded parameters and checks what concerns more than one of them.
  ///
  /// - Throws: a ``Rejection`` or ``Rejections`` that says which parameter cannot stand and what is allowed.
  init(_ arguments: Arguments) throws
}

extension ListedExperiment {
  /// No parameters.
  public static var example: String { "" }

  /// The name, the summary and the example.
  public static var about: About { About(name, en: summary.en, ja: summary.ja, example: example) }

  /// The listed parameters.
  public static var signature: Signature<Self> {
    let parameters = parameters
    return Signature(parameters: parameters) { written in
      var values: [(name: String, value: ParameterValue)] = []
      for parameter in parameters {
        if let node = try written.take(parameter.name, allowingLineEnds: parameter.takesLineEnds) {
          values.append((parameter.name, try parameter.decode(node)))
        } else if parameter.isRequired {
          throw UntakenParameter()
        }
      }
      return try Self(Arguments(values))
    }
  }
}
