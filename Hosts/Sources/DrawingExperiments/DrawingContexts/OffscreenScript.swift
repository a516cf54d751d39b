import Drawing
import ExperimentKit
import SourceText

/// A scripted list of calls of the article's class, and the form that answers them.
struct OffscreenScript: Sendable, Hashable {
  let form: OffscreenForm
  let calls: [OffscreenCall]

  static let form = Parameter(
    "form", .choice, default: OffscreenForm.extended,
    help: LocalizedText(
      en: "The form of the class: the first one, or the extended one with start and stop.",
      ja: "クラスの版。最初の版か、開始と終了のある拡張版か。"))
  static let calls = Parameter(
    "calls", .list(of: call, count: 1...500),
    help: LocalizedText(
      en: "The calls, one after the other; positions are points from the top left corner.",
      ja: "メソッドの呼び出し。この順に呼ぶ。位置は左上からのポイント。"))

  /// The parameters of experiments that play a script.
  static let parameters: [any ParameterDeclaration] = [form, calls]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a method that the form lacks.
  init(_ arguments: Arguments) throws {
    form = arguments[Self.form]
    calls = arguments[Self.calls]
    let methods = form.methods
    if let call = calls.first(where: { !methods.contains($0.kind) }) {
      throw Rejection(
        "calls", "The \(form.rawValue) form has no `\(call.kind.rawValue)`.",
        help: Suggestion.list(methods.map(\.form), what: "calls"))
    }
  }

  /// The calls, played by the machine.
  var run: OffscreenMachine.Run {
    OffscreenMachine.offscreen(form).run(calls, context: OffscreenDrawing(form))
  }

  /// The images that the calls got, in order.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for what only the engine can refuse, such as a character that the font lacks.
  func images(scale: Int) throws -> [ImageSurface] {
    var contexts = ImageContexts(scale: Double(scale))
    do {
      for command in run.context.commands { try contexts.play(command, of: 1) }
    } catch let error as DrawingError {
      throw Rejection("calls", "\(error)")
    }
    return contexts.images.map(\.surface)
  }

  /// The engine, and the font where text is drawn.
  var engine: String {
    get throws {
      let drawsText = calls.contains { if case .draw(let shape, _) = $0 { shape.isText } else { false } }
      return Engine.description(with: drawsText ? try Font.available(size: 10) : nil)
    }
  }

  private static let call: ParameterType<OffscreenCall> = .written(
    LocalizedText(
      en: "a call: \(OffscreenMethod.allCases.map { "`\($0.form)`" }.joined(separator: ", "))",
      ja: "呼び出し。\(OffscreenMethod.allCases.map { "`\($0.form)`" }.joined(separator: "、"))")
  ) { text throws(WrittenMistake) in try OffscreenCall(written: text) }
}
