/// The text in a PNG file: the program that created it, and a description of the picture in each language.
///
/// A text has its own chunk and changes no pixel.
public struct PNGText: Sendable, Hashable {
  /// The subject of a text; the raw value is the keyword of the standard.
  public enum Keyword: String, Sendable, Hashable {
    /// The program that created the file, without a language.
    case software = "Software"
    /// The description of the picture.
    case description = "Description"
  }

  /// The subject of the text.
  public var keyword: Keyword
  /// The language, such as `ja`; empty for none.
  public var language: String
  /// The words.
  public var words: String

  /// Creates a text.
  public init(_ keyword: Keyword, language: String = "", _ words: String) {
    (self.keyword, self.language, self.words) = (keyword, language, words)
  }

  /// Returns the uncompressed texts of a file, in order; none if the file is not a PNG.
  ///
  /// - Complexity: O(*n*) for *n* bytes, as for the other functions.
  public static func all(in bytes: [UInt8]) -> [PNGText] {
    guard let chunks = try? PNGChunks(bytes) else { return [] }
    return chunks.all.compactMap { PNGText($0.type, bytes[$0.data]) }
  }

  /// Returns the words of a file on a subject; nil if there are none.
  public static func words(_ keyword: Keyword, language: String = "", in bytes: [UInt8]) -> String? {
    all(in: bytes).first { $0.keyword == keyword && $0.language == language }?.words
  }

  /// Returns a file with a text, which replaces one with the same keyword and language, even a compressed one.
  ///
  /// - Throws: a ``PNGError`` if the bytes are not a PNG file.
  public func added(to bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    let chunks = try PNGChunks(bytes)
    let others = Self.all(in: bytes).filter { $0.keyword != keyword || $0.language != language }
    let texts = (others + [self]).sorted { ($0.keyword.rawValue, $0.language) < ($1.keyword.rawValue, $1.language) }
    return chunks.all.reduce(into: PNGChunks.signature) { file, chunk in
      if !chunk.isText || Self.keyword(bytes[chunk.data]) == nil { file += bytes[chunk.whole] }
      if chunk.type == "IHDR" { file += texts.flatMap(\.chunk) }
    }
  }

  /// Returns whether two files are the same except for their texts.
  public static func areEqualButForTexts(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard let one = try? PNGChunks(one), let other = try? PNGChunks(other) else { return false }
    return one.withoutTexts.elementsEqual(other.withoutTexts) { one.bytes[$0.whole] == other.bytes[$1.whole] }
  }

  /// Returns the keyword of a text, compressed or not; nil for other keywords.
  private static func keyword(_ data: ArraySlice<UInt8>) -> Keyword? {
    data.firstIndex(of: 0).flatMap { Keyword(rawValue: String(decoding: data[..<$0], as: UTF8.self)) }
  }

  private var chunk: [UInt8] {
    let start = Array(keyword.rawValue.utf8) + [0]
    let latin = words.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    let isLatin = latin.count == words.unicodeScalars.count && !latin.contains(0)
    if isLatin, language.isEmpty { return PNGChunks.chunk("tEXt", start + latin) }
    return PNGChunks.chunk("iTXt", start + [0, 0] + Array(language.utf8) + [0, 0] + Array(words.utf8))
  }

  /// Reads the text of a chunk; nil for any other chunk, a compressed text, or another subject.
  private init?(_ type: String, _ data: ArraySlice<UInt8>) {
    guard ["tEXt", "iTXt"].contains(type), let keyword = Self.keyword(data) else { return nil }
    let rest = data.dropFirst(keyword.rawValue.utf8.count + 1)
    if type == "tEXt" {
      self.init(keyword, String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) })))
    } else {
      // Not compressed; then come a language and the keyword in that language, each ended by 0.
      guard rest.starts(with: [0, 0]), let language = rest.dropFirst(2).firstIndex(of: 0),
        let end = rest[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      self.init(
        keyword, language: String(decoding: rest.dropFirst(2)[..<language], as: UTF8.self),
        String(decoding: rest[(end + 1)...], as: UTF8.self))
    }
  }
}

extension PNGChunks {
  /// The chunks without text.
  fileprivate var withoutTexts: [Chunk] { all.filter { !$0.isText } }
}

extension PNGChunks.Chunk {
  fileprivate var isText: Bool { ["tEXt", "zTXt", "iTXt"].contains(type) }
}
