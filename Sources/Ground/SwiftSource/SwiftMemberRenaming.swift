/// A renaming of members of extensions, wherever a source declares or uses them.
///
/// Every word of the name is renamed, but for argument labels, and for words in strings outside of interpolations.
public struct SwiftMemberRenaming: Sendable {
  private let source: [UInt8]
  private let outline: SwiftOutline
  private let names: [String: String]

  /// Creates a renaming.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - names: the new spelling of each name.
  public init(_ source: String, names: [String: String]) {
    self.source = Array(source.utf8)
    outline = SwiftOutline(source)
    self.names = names
  }

  /// The source with the new spellings, and with the same line breaks.
  ///
  /// - Complexity: O(*n*) for *n* bytes, if interpolations are nested only a few levels deep.
  public var text: String {
    guard !names.isEmpty else { return String(decoding: source, as: UTF8.self) }
    var bytes: [UInt8] = []
    var copied = 0
    for (index, token) in outline.tokens.enumerated() {
      let new: String? =
        switch token.kind {
        case .word: isLabel(index) ? nil : names[token.text]
        case .literal: literal(token)
        case .opening, .closing, .separator, .sign: nil
        }
      guard let new else { continue }
      bytes += source[copied..<token.range.lowerBound]
      bytes += new.utf8
      copied = token.range.upperBound
    }
    return String(decoding: bytes + source[copied...], as: UTF8.self)
  }

  private func isLabel(_ index: Int) -> Bool {
    let tokens = outline.tokens
    guard index > 0, index + 1 < tokens.count, tokens[index + 1].text == ":" else { return false }
    return tokens[index - 1].text == "(" || tokens[index - 1].text == ","
  }

  private func literal(_ token: SwiftToken) -> String? {
    let bytes = Array(source[token.range])
    let ranges = SwiftOutline.insertions(in: bytes)
    guard !ranges.isEmpty else { return nil }
    var text: [UInt8] = []
    var copied = 0
    for range in ranges {
      text += bytes[copied..<range.lowerBound]
      text += SwiftMemberRenaming(String(decoding: bytes[range], as: UTF8.self), names: names).text.utf8
      copied = range.upperBound
    }
    return String(decoding: text + bytes[copied...], as: UTF8.self)
  }
}
