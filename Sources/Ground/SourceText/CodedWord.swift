/// A word from a fixed list.
package protocol CodedWord: RawRepresentable<String>, CaseIterable, Codable {}

extension CodedWord {
  /// Creates a value by decoding one of the words of the type.
  package init(from decoder: any Decoder) throws {
    try self.init(wordFrom: decoder, among: Array(Self.allCases))
  }
}

extension RawRepresentable<String> {
  /// Creates a value by decoding one of the given words.
  package init(wordFrom decoder: any Decoder, among words: [Self]) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let word = words.first(where: { $0.rawValue == text }) else {
      let names = words.map { "`\($0.rawValue)`" }
      throw DecodingError.error(
        names.count == 2 ? "is neither \(names[0]) nor \(names[1])" : "is not one of \(names.joined(separator: ", "))",
        at: decoder.codingPath)
    }
    self = word
  }
}
