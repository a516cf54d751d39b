import ExperimentKit

/// A transcript of a list that is scrolled while its images arrive, on a virtual clock.
///
/// Source: 001-2.
struct LazyImageRun: Experiment {
  static let about = About(
    "lazy-images.run", en: "A list with reused cells whose images arrive late: a model of UITableView.",
    ja: "セルを再利用するリストに、画像が後から届く(UITableViewのモデル)。")
  static let signature = Signature(
    Self.init, LazyImageParameters.rows, LazyImageParameters.visible, LazyImageParameters.duration,
    LazyImageParameters.slow, LazyImageParameters.failing, LazyImageParameters.missing,
    Parameter(
      "cache", .choice, default: ImageListCode.Cache.none,
      help: LocalizedText(en: "No cache, the article's dictionary, or a corrected one.", ja: "キャッシュなし、記事の辞書、直した辞書のどれか。")
    ),
    Parameter(
      "guard", .truth, default: false,
      help: LocalizedText(
        en: "Whether to drop an image if its cell shows another item when it arrives.", ja: "届いたときにセルが別の行のものなら画像を捨てるか。")
    ),
    LazyImageParameters.addresses, LazyImageParameters.events)

  let list: ImageList
  let events: [ImageListEvent]

  init(
    rows: Int, visible: Int, duration: Int, slow: [ImageNetwork.Exception], failing: [ImageNetwork.Exception],
    missing: [ImageNetwork.Exception], cache: ImageListCode.Cache, isGuarded: Bool,
    addresses: ImageListCode.Addresses, events: [ImageListEvent]
  ) throws {
    try ImageListEvent.check(events, rows: rows)
    self.events = events
    list = ImageList(
      rows: rows, visible: visible, code: ImageListCode(cache: cache, isGuarded: isGuarded, addresses: addresses),
      network: ImageNetwork(duration: duration, slow: slow, failing: failing, missing: missing))
  }

  /// Returns the transcript, with the screen and the counts at its end.
  func run() -> Lines {
    var list = list
    list.play(events)
    return Lines(list.log + list.summary)
  }
}
