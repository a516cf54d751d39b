import Drawing
import ExperimentKit

/// The fonts of a drawing, found by the names of families that SVG lists.
///
/// A character takes the first family that has it, and then the families that this machine may have for it.
struct SVGFonts {
  /// The first font that was used; nil before that.
  private(set) var main: Font?
  private var fonts: [Key: Font?] = [:]

  private struct Key: Hashable {
    var family: String
    var size: Double
    var isBold: Bool
  }

  /// A part of a text in one font.
  struct Run {
    var text: String
    var font: Font
  }

  /// The families for the generic ones, in order.
  private static let generic = [
    "monospace": ["DejaVu Sans Mono", "Menlo"], "sans-serif": ["IPAGothic", "Hiragino Sans"],
  ]
  /// The families for characters that no named family has.
  private static let others = ["IPAGothic", "Hiragino Sans", "DejaVu Sans", "Helvetica"]

  /// Splits a text into parts in one font each.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if no family is installed; ``Drawing/DrawingError`` for a character that
  ///   none of them has.
  mutating func runs(of text: String, _ style: SVGStyle, on context: Context) throws -> [Run] {
    let families = style.families.flatMap { Self.generic[$0] ?? [$0] } + Self.others
    var found: [Font] = []
    for family in families {
      if let font = try font(Key(family: family, size: style.fontSize, isBold: style.isBold)) { found.append(font) }
    }
    guard let first = found.first else { return [Run(text: text, font: try .available(size: style.fontSize))] }
    main = main ?? first
    if try context.has(text, font: first) { return [Run(text: text, font: first)] }
    var runs: [Run] = []
    for character in text {
      // Without a font that has it, the first one names the character in its error.
      let font = try found.first { try context.has(String(character), font: $0) } ?? first
      if let last = runs.indices.last, runs[last].font === font {
        runs[last].text.append(character)
      } else {
        runs.append(Run(text: String(character), font: font))
      }
    }
    return runs
  }

  private mutating func font(_ key: Key) throws -> Font? {
    if let known = fonts[key] { return known }
    let font: Font?
    do throws(DrawingError) {
      font = try Font(key.family, size: key.size, isBold: key.isBold)
    } catch {
      guard case .noFont = error else { throw error }
      font = nil
    }
    fonts[key] = .some(font)
    return font
  }
}
