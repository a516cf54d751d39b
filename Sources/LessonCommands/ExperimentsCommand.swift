import ArgumentParser
import ExperimentKit
import Experiments
import Results
import SourceText

/// `lesson experiments`: the catalogue of experiments.
struct ExperimentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "experiments",
    abstract: "List the experiments, or tell all about one.",
    discussion: """
      Example: lesson experiments
      Example: lesson experiments integer.table --language ja
      """)

  @Argument(help: "An experiment; all are listed if none is named.")
  var name: String?
  @OptionGroup var language: LanguageOption
  @OptionGroup var format: FormatOption

  func run() throws {
    let session = Session.current
    guard let name else {
      try show(.table(CatalogueTable.all(.standard)), session)
      return
    }
    guard let entry = Catalogue.standard[name] else {
      session.messages.write(
        "\(Finding(Place(file: "lesson experiments"), "There is no experiment `\(name)`.", help: Catalogue.standard.help(forUnknown: name)))"
      )
      throw ExitStatus.usage
    }
    let parameters = CellResult.table(CatalogueTable.parameters(entry))
    switch format.format {
    case .text:
      session.output.write("\(entry.name): \(entry.summary[language.language])\n")
      parameters.text(language.language).forEach(session.output.write)
      session.output.write("\nIt gives \(entry.kind.transcript). Example:\n")
      session.output.write(
        "lesson try "
          + ([entry.name] + ShellText.words(ofExample: entry.example) + language.words).joined(separator: " "))
    case .json:
      session.output.write(
        try JSONText.of(
          JSONValue.object([
            "name": .string(entry.name), "summary": .string(entry.summary[language.language]),
            "result": .string(entry.kind.rawValue), "example": .string(entry.example),
            "parameters": parameters.json(language.language),
          ])))
    }
  }

  private func show(_ result: CellResult, _ session: Session) throws {
    switch format.format {
    case .text: result.text(language.language).forEach(session.output.write)
    case .json: session.output.write(try JSONText.of(result.json(language.language)))
    }
  }
}

/// The catalogue as tables.
enum CatalogueTable {
  static func all(_ catalogue: Catalogue) -> Table {
    Table(
      [
        Table.Column("name", LocalizedText(en: "experiment", ja: "実験")),
        Table.Column("result", LocalizedText(en: "result", ja: "結果")),
        Table.Column("summary", LocalizedText(en: "what it computes", ja: "内容")),
      ],
      rows: catalogue.entries.map { [.plain($0.name), .plain($0.kind.rawValue), .words($0.summary)] })
  }

  static func parameters(_ entry: CatalogueEntry) -> Table {
    let required = LocalizedText(en: "must be written", ja: "必須")
    return Table(
      [
        Table.Column("parameter", LocalizedText(en: "parameter", ja: "引数")),
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
