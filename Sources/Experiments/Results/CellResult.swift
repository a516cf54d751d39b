import SourceText

/// A result of a cell, of one of the kinds that a transcript can show.
public enum CellResult: Sendable, Hashable {
  /// Rows and columns.
  case table(Table)
  /// Lines of text.
  case lines(Lines)
  /// A picture as a list of shapes.
  case figure(Figure)
  /// A finished picture, of the kind ``Kind/figure``.
  case picture(Picture)
  /// States and transitions.
  case stateDiagram(StateDiagram)
  /// Messages of a compiler.
  case diagnostics(Diagnostics)

  /// The kind of result, which determines the form of its transcript.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A Markdown table.
    case table
    /// A `transcript` fence.
    case lines
    /// An image.
    case figure
    /// A `mermaid` fence.
    case stateDiagram = "state-diagram"
    /// A `diagnostics` fence.
    case diagnostics

    /// The name of the transcript below a cell of this kind, for messages.
    public var transcript: Message {
      switch self {
      case .table: "a Markdown table"
      case .lines: "a `transcript` fence"
      case .figure: "an image"
      case .stateDiagram: "a `mermaid` fence"
      case .diagnostics: "a `diagnostics` fence"
      }
    }
  }

  /// The kind of the result.
  public var kind: Kind {
    switch self {
    case .table: .table
    case .lines: .lines
    case .figure, .picture: .figure
    case .stateDiagram: .stateDiagram
    case .diagnostics: .diagnostics
    }
  }

  /// Returns the machine-readable result.
  ///
  /// A table is an array of objects keyed by column ids, lines are an array of strings, and a figure is `{alt, svg}`. A
  /// picture is ``Picture/json(_:)``, a diagram is `{states, transitions}`, and messages of a compiler are an array of
  /// objects (``Diagnostics/json``).
  public func json(_ language: Language) -> JSONValue {
    switch self {
    case .table(let table):
      .array(
        table.rows.map { row in
          .object(
            Dictionary(zip(table.columns, row).map { ($0.id, .string($1.text(language))) }, uniquingKeysWith: { $1 }))
        })
    case .lines(let lines): .array(lines.texts(language).map { .string($0) })
    case .figure(let figure): .object(["alt": .string(figure.alt[language]), "svg": .string(figure.svg(language))])
    case .picture(let picture): picture.json(language)
    case .stateDiagram(let diagram): diagram.json(language)
    case .diagnostics(let diagnostics): diagnostics.json
    }
  }

  /// Returns the result as text for a terminal.
  ///
  /// It is a table in aligned columns, lines, SVG, the alternative text of a picture of pixels, Mermaid source or
  /// messages.
  public func text(_ language: Language) -> [String] {
    switch self {
    case .table(let table): TableText(table, language).lines
    case .lines(let lines): lines.texts(language)
    case .figure(let figure): figure.svg(language).split(separator: "\n").map(String.init)
    case .picture(let picture): picture.text(language)
    case .stateDiagram(let diagram): diagram.mermaid(language)
    case .diagnostics(let diagnostics): diagnostics.lines
    }
  }
}

extension StateDiagram {
  fileprivate func json(_ language: Language) -> JSONValue {
    .object([
      "states": .array(states.map { .object(["id": .string($0.id), "title": .string($0.title[language])]) }),
      "transitions": .array(
        transitions.map {
          .object(["from": .string($0.from), "to": .string($0.to), "label": .string($0.label[language])])
        }),
    ])
  }
}
