import ExperimentKit
import Results
import SourceText

/// The frames of views that lie in each other, in the coordinates of the outermost.
///
/// Columns: `view`, `frame` (in the view that holds it), `converted` (in the first view).
///
/// Source: 003-10.
public struct ViewHoleConvert: ListedExperiment {
  /// The name that cells use.
  public static let name = "view-hole.convert"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The frames of nested views in the coordinates of the outermost.", ja: "入れ子のビューのframeを、いちばん外側のビューの座標に変換する。")

  /// The views.
  public static let parameters: [any ParameterDeclaration] = [ViewHoleParameters.views]

  let views: [NestedView]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    views = arguments[ViewHoleParameters.views]
  }

  /// The table, one row a view but for the outermost.
  public func run() -> Table {
    Table(
      [
        .words("view", en: "view", ja: "ビュー"), .words("frame", en: "frame", ja: "frame"),
        .words("converted", en: "converted to \(views[0].name)", ja: "\(views[0].name)の座標に変換"),
      ],
      rows: views.indices.dropFirst().map { index in
        let view = views[index]
        return [
          .code(view.name), .code(view.frame.printed), .code(views.converted(view.frame, from: index - 1).printed),
        ]
      })
  }
}

extension ViewHoleParameters {
  /// The views, each in the one before it.
  static let views = Parameter(
    "views", .list(of: .nestedView, count: 2...12), default: NestedView.article,
    help: LocalizedText(en: "The views, each in the one before it.", ja: "ビューの列。それぞれが1つ前のビューに入っている。"))
}
