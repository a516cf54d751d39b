import ExperimentKit

/// A transcript of calls on several drawings, with the context of each call.
///
/// Source: 004-7.
struct ContextStackRun: Experiment {
  static let about = About(
    "context-stack.run", en: "Interleaved drawings, and the context that each call works on.",
    ja: "入り組んだ描画と、呼び出しごとに描く相手となるコンテキスト。", example: "experiment=2")
  static let signature = StackPlay.signature.map(Self.init)

  let play: StackPlay

  /// Returns the transcript, with a line per call.
  func run() throws -> Lines {
    Lines(try play.moments().map { try line($0) })
  }

  private func line(_ moment: StackPlay.Moment) throws -> LocalizedText {
    let call = moment.call
    if !moment.errors.isEmpty { return LocalizedText("\(call.title): \(moment.errors.joined(separator: ", "))") }
    guard let target = moment.target else {
      return LocalizedText(en: "\(call.title): no context, nothing happens", ja: "\(call.title): コンテキストがなく、何も起こらない")
    }
    let name = StackCall.name(of: target)
    switch call.action {
    case .draw:
      return LocalizedText(en: "\(call.title) → context of \(name)", ja: "\(call.title) → \(name)のコンテキスト")
    case .begin: return open(moment)
    case .end:
      let held = try moment.image.map { try HeldShapes($0).text } ?? ""
      return LocalizedText(
        en: "\(open(moment)); image of the context of \(name): \(held)",
        ja: "\(open(moment))。\(name)のコンテキストの画像: \(held)")
    }
  }

  private func open(_ moment: StackPlay.Moment) -> LocalizedText {
    let names = moment.open.map(StackCall.name)
    let stack = names.isEmpty ? LocalizedText(en: "none", ja: "なし") : LocalizedText(names.joined(separator: ", "))
    return LocalizedText(
      en: "\(moment.call.title): open contexts: \(stack)", ja: "\(moment.call.title): 開いているコンテキスト: \(stack)")
  }
}
