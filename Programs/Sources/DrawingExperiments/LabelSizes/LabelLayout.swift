import Drawing
import ExperimentKit

/// The lines of a label, and their size.
///
/// Japanese text breaks between any two characters, but not before a closing mark or after an opening bracket; other
/// words break at spaces, or inside if they are wider than a line (a simplified JIS X 4051).
struct LabelLayout {
  /// The lines, without the spaces at their ends.
  let lines: [String]
  /// Whether the lines contain all of the text.
  let isWhole: Bool

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the width in points; nil for no limit.
  ///   - most: the largest number of lines; nil for no limit. Longer text is cut and ends in `…`.
  ///   - font: the font.
  /// - Throws: an ``ExperimentKit/Rejection`` for a character that the font lacks.
  init(_ text: String, width: Double?, most: Int?, font: LabelFont) throws {
    var lines: [String] = []
    for paragraph in text.linesOfText {
      lines += try Self.lines(Self.chunks(paragraph), width, font)
    }
    guard let most, lines.count > most else {
      self.lines = lines.map(\.trimmed)
      isWhole = true
      return
    }
    let rest = lines[(most - 1)...].joined()
    let last = try Self.cut(rest, width, font)
    self.lines = lines.prefix(most - 1).map(\.trimmed) + [last]
    isWhole = false
  }

  /// Returns the smallest size of the lines, in points, rounded up to whole pixels.
  func size(font: LabelFont, scale: Int) throws -> LabelSize {
    guard lines.contains(where: { !$0.isEmpty }) else { return LabelSize(width: 0, height: 0) }
    let width = try lines.map { try font.width(of: $0) }.max() ?? 0
    return LabelSize(
      width: Self.pixels(width, scale), height: Self.pixels(Double(lines.count) * font.lineHeight, scale))
  }

  /// Returns a length rounded up to whole pixels, ignoring an excess in the last bit.
  private static func pixels(_ length: Double, _ scale: Int) -> Double {
    (length * Double(scale) - 1e-6).rounded(.up) / Double(scale)
  }

  private static func lines(_ chunks: [String], _ width: Double?, _ font: LabelFont) throws -> [String] {
    var lines = [""]
    for chunk in chunks {
      if try fits(lines[lines.count - 1] + chunk, width, font) {
        lines[lines.count - 1] += chunk
      } else if try fits(chunk, width, font) {
        lines.append(chunk)
      } else {
        if lines.last != "" { lines.append("") }
        for character in chunk {
          if try !fits(lines[lines.count - 1] + String(character), width, font), lines.last != "" { lines.append("") }
          lines[lines.count - 1].append(character)
        }
      }
    }
    return lines
  }

  private static func fits(_ line: String, _ width: Double?, _ font: LabelFont) throws -> Bool {
    try width.map { try font.width(of: line.trimmed) <= $0 + 1e-6 } ?? true
  }

  /// Returns the longest beginning that fits with `…` after it.
  private static func cut(_ text: String, _ width: Double?, _ font: LabelFont) throws -> String {
    var kept = text
    while !kept.isEmpty {
      kept.removeLast()
      if try fits(kept + "…", width, font) { return kept + "…" }
    }
    return ""
  }

  /// Returns the parts of a paragraph between which a line may break.
  private static func chunks(_ paragraph: String) -> [String] {
    paragraph.reduce(into: []) { chunks, character in
      if let last = chunks.last?.last, !breaks(last, character) {
        chunks[chunks.count - 1].append(character)
      } else {
        chunks.append(String(character))
      }
    }
  }

  private static func breaks(_ before: Character, _ after: Character) -> Bool {
    if after == " " || "、。，．」』）】〉》!?！？・ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(after) || "「『（【〈《".contains(before) {
      return false
    }
    return before == " " || before.isFullWidth || after.isFullWidth
  }
}

/// A size in points.
struct LabelSize: Sendable, Hashable {
  let width, height: Double

  /// The size as `85 x 20.67`, rounded to hundredths.
  var text: String { "\(Hundredths.text(width)) x \(Hundredths.text(height))" }
}
