import SourceText

/// Results in the host protocol, with the text in all languages; a figure is written as its picture.
extension CellResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  /// Reads a result.
  public init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: CodingKeys.self).decode(HostedKind.self, forKey: .kind).kind {
    case .table: self = .table(try Table(from: decoder))
    case .lines: self = .lines(try Lines(from: decoder))
    case .figure: self = .picture(try Picture(from: decoder))
    case .stateDiagram: self = .stateDiagram(try StateDiagram(from: decoder))
    case .diagnostics: throw DecodingError.error("is not a result that a host can return", at: decoder.codingPath)
    }
  }

  /// Writes a result; diagnostics of a compiler, which hosts do not return, are omitted.
  public func encode(to encoder: any Encoder) throws {
    var result = encoder.container(keyedBy: CodingKeys.self)
    try result.encode(kind, forKey: .kind)
    switch self {
    case .table(let table): try table.encode(to: encoder)
    case .lines(let lines): try lines.encode(to: encoder)
    case .figure(let figure): try Picture(figure).encode(to: encoder)
    case .picture(let picture): try picture.encode(to: encoder)
    case .stateDiagram(let diagram): try diagram.encode(to: encoder)
    case .diagnostics(let diagnostics):
      throw EncodingError.invalidValue(diagnostics, .init(codingPath: encoder.codingPath, debugDescription: ""))
    }
  }
}

extension CellResult {
  /// A kind of results that hosts give.
  package struct HostedKind: Decodable {
    /// The kind.
    package let kind: Kind

    /// Reads the word of a kind.
    package init(from decoder: any Decoder) throws {
      kind = try Kind(wordFrom: decoder, among: [.table, .lines, .figure, .stateDiagram])
    }
  }
}

extension Picture {
  /// Creates a finished picture from a figure.
  fileprivate init(_ figure: Figure) {
    self.init(
      .svg(LocalizedText(en: figure.svg(.english), ja: figure.svg(.japanese))), alt: figure.alt, marks: figure.marks)
  }
}
