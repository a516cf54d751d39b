/// What a PNG file says in words: the program that made it, and what it shows in each language.
///
/// Texts stand in chunks of their own and change no pixel.
public struct PNGText: Sendable, Hashable {
  /// What a text is about; the raw value is the keyword of the standard.
  public enum Keyword: String, Sendable, Hashable {
    /// The program that made the file, without a language.
    case software = "Software"
    /// What the picture shows.
    case description = "Description"
  }

  /// What the text is about.
  public var keyword: Keyword
  /// The language, such as `ja`; empty for none.
  public var language: String
  /// The words.
  public var words: String

  /// Creates a text.
  public init(_ keyword: Keyword, language: String = "", _ words: String) {
    (self.keyword, self.language, self.words) = (keyword, language, words)
  }

  /// The texts of a file that are not compressed, in order; none where the file is no PNG.
  ///
  /// - Complexity: O(*n*) for *n* bytes, as for the other functions.
  public static func all(in bytes: [UInt8]) -> [PNGText] {
    guard let chunks = try? PNGChunks(bytes) else { return [] }
    return chunks.all.compactMap { PNGText($0.type, bytes[$0.data]) }
  }

  /// The words of a file about something; nil where none stand there.
  public static func words(_ keyword: Keyword, language: String = "", in bytes: [UInt8]) -> String? {
    all(in: bytes).first { $0.keyword == keyword && $0.language == language }?.words
  }

  /// A file with a text in it, in place of one about the same in that language; compressed texts of ours go.
  ///
  /// - Throws: a ``PNGError`` where the bytes are no PNG file.
  public func added(to bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    let chunks = try PNGChunks(bytes)
    let others = Self.all(in: bytes).filter { $0.keyword != keyword || $0.language != language }
    let texts = (others + [self]).sorted { ($0.keyword.rawValue, $0.language) < ($1.keyword.rawValue, $1.language) }
    return chunks.all.reduce(into: PNGChunks.signature) { file, chunk in
      if !chunk.isText || Self.keyword(bytes[chunk.data]) == nil { file += bytes[chunk.whole] }
      if chunk.type == "IHDR" { file += texts.flatMap(\.chunk) }
    }
  }

  /// Whether two files hold the same but for what they say in words.
  public static func areEqualButForTexts(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard let one = try? PNGChunks(one), let other = try? PNGChunks(other) else { return false }
    return one.withoutTexts.elementsEqual(other.withoutTexts) { one.bytes[$0.whole] == other.bytes[$1.whole] }
  }

  /// The keyword of a text, compressed or not; nil for one that is none of ours.
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

  /// Reads the text of a chunk; nil for any other chunk, a compressed text, or one about something else.
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
  /// The chunks that hold no text.
  fileprivate var withoutTexts: [Chunk] { all.filter { !$0.isText } }
}

extension PNGChunks.Chunk {
  fileprivate var isText: Bool { ["tEXt", "zTXt", "iTXt"].contains(type) }
}
