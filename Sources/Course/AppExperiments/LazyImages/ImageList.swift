import ExperimentKit

/// A list that reuses its cells and loads the image of each row when the row appears; times are in milliseconds.
///
/// It is a model of the documentation of UITableView: a row that leaves the screen returns its cell, and a row that
/// appears takes the cell that was returned first, with the image that it still has. Rows are counted from 1.
///
/// A 404 response is not a failure of the session, whose "only errors … are client-side errors"
/// (<https://developer.apple.com/documentation/foundation/urlsessiontaskdelegate/urlsession(_:task:didcompletewitherror:)>),
/// so its body arrives; and `UIImage(data:)` is "`nil` if the method could not initialize the image from the specified
/// data" (<https://developer.apple.com/documentation/uikit/uiimage/init(data:)>). The article assigns that nil to the
/// cell, and to its dictionary, which removes the key.
///
/// Source: 001-2.
struct ImageList: Sendable, Hashable {
  /// The behavior of the code.
  let code: ImageListCode
  /// The number of rows that fit on the screen.
  let visible: Int
  /// The items in the order of their rows; an item's number is that of its image.
  private(set) var items: [Int]
  /// The images at the addresses, in the order of the rows at the beginning.
  private var addresses: [Int]
  /// The first row on the screen.
  private(set) var top = 1
  private(set) var cells: [Cell] = []
  private var free: [Int] = []
  /// The downloads of the images.
  private(set) var downloads: ImageDownloads
  private var cache: [Int: Picture] = [:]
  /// The number of times that a cell on the screen showed the image of another item.
  private(set) var wrong = 0
  /// The number of times that all rows were rebuilt.
  private(set) var reloads = 0
  private(set) var log: [LocalizedText] = []

  /// Creates a list that has just appeared on the screen.
  init(rows: Int, visible: Int, code: ImageListCode, network: ImageNetwork) {
    (self.visible, self.code, downloads) = (visible, code, ImageDownloads(over: network))
    items = Array(1...rows)
    addresses = items
    log.append(.time(0, LocalizedText(en: "the list opens", ja: "リストを開く")))
    for row in shownRows { appear(row, at: 0) }
  }

  /// The rows on the screen.
  var shownRows: Range<Int> {
    top..<min(top + visible, items.count + 1)
  }

  /// The cells on the screen, in the order of their rows.
  var shownCells: [Cell] {
    shownRows.compactMap { row in cells.first { $0.row == row } }
  }

  /// Plays events in order, and then waits for all downloads.
  mutating func play(_ events: [ImageListEvent]) {
    for event in events {
      arrive(before: event.time)
      log.append(.time(event.time, LocalizedText(event.words)))
      switch event.action {
      case .scroll(let row): scroll(to: row, at: event.time)
      case .reload: reload(at: event.time)
      case .move(let from, let to):
        items.insert(items.remove(at: from - 1), at: to - 1)
        if code.addresses == .byItem { addresses = items }
        reload(at: event.time)
      case .delete(let row):
        items.remove(at: row - 1)
        if code.addresses == .byItem { addresses = items }
        top = max(min(top, items.count - visible + 1), 1)
        reload(at: event.time)
      }
    }
    arrive(before: .max)
  }

  private mutating func scroll(to row: Int, at time: Int) {
    let last = max(items.count - visible + 1, 1)
    while top < min(row, last) {
      leave(top)
      top += 1
      if top + visible - 1 <= items.count { appear(top + visible - 1, at: time) }
    }
    while top > row {
      leave(top + visible - 1)
      top -= 1
      appear(top, at: time)
    }
  }

  private mutating func reload(at time: Int) {
    reloads += 1
    log.append(.indented(LocalizedText(en: "all rows are created again", ja: "すべての行を作り直す")))
    for index in cells.indices where cells[index].row != nil {
      cells[index].row = nil
      free.append(index)
    }
    for row in shownRows { appear(row, at: time) }
  }

  private mutating func leave(_ row: Int) {
    guard let index = cells.firstIndex(where: { $0.row == row }) else { return }
    cells[index].row = nil
    free.append(index)
  }

  /// Shows a row: gives it a cell and the cell its first content.
  private mutating func appear(_ row: Int, at time: Int) {
    let index = free.isEmpty ? cells.count : free.removeFirst()
    if index == cells.count { cells.append(Cell(index)) }
    let item = items[row - 1]
    cells[index].row = row
    cells[index].item = item
    if let picture = cache[item] {
      cells[index].picture = picture
      log.append(.row(row, cells[index], LocalizedText(en: "from the cache", ja: "キャッシュから")))
      countWrong(index)
      return
    }
    cells[index].picture = .placeholder
    let image = addresses[row - 1]
    let isAgain = downloads.start(image, of: item, for: index, at: time)
    log.append(
      .row(
        row, cells[index],
        isAgain
          ? LocalizedText(en: "image \(image) is fetched again", ja: "画像\(image)をもう一度ダウンロード")
          : LocalizedText(en: "image \(image) is fetched", ja: "画像\(image)をダウンロード")))
  }

  /// Takes the downloads that arrive up to and including a time.
  private mutating func arrive(before time: Int) {
    while let download = downloads.next(before: time) {
      let cell = cells[download.cell]
      log.append(
        .time(download.arrival, download.answer.words(download.image)))
      if code.cache == .corrected, download.answer == .image { cache[download.item] = .image(download.image) }
      if code.isGuarded, cell.item != download.item {
        log.append(.indented(LocalizedText(en: "not for cell \(cell.name) any more", ja: "セル\(cell.name)にはもう使わない")))
        continue
      }
      switch download.answer {
      case .image: cells[download.cell].picture = .image(download.image)
      case .notFound where code.cache != .corrected: cells[download.cell].picture = .blank
      case .notFound, .failure: break
      }
      log.append(.shows(cells[download.cell]))
      countWrong(download.cell)
      if code.cache == .article {
        let picture = cells[download.cell].picture
        cache[download.item] = picture == .blank ? nil : picture
      }
    }
  }

  private mutating func countWrong(_ index: Int) {
    guard cells[index].row != nil, cells[index].isWrong else { return }
    wrong += 1
  }
}
