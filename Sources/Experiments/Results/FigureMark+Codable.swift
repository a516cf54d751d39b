import SourceText

/// Marks in the host protocol: `{"code":"101","value":"5","x":12,"y":30,"radius":8}`, or with `bit` instead, and with
/// `"main":true` for what the picture is about.
extension Figure.Mark: Codable {
  private enum CodingKeys: String, CodingKey {
    case code, value, bit, x, y, radius, main
  }

  /// The largest number of marks of a picture.
  static let most = 4096
  /// The largest number of characters of a code or a number.
  private static let longest = 64
  /// The largest distance of a mark from the top or the left.
  private static let farthest = 100_000.0

  /// Reads a mark, which stands for a code, a number, or a bit at a place of the picture.
  public init(from decoder: any Decoder) throws {
    let mark = try decoder.container(keyedBy: CodingKeys.self)
    let code = try mark.text(.code) { $0.isHexDigit && $0.isASCII }
    let value = try mark.text(.value) { $0.isASCII && ($0.isLetter || $0.isNumber || "+-./^".contains($0)) }
    let bit = try mark.decodeIfPresent(WholeNumber.self, forKey: .bit)?.value
    switch (code, value, bit) {
    case (let code?, let value, nil): subject = .code(code, value: value)
    case (nil, let value?, nil): subject = .value(value)
    case (nil, nil, let bit?):
      guard (0..<Self.longest).contains(bit) else {
        throw mark.error("is not a place from 0 to \(Self.longest - 1)", .bit)
      }
      subject = .bit(bit)
    default:
      throw DecodingError.error("needs a `code`, a `value`, both of them, or a `bit`", at: decoder.codingPath)
    }
    center = Figure.Point(try mark.length(.x), try mark.length(.y))
    radius = mark.contains(.radius) ? try mark.length(.radius) : 8
    isMain = try mark.decodeIfPresent(Bool.self, forKey: .main) ?? false
  }

  /// Writes the mark.
  public func encode(to encoder: any Encoder) throws {
    var mark = encoder.container(keyedBy: CodingKeys.self)
    switch subject {
    case .code(let code, let value):
      try mark.encode(code, forKey: .code)
      try mark.encodeIfPresent(value, forKey: .value)
    case .value(let value): try mark.encode(value, forKey: .value)
    case .bit(let bit): try mark.encode(WholeNumber(bit), forKey: .bit)
    }
    try mark.encode(center.x.hundredths, forKey: .x)
    try mark.encode(center.y.hundredths, forKey: .y)
    try mark.encode(radius.hundredths, forKey: .radius)
    if isMain { try mark.encode(true, forKey: .main) }
  }

  /// Whether a text can be the code or the number of a mark.
  fileprivate static func isShort(_ text: String) -> Bool { (1...longest).contains(text.utf8.count) }

  /// Whether a number is a length within a picture.
  fileprivate static func isLength(_ number: Double) -> Bool { (0...farthest).contains(number) }
}

extension KeyedDecodingContainer {
  /// Reads an optional short text of certain characters.
  fileprivate func text(_ key: Key, of isAllowed: (Character) -> Bool) throws -> String? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard Figure.Mark.isShort(text), text.allSatisfy(isAllowed) else {
      throw error("is not the text of a code or a number", key)
    }
    return text
  }

  /// Reads a length, which is a JSON number or a text.
  fileprivate func length(_ key: Key) throws -> Double {
    let text =
      switch try decode(JSONValue.self, forKey: key) {
      case .string(let text): text
      case .number(let number): "\(number)"
      default: ""
      }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let number = Double(text),
      Figure.Mark.isLength(number)
    else { throw error("is not a length from 0 to 100000", key) }
    return number
  }
}
