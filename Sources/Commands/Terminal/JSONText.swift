import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON text as `--format json` prints it: indented, with keys in alphabetical order, so that the bytes are stable.
///
/// Characters that control a terminal are escaped, such as `\u009b`, so that the value stays the same.
package enum JSONText {
  package static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return text.shown.utf8.count == text.utf8.count ? text : escaped(text)
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.steers, scalar != "\n" {
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
