import ArgumentParser
import ExperimentKit
import LessonPage
import LessonRunner
import Messages
import Results
import SourceText
import Terminal

/// `lesson experiments`: lists the catalog of experiments.
struct ExperimentsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "experiments", _superCommandName: "lesson",
    abstract: "List the experiments, or describe one in detail.",
    discussion: """
      Example: lesson experiments
      Example: lesson experiments integer.table --language ja
      """)

  @Argument(
    help: "The name of an experiment (default: list all experiments).", completion: .custom(ExperimentCompletion.names))
  var name: String?
  @OptionGroup var language: LanguageOption
  @OptionGroup var format: FormatOption
  @Flag(help: .hidden)
  var host = false

  func run() async throws {
    let session = Session.current
    if host {
      return await ParameterFiles.$current.withValue(session.folder.parameterFiles(of: "")) {
        await ExperimentHost(session.catalogue).run()
      }
    }
    guard let name else {
      try await showAll(session)
      return
    }
    let entry: CatalogueEntry
    do {
      entry = try await session.experiment(name, for: "lesson experiments")
    } catch {
      throw session.report(error) { _ in Place(file: "lesson experiments \(name)") }
    }
    switch format.format {
    case .text:
      session.output.write("\(entry.name): \(entry.summary[language.language])\n")
      session.output.write(
        .table(CatalogueTable.parameters(entry)), language.language,
        rows: CatalogueTable.parameterLines(entry, language.language))
      let example = MessageCatalogue.text("The result is \(entry.kind.transcript). Example:", in: language.language)
      session.output.write("\n\(example)\n")
      let words = [entry.name] + ShellText.words(entry.exampleWords) + language.words
      session.output.write("lesson try \(words.joined(separator: " "))")
    case .json:
      session.output.write(text: try JSONText.of(CatalogueTable.json(entry, language.language)))
    }
  }

  /// Lists the experiments, and reports hosts that do not answer.
  private func showAll(_ session: Session) async throws {
    let found = await session.experiments.all()
    switch format.format {
    case .text:
      session.output.write(
        .table(CatalogueTable.all(found.catalogue)), language.language,
        rows: found.catalogue.entries.map {
          ReadingLine("\($0.name): \($0.summary[language.language])", indent: 2, mark: "- ")
        })
    case .json:
      let experiments = found.catalogue.entries.map { CatalogueTable.json($0, language.language) }
      session.output.write(text: try JSONText.of(experiments))
    }
    OutcomePrinter(session).print(found.findings)
    let problems = Set(
      found.problems.values.map { problem in
        let error = problem as? ExperimentError
        return session.text((error?.message ?? "\(problem)").followed(by: error?.help))
      })
    for problem in problems.sorted() { session.tell("lesson experiments: The list is incomplete: \(problem)") }
    if !found.findings.isEmpty { throw ExitStatus.couldNotRun }
  }
}

/// The catalog as tables and as JSON.
enum CatalogueTable {
  /// Returns all facts about an experiment as JSON.
  ///
  /// The parameters are listed in their order, and again as a JSON Schema.
  static func json(_ entry: CatalogueEntry, _ language: Language) -> JSONValue {
    [
      "name": .string(entry.name), "topic": .string(entry.topic), "summary": .string(entry.summary[language]),
      "result": .string(entry.kind.rawValue), "example": .string(entry.example),
      "parameters": CellResult.table(parameters(entry)).json(language), "schema": entry.schema(language),
    ]
  }

  static func all(_ catalogue: Catalogue) -> Table {
    Table(
      [
        Table.Column("name", LocalizedText(en: "experiment", ja: "実験")),
        Table.Column("result", LocalizedText(en: "result", ja: "結果")),
        Table.Column("summary", LocalizedText(en: "what it computes", ja: "内容")),
      ],
      rows: catalogue.entries.map { [.plain($0.name), .plain($0.kind.rawValue), .words($0.summary)] })
  }

  /// Returns the parameters as lines to read.
  static func parameterLines(_ entry: CatalogueEntry, _ language: Language) -> [ReadingLine] {
    entry.parameters.map { parameter in
      let fallback = parameter.fallbackText?[language] ?? required[language]
      let text = "\(parameter.name): \(parameter.help[language]) (\(parameter.allowed[language]); \(fallback))"
      return ReadingLine(text, indent: 2, mark: "- ")
    }
  }

  private static let required = LocalizedText(en: "required", ja: "必須")

  static func parameters(_ entry: CatalogueEntry) -> Table {
    Table(
      [
        Table.Column("parameter", LocalizedText(en: "parameter", ja: "パラメーター")),
        Table.Column("help", LocalizedText(en: "what it is", ja: "意味")),
        Table.Column("takes", LocalizedText(en: "takes", ja: "値")),
        Table.Column("default", LocalizedText(en: "default", ja: "省略時")),
      ],
      rows: entry.parameters.map { parameter in
        [
          .plain(parameter.name), .words(parameter.help), .words(parameter.allowed),
          .words(parameter.fallbackText ?? required),
        ]
      })
  }
}
