/// The line ends that only older YAML recognizes: U+0085, U+2028 and U+2029.
///
/// libyaml counts them as line ends, but other readers of a document do not. So they are refused rather than read in
/// two ways.
enum YAMLSeparators {
  /// Returns the finding for the first of them; nil if there is none.
  static func finding(_ text: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int) -> Finding? {
    var (line, index) = (firstLine, 0)
    while index < text.count {
      if text[index] == 0x0A || text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A) {
        line += 1
      }
      if let (name, escape) = separator(text[index...].prefix(3)) {
        return Finding(
          Place(file: file, line: line),
          "Some YAML parsers read the separator \(name) here as a line end.",
          help: "Remove it, or write `\(escape)` between double quotation marks.")
      }
      index += 1
    }
    return nil
  }

  private static func separator(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (name: String, escape: String)? {
    if bytes.starts(with: [0xC2, 0x85]) { return ("U+0085", "\\N") }
    if bytes.elementsEqual([0xE2, 0x80, 0xA8]) { return ("U+2028", "\\L") }
    return bytes.elementsEqual([0xE2, 0x80, 0xA9]) ? ("U+2029", "\\P") : nil
  }
}
