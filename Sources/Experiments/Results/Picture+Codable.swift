import SourceText

/// Pictures in the host protocol: SVG in each language, PNG and PDF in Base64.
extension Picture: Codable {
  private enum CodingKeys: String, CodingKey {
    case alt, engine, svg, png, pdf, marks
  }

  /// Reads a picture, whose SVG must be valid.
  public init(from decoder: any Decoder) throws {
    let picture = try decoder.container(keyedBy: CodingKeys.self)
    func bytes(_ key: CodingKeys) throws -> [UInt8]? {
      guard let text = try picture.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let bytes = Base64.bytes(of: text) else { throw picture.error("is not Base64", key) }
      return bytes
    }
    if picture.contains(.svg) {
      let texts = try LocalizedText(from: try picture.superDecoder(forKey: .svg), each: String.self)
      for text in [texts.en, texts.ja] {
        do throws(XMLError) {
          try SVGComparison.check(Array(text.utf8))
        } catch {
          throw picture.error("is not SVG (line \(error.line): \(error.message))", .svg)
        }
      }
      content = .svg(texts)
    } else if let png = try bytes(.png) {
      content = .png(png)
    } else if let pdf = try bytes(.pdf) {
      content = .pdf(pdf)
    } else {
      throw DecodingError.error("has none of `svg`, `png`, `pdf`", at: decoder.codingPath)
    }
    alt = try picture.decode(LocalizedText.self, forKey: .alt)
    engine = try picture.decodeIfPresent(PlainLine.self, forKey: .engine)?.description
    guard !alt.en.isEmpty, !alt.ja.isEmpty else { throw picture.error("is empty", .alt) }
    marks = try picture.decodeIfPresent([Figure.Mark].self, forKey: .marks) ?? []
    guard marks.count <= Figure.Mark.most else {
      throw picture.error("has more than \(Figure.Mark.most) marks", .marks)
    }
  }

  /// Writes the picture.
  public func encode(to encoder: any Encoder) throws {
    var picture = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .svg(let texts): try picture.encode(texts, forKey: .svg)
    case .png(let bytes): try picture.encode(Base64.text(of: bytes), forKey: .png)
    case .pdf(let bytes): try picture.encode(Base64.text(of: bytes), forKey: .pdf)
    }
    try picture.encode(alt, forKey: .alt)
    try picture.encodeIfPresent(engine, forKey: .engine)
    if !marks.isEmpty { try picture.encode(marks, forKey: .marks) }
  }
}
