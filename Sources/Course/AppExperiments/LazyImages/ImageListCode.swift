import ExperimentKit

/// What the code of a list does, and how long the network takes.
struct ImageListCode: Sendable, Hashable {
  /// How pictures are kept by the names that parameters use.
  enum Cache: String, CaseIterable, TitledWord, Sendable {
    /// Not at all.
    case none
    /// The article's dictionary: under the item's id, whatever the cell shows when the download is done.
    case article
    /// Under the item's id, the image that has arrived, if one has.
    case corrected

    var title: LocalizedText {
      switch self {
      case .none: LocalizedText(en: "none", ja: "なし")
      case .article: LocalizedText(en: "as in the article", ja: "記事のとおり")
      case .corrected: LocalizedText(en: "corrected", ja: "直したもの")
      }
    }
  }

  /// Whose address a row takes by the names that parameters use.
  enum Addresses: String, CaseIterable, Sendable {
    /// That of its place, whatever moves.
    case byRow = "by-row"
    /// That of its item.
    case byItem = "by-item"
  }

  /// How pictures are kept.
  var cache: Cache
  /// Whether an image is dropped whose cell has another item by then.
  var isGuarded: Bool
  /// Whose address a row takes.
  var addresses = Addresses.byRow
}

/// How long images take, in milliseconds, and how often they fail at first.
struct ImageNetwork: Sendable, Hashable {
  /// An image with a number of its own: milliseconds, or failures.
  struct Exception: Sendable, Hashable {
    let image: Int
    let number: Int
  }

  /// How long an image takes.
  var duration: Int
  /// The images that take another time.
  var slow: [Exception] = []
  /// The images that fail at first, and how often.
  var failing: [Exception] = []
  /// The images that are answered 404 at first, after they have failed, and how often.
  var missing: [Exception] = []

  /// What a request comes to.
  enum Answer: Sendable, Hashable {
    case image
    /// Nothing came.
    case failure
    /// HTTP 404, with a body that is no image.
    case notFound

    /// The answer to a request for an image, in words.
    func words(_ image: Int) -> LocalizedText {
      switch self {
      case .image: LocalizedText(en: "image \(image) arrives", ja: "画像\(image)が届く")
      case .failure: LocalizedText(en: "image \(image) fails", ja: "画像\(image)のダウンロード失敗")
      case .notFound: LocalizedText(en: "404 for image \(image)", ja: "画像\(image)は404")
      }
    }
  }

  /// How long an image takes.
  func duration(of image: Int) -> Int {
    slow.last { $0.image == image }?.number ?? duration
  }

  /// What the n-th request for an image comes to, counted from 1.
  func answer(to attempt: Int, at image: Int) -> Answer {
    let failures = failing.last { $0.image == image }?.number ?? 0
    let misses = missing.last { $0.image == image }?.number ?? 0
    return attempt <= failures ? .failure : attempt <= failures + misses ? .notFound : .image
  }
}
