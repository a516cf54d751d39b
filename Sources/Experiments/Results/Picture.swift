import SourceText

/// A finished picture in a file format, drawn by an engine.
///
/// Pixels contain no words of a language: the words go into ``alt`` and into the text next to the picture.
public struct Picture: Sendable, Hashable {
  /// The content of a file of the picture.
  public enum Content: Sendable, Hashable {
    /// The bytes of a PNG file.
    case png([UInt8])
    /// SVG, which contains words and so may differ between languages.
    case svg(LocalizedText)
    /// The bytes of a PDF file.
    case pdf([UInt8])
  }

  /// The formats of pictures; the raw value is the extension of their files.
  public enum Format: String, Sendable, Hashable, Codable, CaseIterable {
    /// Portable Network Graphics: pixels.
    case png
    /// Scalable Vector Graphics: shapes.
    case svg
    /// Portable Document Format: pages.
    case pdf
  }

  /// The content of a file of the picture.
  public var content: Content
  /// The text alternative of the picture, for readers who cannot see it.
  public var alt: LocalizedText
  /// The engine and the font, such as `Cairo 1.16.0, IPAGothic 003.03`; nil if every engine draws the same bytes.
  public var engine: String?
  /// The places of codes, numbers, and bits, in pixels of the picture.
  public var marks: [Figure.Mark]

  /// Creates a picture.
  public init(_ content: Content, alt: LocalizedText, engine: String? = nil, marks: [Figure.Mark] = []) {
    self.content = content
    self.alt = alt
    self.engine = engine
    self.marks = marks
  }

  /// The format of the picture.
  public var format: Format {
    switch content {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    }
  }

  /// Returns the bytes of a file of the picture.
  public func bytes(_ language: Language) -> [UInt8] {
    switch content {
    case .png(let bytes), .pdf(let bytes): bytes
    case .svg(let text): Array(text[language].utf8)
    }
  }

  /// Returns the machine-readable picture.
  ///
  /// It is `{alt, format, png}`, `{alt, format, svg}` or `{alt, format, pdf}`, with PNG and PDF in Base64, and with
  /// `engine` if there is one.
  public func json(_ language: Language) -> JSONValue {
    var values: [String: JSONValue] = ["alt": .string(alt[language]), "format": .string(format.rawValue)]
    switch content {
    case .png(let bytes), .pdf(let bytes): values[format.rawValue] = .string(Base64.text(of: bytes))
    case .svg(let text): values[format.rawValue] = .string(text[language])
    }
    if let engine { values["engine"] = .string(engine) }
    return .object(values)
  }

  /// Returns the picture for a terminal: the source of SVG; for pixels and pages the alternative text.
  public func text(_ language: Language) -> [String] {
    switch content {
    case .svg(let text): text[language].split(separator: "\n").map(String.init)
    case .png, .pdf: [alt[language]]
    }
  }
}

extension Picture: ResultValue {
  /// The kind of a picture: that of a figure.
  public static var kind: CellResult.Kind { .figure }
  /// This picture.
  public var cellResult: CellResult { .picture(self) }
}
