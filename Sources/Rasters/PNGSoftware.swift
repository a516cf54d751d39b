/// The name of the program that made a PNG file, which stands in a text chunk with the keyword `Software`.
public enum PNGSoftware {
  private static let keyword = Array("Software".utf8) + [0]

  /// The name in a file; nil where none stands in plain text, or where the file is no PNG.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func name(in bytes: [UInt8]) -> String? {
    guard let chunks = try? PNGChunks(bytes) else { return nil }
    for chunk in chunks.all {
      let data = bytes[chunk.data]
      guard data.starts(with: keyword) else { continue }
      let rest = data.dropFirst(keyword.count)
      switch chunk.type {
      case "tEXt": return String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
      case "iTXt":
        // Not compressed; then come a language and the keyword in that language, each ended by 0.
        guard rest.starts(with: [0, 0]), let language = rest.dropFirst(2).firstIndex(of: 0),
          let end = rest[(language + 1)...].firstIndex(of: 0)
        else { continue }
        return String(decoding: rest[(end + 1)...], as: UTF8.self)
      default: continue
      }
    }
    return nil
  }

  /// A file with another name in it, in place of the one that stood there.
  ///
  /// - Throws: a ``PNGMistake`` where the bytes are no PNG file.
  public static func naming(_ name: String, in bytes: [UInt8]) throws(PNGMistake) -> [UInt8] {
    let chunks = try PNGChunks(bytes)
    return chunks.all.reduce(into: PNGChunks.signature) { file, chunk in
      let isText = ["tEXt", "zTXt", "iTXt"].contains(chunk.type)
      if !isText || !bytes[chunk.data].starts(with: keyword) { file += bytes[chunk.whole] }
      if chunk.type == "IHDR" { file += self.chunk(name) }
    }
  }

  private static func chunk(_ name: String) -> [UInt8] {
    let latin = name.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    let isLatin = latin.count == name.unicodeScalars.count && !latin.contains(0)
    if isLatin { return PNGChunks.chunk("tEXt", keyword + latin) }
    return PNGChunks.chunk("iTXt", keyword + [0, 0, 0, 0] + Array(name.utf8))
  }
}
