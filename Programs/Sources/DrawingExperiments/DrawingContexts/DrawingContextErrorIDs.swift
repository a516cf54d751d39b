import ExperimentKit

/// The letters in the error lines of the article's class, and the methods that print them.
///
/// Columns: `id`, `methods`, `count`. The lines come from calling every method in every state, with arguments in range
/// and out of range.
///
/// Source: 004-9 (first form), 004-3 (extended form).
struct DrawingContextErrorIDs: Experiment {
  static let about = About(
    "drawing-context.error-ids", en: "The methods that share an ID in their error messages.",
    ja: "エラーメッセージのIDを共用しているメソッド。")
  static let signature = Signature(Self.init, OffscreenScript.form)

  let form: OffscreenForm

  /// Returns the table, with one row per id, in the order of the methods.
  func run() -> Table {
    let ids = form.methods.compactMap { id(of: $0) }
    let different = ids.indices.filter { !ids[..<$0].contains(ids[$0]) }.map { ids[$0] }
    return Table(
      [
        .words("id", en: "id", ja: "ID"), .words("methods", en: "methods", ja: "メソッド"),
        .number("count", en: "count", ja: "個数"),
      ],
      rows: different.map { shared in
        let methods = form.methods.filter { id(of: $0) == shared }.map(form.name)
        return [.code(shared), .code(methods.joined(separator: ", ")), .number(methods.count)]
      })
  }

  /// Returns the id that a method prints; nil if it prints no error.
  private func id(of method: OffscreenMethod) -> String? {
    let calls = (OffscreenSamples.valid(form) + OffscreenSamples.invalid(form)).filter { $0.kind == method }
    let steps = calls.flatMap { call in
      [OffscreenState.disabled, .enabled].compactMap { OffscreenSamples.step(call, form, in: $0) }
    }
    let line = steps.flatMap(\.printed).map(\.en).first { $0.hasPrefix("ERROR:DIOS_") }
    return line.map { String($0.dropFirst("ERROR:DIOS_".count).prefix { $0 != ":" }) }
  }
}
