import ExperimentKit
import Results
import SourceText

/// The same list and events with every kind of cache, without and with the guard.
///
/// Columns: `cache`, `guard`, `downloads`, `again` (of images that had been asked for), `wrong` (how often a row came to
/// show another's image), `end` (how many rows show the wrong image, or none, when all is quiet).
///
/// Source: 001-2.
public struct LazyImageDownloads: ListedExperiment {
  /// The name that cells use.
  public static let name = "lazy-images.downloads"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Downloads and wrong images of a list, with and without a cache and a guard.",
    ja: "リストのダウンロードの回数と誤った画像。キャッシュと確認の有無で比べる。")

  /// The list, the network and the events.
  public static let parameters: [any ParameterDeclaration] = [
    LazyImageParameters.rows, LazyImageParameters.visible, LazyImageParameters.duration, LazyImageParameters.slow,
    LazyImageParameters.failing, LazyImageParameters.addresses, LazyImageParameters.events,
  ]

  let lists: [ImageList]
  let events: [ImageListEvent]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for an event with a row that is not there.
  public init(_ arguments: Arguments) throws {
    events = arguments[LazyImageParameters.events]
    lists = try ImageListCode.Cache.allCases.flatMap { cache in
      try [false, true].map { isGuarded in
        try LazyImageParameters.list(
          arguments,
          ImageListCode(cache: cache, isGuarded: isGuarded, addresses: arguments[LazyImageParameters.addresses]))
      }
    }
  }

  /// The table, one row a kind of cache without and with the guard.
  public func run() -> Table {
    Table(
      [
        .words("cache", en: "cache", ja: "キャッシュ"), .words("guard", en: "guard", ja: "確認"),
        .number("downloads", en: "downloads", ja: "ダウンロード"), .number("again", en: "again", ja: "やり直し"),
        .number("wrong", en: "wrong images", ja: "誤った画像"), .words("end", en: "in the end", ja: "最後の画面"),
      ],
      rows: lists.map { list in
        var list = list
        list.play(events)
        return [
          .words(list.code.cache.title),
          list.code.isGuarded ? .words(en: "yes", ja: "あり") : .words(en: "no", ja: "なし"),
          .number(list.started), .number(list.again), .number(list.wrong), .words(list.end),
        ]
      })
  }
}

extension ImageList {
  /// What is wrong with the screen, in words.
  var end: LocalizedText {
    let wrong = shownCells.count { Self.isWrong($0) }
    let empty = shownCells.count { $0.picture == .placeholder }
    let parts =
      (wrong > 0 ? [LocalizedText(en: "\(wrong) wrong", ja: "誤り\(wrong)")] : [])
      + (empty > 0 ? [LocalizedText(en: "\(empty) without an image", ja: "画像なし\(empty)")] : [])
    return parts.isEmpty
      ? LocalizedText(en: "right", ja: "正しい")
      : LocalizedText(en: parts.map(\.en).joined(separator: ", "), ja: parts.map(\.ja).joined(separator: "、"))
  }
}
