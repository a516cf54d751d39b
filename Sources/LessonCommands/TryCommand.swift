import ArgumentParser
import ExperimentKit
import Experiments
import Results
import SourceText

/// `lesson try`: runs an experiment without a lesson.
struct TryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Run an experiment without a lesson.",
    discussion: """
      `lesson experiments NAME` lists the parameters. Values are YAML, as in a lesson.

      Example: lesson try integer.table encoding=bias bits=4 bias=7
      Example: lesson try integer.ring encoding=twos-complement > ring.svg
      """)

  @Argument(help: "The experiment.", completion: .custom { _, _, _ in Catalogue.standard.entries.map(\.name) })
  var experiment: String
  @Argument(help: ArgumentHelp("Parameters of the experiment.", valueName: "key=value"))
  var parameters: [String] = []
  @OptionGroup var language: LanguageOption
  @OptionGroup var format: FormatOption

  func run() async throws {
    let session = Session.current
    let result: CellResult
    do {
      result = try await prepared().run()
    } catch {
      throw session.report(error, place: place)
    }
    switch format.format {
    case .text: result.text(language.language).forEach(session.output.write)
    case .json: session.output.write(try JSONText.of(result.json(language.language)))
    }
  }

  /// The experiment with its parameters.
  private func prepared() async throws -> PreparedExperiment {
    let entry = try await Session.current.experiment(experiment, for: "lesson try")
    let (entries, mistakes) = ParameterArguments.entries(parameters)
    switch entry.prepare(entries, line: 0, place: place) {
    case .success(let experiment) where mistakes.isEmpty: return experiment
    case .success: throw Findings(mistakes)
    case .failure(let findings): throw Findings(mistakes + findings.all)
    }
  }

  /// The place of a parameter, counted from 1; 0 for the command.
  private func place(_ number: Int) -> Place {
    Place(file: number == 0 ? "lesson try \(experiment)" : parameters[number - 1].abbreviated)
  }
}
