import ExperimentKit

/// Ways to get the place of the innermost view, and whether they are right.
///
/// Columns: `code`, `result`, `right`.
///
/// Source: 003-10. The behavior of `convert`: Apple's documentation of UIView.
struct ViewHoleConvertCalls: Experiment {
  static let about = About(
    "view-hole.convert-calls",
    en: "Five ways to ask for the position of a nested view: a model of UIView as documented.",
    ja: "入れ子のビューの位置を求める5通りの書き方(UIViewの公開文書に基づくモデル)。")
  static let signature = Signature(Self.init, ViewHoleParameters.views)

  let views: [NestedView]

  /// Returns the table, with one row per way.
  func run() -> Table {
    let (last, parent) = (views.count - 1, views.count - 2)
    let (root, outer, inner) = (views[0].name, views[parent].name, views[last].name)
    let (frame, bounds) = (views[last].frame, views[last].bounds)
    let right = views.converted(frame, from: parent)
    let calls = [
      ("\(inner).frame", frame),
      ("\(outer).convert(\(inner).frame, to: \(root))", right),
      ("\(root).convert(\(inner).frame, from: \(outer))", right),
      ("\(inner).convert(\(inner).bounds, to: \(root))", views.converted(bounds, from: last)),
      ("\(inner).convert(\(inner).frame, to: \(root))", views.converted(frame, from: last)),
    ]
    return Table(
      [
        .words("code", en: "code", ja: "コード"), .words("result", en: "result", ja: "結果"),
        .words("right", en: "right", ja: "正しいか"),
      ],
      rows: calls.map { code, result in [.code(code), .code(result.printed), .answer(result == right)] })
  }
}
