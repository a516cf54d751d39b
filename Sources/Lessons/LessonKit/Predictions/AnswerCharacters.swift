/// The characters that mean the same in an answer.
package enum AnswerCharacters {
  /// Returns the form of a character that comparisons use; nil for a character without meaning.
  package static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF01...0xFF5E: folded(fullWidth: scalar)
    case 0x2212, 0x2010...0x2015, 0xFE58, 0xFE63, 0x2796: "-"
    case 0x00D7, 0x2715: "*"
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    case 0x200B...0x200F, 0x2060, 0xFEFF, 0x00AD, 0x202A...0x202E, 0x2066...0x2069, 0xFE00...0xFE0F: nil
    default: scalar.properties.isWhitespace || scalar.value == 0x3164 ? " " : scalar
    }
  }

  /// Returns the narrow form of a full-width character.
  private static func folded(fullWidth scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
