import Drawing
import ExperimentKit

/// A scripted list of calls of the article's class, and the form that answers them.
struct OffscreenScript: Sendable, Hashable {
  let form: OffscreenForm
  let calls: [OffscreenCall]

  static let form = Parameter(
    "form", .choice, default: OffscreenForm.extended,
    help: LocalizedText(
      en: "The version of the class: the first one, or the extended one with start and stop.",
      ja: "クラスの版。最初の版か、開始と終了のある拡張版か。"))

  /// The parameters of experiments that play a script.
  static let signature = Signature(
    Self.init, form,
    Parameter(
      "calls", .list(of: .call(OffscreenMethod.allCases.map(\.form), OffscreenCall.init(written:)), count: 1...500),
      help: LocalizedText(
        en: "The calls, in order; positions are in points from the top left corner.",
        ja: "メソッドの呼び出し。この順に呼ぶ。位置は左上からのポイント。")))

  /// Creates a script of calls of a form.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a method that the form lacks.
  init(form: OffscreenForm, calls: [OffscreenCall]) throws {
    (self.form, self.calls) = (form, calls)
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

  /// Returns the images that the calls got, in order.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for calls that only the engine can refuse, such as a character that the font
  ///   lacks.
  func images(scale: Int) throws -> [ImageSurface] {
    var contexts = ImageContexts(scale: Double(scale))
    do {
      for command in run.context.commands { try contexts.play(command, of: 1) }
    } catch let error as DrawingError {
      throw Rejection("calls", "\(error)")
    }
    return contexts.images.map(\.surface)
  }

  /// The engine, and the font if text is drawn.
  var engine: String {
    get throws {
      let drawsText = calls.contains { if case .draw(let shape, _) = $0 { shape.isText } else { false } }
      return Engine.description(with: drawsText ? try Font.available(size: 10) : nil)
    }
  }
}
