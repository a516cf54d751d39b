import ExperimentKit

/// The same list and events with every kind of cache, without and with the guard.
///
/// Columns: `cache`, `guard`, `downloads`, `again` (downloads of images that had been requested before), `wrong` (the
/// number of times that a row showed another row's image), `end` (the number of rows with the wrong image, or none, at
/// the end).
///
/// Source: 001-2.
struct LazyImageDownloads: Experiment {
  static let about = About(
    "lazy-images.downloads", en: "Downloads and wrong images of a list, with and without a cache and a guard.",
    ja: "リストのダウンロードの回数と誤った画像。キャッシュと確認の有無で比べる。")
  static let signature = Signature(
    Self.init, LazyImageParameters.rows, LazyImageParameters.visible, LazyImageParameters.duration,
    LazyImageParameters.slow, LazyImageParameters.failing, LazyImageParameters.missing,
    LazyImageParameters.addresses, LazyImageParameters.events)

  let lists: [ImageList]
  let events: [ImageListEvent]

  init(
    rows: Int, visible: Int, duration: Int, slow: [ImageNetwork.Exception], failing: [ImageNetwork.Exception],
    missing: [ImageNetwork.Exception], addresses: ImageListCode.Addresses, events: [ImageListEvent]
  ) throws {
    try ImageListEvent.check(events, rows: rows)
    self.events = events
    let network = ImageNetwork(duration: duration, slow: slow, failing: failing, missing: missing)
    lists = ImageListCode.Cache.allCases.flatMap { cache in
      [false, true].map { isGuarded in
        let code = ImageListCode(cache: cache, isGuarded: isGuarded, addresses: addresses)
        return ImageList(rows: rows, visible: visible, code: code, network: network)
      }
    }
  }

  /// Returns the table, with one row per kind of cache, without and with the guard.
  func run() -> Table {
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
          .number(list.downloads.started), .number(list.downloads.again), .number(list.wrong), .words(list.end),
        ]
      })
  }
}

extension ImageList {
  /// The errors on the screen, as text.
  var end: LocalizedText {
    let wrong = shownCells.count(where: \.isWrong)
    let empty = shownCells.count { $0.picture == .placeholder || $0.picture == .blank }
    let parts =
      (wrong > 0 ? [LocalizedText(en: "\(wrong) wrong", ja: "誤り\(wrong)")] : [])
      + (empty > 0 ? [LocalizedText(en: "\(empty) without an image", ja: "画像なし\(empty)")] : [])
    return parts.isEmpty ? LocalizedText(en: "right", ja: "正しい") : parts.joined(.comma)
  }
}
