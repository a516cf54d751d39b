import Drawing
import ExperimentKit

/// A label of a fixed size and one that fits its text, drawn with the font IPAGothic on red, as the source draws them.
///
/// The sizes are those of `label-size.fit` with the declared metric: a line is 1.2 times as high as the font is large.
/// The picture has four pixels a point.
///
/// Source: 002-3.
struct LabelSizePicture: Experiment {
  static let about = About(
    "label-size.picture", en: "A label of a fixed size and one that fits its text, drawn.",
    ja: "大きさを固定したラベルと、テキストに合わせたラベルの図。")
  static let signature = Signature(
    Self.init, LabelParameters.text,
    Parameter("width", .integer(1...400), default: 60, help: LabelParameters.width.help),
    Parameter("height", .integer(1...200), default: 30, help: LabelParameters.height.help),
    Parameter("font-size", .integer(4...60), default: 17, help: LabelParameters.fontSize.help))

  let text: EscapedText
  let fixed: LabelSize
  let fontSize: Int

  init(text: EscapedText, width: Int, height: Int, fontSize: Int) throws {
    (self.text, self.fontSize) = (text, fontSize)
    fixed = LabelSize(width: Double(width), height: Double(height))
    guard (1...40).contains(text.text.count) else {
      throw Rejection(
        "text", "A label with \(text.text.count) characters cannot be drawn.", help: "Write 1 to 40 characters.")
    }
  }

  /// Returns the picture with the two labels side by side, each in the middle of its half.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if the font is not installed.
  func run() throws -> Picture {
    let measure = try LabelFont(.declared, size: fontSize, lineHeight: LabelParameters.standardLineHeight)
    let font = try Font.available(size: Double(fontSize))
    let cut = try LabelLayout(text.text, width: fixed.width, most: 1, font: measure)
    let whole = try LabelLayout(text.text, width: nil, most: 1, font: measure)
    let size = try whole.size(font: measure, scale: 1)
    let margin = 12.0
    let height = max(fixed.height, size.height) + 2 * margin
    let surface = try ImageSurface(
      width: fixed.width + size.width + 3 * margin, height: height, scale: 4, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    try draw(cut, fixed, left: margin, height, font, measure, context)
    try draw(whole, size, left: 2 * margin + fixed.width, height, font, measure, context)
    return Picture(.png(try surface.png()), alt: alt(cut, whole, size), engine: Engine.description())
  }

  private func draw(
    _ layout: LabelLayout, _ size: LabelSize, left: Double, _ height: Double, _ font: Font, _ measure: LabelFont,
    _ context: Context
  ) throws {
    let frame = Rect(left, (height - size.height) / 2, size.width, size.height)
    try context.saving {
      try context.addRectangle(frame)
      try context.clip()
      try context.paint(Color(rgb: 0xFF3B30))
      let top = (height - Double(layout.lines.count - 1) * measure.lineHeight - Double(fontSize)) / 2
      context.fillColor = .black
      for (index, line) in layout.lines.enumerated() where !line.isEmpty {
        try context.draw(line, topLeft: Point(left, top + Double(index) * measure.lineHeight), font: font)
      }
    }
  }

  private func alt(_ cut: LabelLayout, _ whole: LabelLayout, _ size: LabelSize) -> LocalizedText {
    LocalizedText(
      en: "Two red labels. The left one is \(fixed.text) points and shows \(cut.shown). The right one is "
        + "\(size.text) points and shows \(whole.shown).",
      ja: "赤いラベルが2つ。左は\(fixed.text)ポイントで、「\(cut.shown)」と表示される。右は\(size.text)ポイントで、「\(whole.shown)」と表示される。")
  }
}
