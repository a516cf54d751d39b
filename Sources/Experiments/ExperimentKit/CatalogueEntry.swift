import Results
import SourceText

/// The entry of an experiment in the catalog: its name, its parameters and its kind of result.
///
/// Only the name is loaded at once; the rest is loaded when it is needed, so that a program starts as fast with many
/// experiments as with few.
public struct CatalogueEntry: Sendable {
  /// The name that cells use.
  public let name: String

  private let declared: @Sendable () -> (description: ExperimentDescription, signature: Signature<ExperimentCall>)

  /// Creates the entry of an experiment of this program.
  public init(_ type: any Experiment.Type) {
    self.init(type.about.name) { type }
  }

  /// Creates the entry of an experiment of this program, without loading its type before it is needed.
  ///
  /// - Parameters:
  ///   - name: the name of the experiment.
  ///   - type: the type, which has that name.
  public init(_ name: String, _ type: @escaping @Sendable () -> any Experiment.Type) {
    self.name = name
    declared = { Self.declared(type()) }
  }

  /// Creates the entry of an experiment of another program.
  ///
  /// - Parameters:
  ///   - description: the other program's description of it.
  ///   - owner: the program; experiments are the same if their owners, names and written parameters are.
  ///   - run: computes the result of written values, each of which its parameter accepts.
  package init(
    _ description: ExperimentDescription, of owner: some Hashable & Sendable,
    run: @escaping @Sendable ([YAMLNode.Entry]) async throws -> CellResult
  ) {
    name = description.name
    let signature = Signature(description.parameters) { entries in
      ExperimentCall(identity: WrittenCall(owner: owner, name: description.name, parameters: entries.wire)) {
        try await run(entries)
      }
    }
    declared = { (description, signature) }
  }

  private struct WrittenCall<Owner: Hashable & Sendable>: Hashable {
    let owner: Owner
    let name: String
    let parameters: [String: JSONValue]
  }

  private static func declared<Declared: Experiment>(
    _ type: Declared.Type
  ) -> (description: ExperimentDescription, signature: Signature<ExperimentCall>) {
    let signature = Declared.signature
    return (
      ExperimentDescription(Declared.about, Declared.kind, signature.parameters),
      signature.map { experiment in
        ExperimentCall(
          identity: experiment, result: { try await experiment.run().cellResult },
          script: (experiment as? any WalkedExperiment).map { MachineScript($0) })
      }
    )
  }

  /// The whole declaration of the experiment.
  var description: ExperimentDescription { declared().description }

  /// The summary in one line: the result that the experiment computes.
  public var summary: LocalizedText { description.summary }

  /// The declared parameters.
  public var parameters: [any ParameterDeclaration] { description.parameters }

  /// Parameters for the example in its help.
  public var example: String { description.example }

  /// The kind of the result.
  public var kind: CellResult.Kind { description.kind }

  /// Decodes parameters written in YAML.
  ///
  /// - Parameters:
  ///   - yaml: the parameters, as in the body of a cell.
  ///   - file: the file to name in findings.
  ///   - firstLine: the number that the first line of the YAML has in that file.
  ///   - line: the line to name for a missing parameter.
  /// - Returns: the experiment, ready to run, or every error in its parameters.
  public func prepare(
    yaml: String, file: String, firstLine: Int = 1, line: Int = 1
  ) -> Result<PreparedExperiment, Findings> {
    let (root, errors) = YAMLParser.parse(yaml, file: file, firstLine: firstLine)
    if root == nil, !errors.isEmpty { return .failure(Findings(errors)) }
    var entries: [YAMLNode.Entry] = []
    if let root {
      guard case .mapping(let written) = root.content else {
        let finding = Finding(
          Place(file: file, line: root.line), "This is not a list of parameters: \(root.text.abbreviated).",
          help: "Write each parameter on its own line: `key: value`.")
        return .failure(Findings(errors + [finding]))
      }
      entries = written
    }
    let prepared = prepare(entries, line: line) { Place(file: file, line: $0) }
    switch prepared {
    case .success where errors.isEmpty: return prepared
    case .success: return .failure(Findings(errors))
    case .failure(let findings): return .failure(Findings(errors + findings.all))
    }
  }

  /// Decodes written parameters.
  ///
  /// - Parameters:
  ///   - entries: the parameters as written.
  ///   - line: the line to name for a missing parameter.
  ///   - place: the place of a line, for findings.
  /// - Returns: the experiment, ready to run, or every error in its parameters.
  public func prepare(
    _ entries: [YAMLNode.Entry], line: Int, place: (Int) -> Place
  ) -> Result<PreparedExperiment, Findings> {
    let (description, signature) = declared()
    let files = ParameterFiles.current
    let filesRead = files?.readCount ?? 0
    do {
      let call = try signature.made(of: entries)
      return .success(PreparedExperiment(call, entries, holdsFiles: files?.readCount ?? 0 > filesRead))
    } catch {
      // Errors in single parameters are reported first, and all of them at once.
      let errors = WrittenParameters(entries).errors(description.parameters, of: name, line: line, place: place)
      guard errors.isEmpty else { return .failure(Findings(errors)) }
      return .failure(
        Findings(Rejections(error, parameter: "").located(in: entries).findings(line: line, place: place)))
    }
  }
}
