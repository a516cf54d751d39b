import ExperimentKit

/// An instance of the article's class: its registered colors, and its commands to the engine.
struct OffscreenDrawing: Sendable, Hashable {
  /// A command to the engine.
  enum Command: Sendable, Hashable {
    case nothing
    case begin(OffscreenCanvas)
    case draw(OffscreenShape, ColorPair)
    case get
    case getAndEnd
    case end
  }

  let form: OffscreenForm
  private(set) var colors: [ColorPair] = []
  /// The commands, one for each call that was not refused.
  private(set) var commands: [Command] = []
  /// Whether an image was got.
  private(set) var hasImage = false

  init(_ form: OffscreenForm) {
    self.form = form
  }

  /// Applies a call that was not refused.
  mutating func take(_ call: OffscreenCall) {
    commands.append(command(of: call))
    switch call {
    case .new(_, let count): colors = Array(repeating: ColorPair(), count: max(0, count))
    case .add(let count): colors += Array(repeating: ColorPair(), count: max(0, count))
    case .clear: colors = []
    case .strokeColor(let number, let values): colors[number].stroke = values
    case .fillColor(let number, let values): colors[number].fill = values
    case .get: hasImage = true
    case .start, .stop, .draw, .image: break
    }
  }

  private func command(of call: OffscreenCall) -> Command {
    switch call {
    case .new(let canvas, let count): count < 1 ? .nothing : .begin(canvas)
    case .start(let canvas): .begin(canvas)
    case .stop: .end
    case .get: form == .first ? .getAndEnd : .get
    case .draw(let shape, let number): .draw(shape, colors[number])
    case .image(let shape): .draw(shape, ColorPair())
    case .clear, .add, .strokeColor, .fillColor: .nothing
    }
  }

  /// The lines of a transcript: the number of registered colors, and contexts that are never ended.
  var lines: [LocalizedText] {
    let begun = commands.count { if case .begin = $0 { true } else { false } }
    let open = begun - commands.count { $0 == .end || $0 == .getAndEnd }
    return [LocalizedText(en: "registered colors: \(colors.count)", ja: "登録色の数: \(colors.count)")]
      + (open > 1
        ? [LocalizedText(en: "open image contexts: \(open)", ja: "終了していない画像コンテキストの数: \(open)")] : [])
  }
}
