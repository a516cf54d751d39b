import Drawing
import ExperimentKit

/// The widths of characters and the height of lines.
enum LabelMetric: String, TitledWord, CaseIterable, Sendable {
  /// Full-width characters and `…` are 1 em wide and others half an em; the line height is declared.
  case declared
  /// The metrics of the font IPAGothic.
  case ipagothic = "ipa-gothic"

  /// The text that readers see.
  var title: LocalizedText {
    switch self {
    case .declared: LocalizedText(en: "declared", ja: "宣言した寸法")
    case .ipagothic: "IPAGothic"
    }
  }
}

/// A font that measures text.
struct LabelFont {
  /// The height of a line in points.
  let lineHeight: Double

  private let size: Double
  private let real: (font: Font, context: Context)?

  /// Makes a font of a metric.
  ///
  /// - Parameters:
  ///   - metric: the widths of characters.
  ///   - size: the size in points.
  ///   - lineHeight: the height of a line in hundredths of the size; for a real font, its own is used.
  /// - Throws: ``ExperimentKit/Unavailable`` if the font is not installed; otherwise ``Drawing/DrawingError``.
  init(_ metric: LabelMetric, size: Int, lineHeight: Int) throws {
    self.size = Double(size)
    switch metric {
    case .declared:
      real = nil
      self.lineHeight = Double(size * lineHeight) / 100
    case .ipagothic:
      let font = try Font.available(size: Double(size))
      let context = try Context(try ImageSurface(width: 1, height: 1))
      real = (font, context)
      self.lineHeight = try context.extents(of: "あ", font: font).height
    }
  }

  /// Returns the width of one line of text in points.
  ///
  /// - Throws: a ``ExperimentKit/Rejection`` for a character that the font lacks.
  func width(of line: some StringProtocol) throws -> Double {
    guard let real else {
      let columns = DisplayWidth.of(String(line)) + line.count { $0 == "…" }
      return size * Double(columns) / 2
    }
    do throws(DrawingError) {
      return try real.context.extents(of: String(line), font: real.font).advance
    } catch {
      guard case .noGlyph = error else { throw error }
      throw Rejection("text", "\(error)", help: "Use other characters, or write `metric: declared`.")
    }
  }
}
