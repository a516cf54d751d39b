import ArgumentParser
import ExperimentKit
import Experiments
import Results
import SourceText

/// `lesson try`: runs an experiment without a lesson.
struct TryCommand: ParsableCommand {
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

  func run() throws {
    let session = Session.current
    let result: CellResult
    do throws(Findings) {
      result = try computed()
    } catch {
      OutcomePrinter(session).print(error.all)
      throw ExitStatus.usage
    }
    switch format.format {
    case .text: result.text(language.language).forEach(session.output.write)
    case .json: session.output.write(try JSONText.of(result.json(language.language)))
    }
  }

  private func computed() throws(Findings) -> CellResult {
    guard let entry = Catalogue.standard[experiment] else {
      throw Findings([
        Finding(
          Place(file: "lesson try"), "There is no experiment `\(experiment)`.",
          help: Catalogue.standard.help(forUnknown: experiment))
      ])
    }
    let (entries, mistakes) = ParameterArguments.entries(parameters)
    let prepared = entry.prepare(entries, line: 0) { line in
      Place(file: line == 0 ? "lesson try \(entry.name)" : parameters[line - 1].abbreviated)
    }
    switch prepared {
    case .success(let experiment) where mistakes.isEmpty: return experiment.run()
    case .success: throw Findings(mistakes)
    case .failure(let findings): throw Findings(mistakes + findings.all)
    }
  }
}
