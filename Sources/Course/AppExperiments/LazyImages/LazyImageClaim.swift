import ExperimentKit

/// The article's claims about the cause and the fix, next to the behavior of the list.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`. The list is scrolled to its end and back.
///
/// Source: 001-2.
struct LazyImageClaim: Experiment {
  static let about = About(
    "lazy-images.claim", en: "The article's claims about images that are fetched again, checked.",
    ja: "画像の再取得についての記事の記述は正しいか。")
  static let signature = Signature(
    Self.init, LazyImageParameters.rows, LazyImageParameters.visible, LazyImageParameters.duration)

  let rows: Int
  let visible: Int
  let duration: Int

  init(rows: Int, visible: Int, duration: Int) throws {
    (self.rows, self.visible, self.duration) = (rows, visible, duration)
    guard rows >= 2 * visible else {
      throw Rejection(
        "rows", "\(rows) rows are too few to scroll \(visible) out of view.", help: "Use \(2 * visible) or more.")
    }
    guard duration > 0 else {
      throw Rejection("duration", "Images that take no time to load are never late.", help: "Use 1 or more.")
    }
  }

  /// Returns the table, with one row per claim.
  func run() -> Table {
    let wait = duration + 1
    let slowly = scrolled(.none, away: wait, back: 2 * wait)
    let kept = scrolled(.article, away: wait, back: 2 * wait)
    let quickly = scrolled(.article, away: 0, back: 0)
    let failed = scrolled(.article, away: wait, back: 2 * wait, failing: 1)
    let first: LocalizedText = failed.shownCells.first?.picture.words ?? ""
    return Claim.table([
      Claim(
        .author(LocalizedText(en: "it seems so: 模様", ja: "…模様")),
        LocalizedText(
          en: "Section単位でreloadData()をして…再取得 (reloads of the section fetch again)",
          ja: "Section単位でreloadData()をして…再取得"),
        computed: LocalizedText(
          en: "\(slowly.reloads) reloads, \(slowly.downloads.again) fetched again",
          ja: "reloadData() \(slowly.reloads)回、やり直し\(slowly.downloads.again)回"),
        slowly.downloads.again == 0 || slowly.reloads > 0),
      again(LocalizedText(en: "all had arrived", ja: "届いた後"), kept),
      again(LocalizedText(en: "on their way", ja: "届く前"), quickly),
      Claim(
        .author,
        LocalizedText(
          en: "2回目以降はDLしてきた画像を使う (later the fetched image is used), image 1 failed once",
          ja: "2回目以降はDLしてきた画像を使う(画像1が1回失敗したとき)"),
        computed: LocalizedText(en: "row 1: \(first)", ja: "1行目:\(first)"),
        failed.shownCells.first?.picture == .image(1)),
      moved,
    ])
  }

  private func again(_ words: LocalizedText, _ list: ImageList) -> Claim {
    Claim(
      .author,
      LocalizedText(
        en: "再DLが行われることはなくなった (nothing is fetched again), back when \(words)",
        ja: "再DLが行われることはなくなった(\(words)に戻ったとき)"),
      computed: LocalizedText(en: "\(list.downloads.again) fetched again", ja: "やり直し\(list.downloads.again)回"),
      list.downloads.again == 0)
  }

  /// The claim about a row moved before its image has been fetched: the address stays with the place.
  private var moved: Claim {
    let list = scrolled(.article, away: 0, back: 0, then: .move(1, rows))
    let wrong = list.shownCells.count(where: \.isWrong)
    return Claim(
      .expectation,
      LocalizedText(
        en: "photoURLs[indexPath.row], after row 1 has moved to the end", ja: "1行目を最後に移した後のphotoURLs[indexPath.row]"),
      computed: LocalizedText(
        en: "\(wrong) of \(visible) rows wrong", ja: "\(visible)行のうち誤り\(wrong)行"), wrong == 0)
  }

  private func scrolled(
    _ cache: ImageListCode.Cache, away: Int, back: Int, failing: Int = 0, then last: ImageListEvent.Action? = nil
  ) -> ImageList {
    let network = ImageNetwork(
      duration: duration, failing: failing > 0 ? [ImageNetwork.Exception(image: 1, number: failing)] : [])
    var list = ImageList(
      rows: rows, visible: visible, code: ImageListCode(cache: cache, isGuarded: false), network: network)
    let events =
      last.map { [ImageListEvent(time: 0, action: $0)] } ?? [
        ImageListEvent(time: away, action: .scroll(rows - visible + 1)), ImageListEvent(time: back, action: .scroll(1)),
      ]
    list.play(events)
    return list
  }
}
