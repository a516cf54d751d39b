import LessonPage
import Results
import SourceText

extension MIMEBundle {
  /// Creates the bundle of an experiment's result, or of the messages of a compiler.
  ///
  /// HTML and pictures are this program's own, and every text in them is escaped. SVG is the address of an image,
  /// because viewers of notebooks damage SVG that is part of a page.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - language: the language of its words.
  ///   - pixels: the bytes of a PNG file with the same picture; nil if nothing here can draw it.
  package init(_ result: CellResult, _ language: Language, pixels: [UInt8]? = nil) {
    switch result {
    case .table(let table):
      let text = TableText(table, language)
      self.init([.plain: text.lines.joined(separator: "\n"), .markdown: text.markdown, .html: TableHTML(text).html])
    case .lines(let lines): self.init(plain: lines.texts(language).joined(separator: "\n"))
    case .diagnostics(let diagnostics): self.init(plain: diagnostics.lines.joined(separator: "\n"))
    case .stateDiagram(let diagram):
      let lines = diagram.mermaid(language).joined(separator: "\n")
      self.init([.plain: lines, .markdown: "```mermaid\n\(lines)\n```", .mermaid: lines])
    case .figure(let figure):
      self.init(svg: figure.shortSVG(language), alt: figure.alt[language])
      if let pixels { add(png: Base64.text(of: pixels), alt: figure.alt[language]) }
    case .picture(let picture):
      let alt = picture.alt[language]
      switch picture.content {
      case .svg(let text):
        self.init(svg: text[language], alt: alt)
        if let pixels { add(png: Base64.text(of: pixels), alt: alt) }
      case .png(let bytes):
        self.init(plain: alt)
        add(png: Base64.text(of: bytes), alt: alt)
      case .pdf(let bytes): self.init([.plain: alt, .pdf: Base64.text(of: bytes)])
      }
    }
  }

  private init(svg: String, alt: String) {
    let address = "data:image/svg+xml;base64," + Base64.text(of: Array(svg.utf8))
    self.init([.plain: alt, .html: "<img alt=\"\(alt.asHTML)\" src=\"\(address)\">"])
  }
}

extension TableText {
  /// The Markdown of the table, without the spaces that align its columns.
  fileprivate var markdown: String {
    let rule = alignments.map { $0 == .right ? "--:" : "---" }
    return ([header, rule] + rows).map { "|\($0.map(\.pipesEscaped).joined(separator: "|"))|" }.joined(separator: "\n")
  }
}
