/// A result in several formats, of which a program shows the one that it prefers.
package struct MIMEBundle: Sendable, Hashable, Codable {
  /// A format, by its media type.
  package enum Format: String, Sendable, Hashable, Codable, CodingKeyRepresentable {
    case plain = "text/plain"
    case markdown = "text/markdown"
    case html = "text/html"
    case mermaid = "text/vnd.mermaid"
    case png = "image/png"
    case pdf = "application/pdf"

    /// Whether notebooks hold the format as a list of lines.
    fileprivate var isText: Bool { self != .png && self != .pdf }
  }

  /// The result in each format; bytes are in Base64.
  package private(set) var texts: [Format: String]
  /// The text alternative of a picture in the format ``Format/png``.
  private var alt: String?

  /// Creates a bundle.
  package init(_ texts: [Format: String]) { self.texts = texts }

  /// Creates the bundle of plain text.
  package init(plain text: String) { self.init([.plain: text]) }

  /// Adds a picture of pixels, in Base64, with its text alternative.
  mutating func add(png: String, alt: String) { (texts[.png], self.alt) = (png, alt) }

  /// The value of a notebook's key `metadata`.
  var metadata: NotebookJSON {
    guard let alt else { return [:] }
    return .object([Format.png.rawValue: ["alt": .text(alt)]])
  }

  /// Returns the value of a notebook's key `data`.
  ///
  /// - Parameter text: a function that returns text as a notebook or a message has it.
  /// - Returns: the texts by media type.
  func data(_ text: (String) -> NotebookJSON) -> NotebookJSON {
    .object(
      Dictionary(
        uniqueKeysWithValues: texts.map { format, value in
          (format.rawValue, format.isText ? text(value) : .text(value))
        }))
  }
}
