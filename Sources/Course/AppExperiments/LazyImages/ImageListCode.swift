import ExperimentKit

/// The behavior of a list's code.
struct ImageListCode: Sendable, Hashable {
  /// The ways to cache pictures, by the names that parameters use.
  enum Cache: String, CaseIterable, TitledWord, Sendable {
    /// No cache.
    case none
    /// The article's dictionary: under the item's id, the content of the cell when the download is done.
    case article
    /// The received image under the item's id, if one was received.
    case corrected

    var title: LocalizedText {
      switch self {
      case .none: LocalizedText(en: "none", ja: "なし")
      case .article: LocalizedText(en: "as in the article", ja: "記事のとおり")
      case .corrected: LocalizedText(en: "corrected", ja: "直したもの")
      }
    }
  }

  /// The address that a row uses, by the names that parameters use.
  enum Addresses: String, CaseIterable, Sendable {
    /// The address of the row's place, even after rows move.
    case byRow = "by-row"
    /// The address of the row's item.
    case byItem = "by-item"
  }

  /// The way pictures are cached.
  var cache: Cache
  /// Whether an image is dropped if its cell has another item by then.
  var isGuarded: Bool
  /// The address that a row uses.
  var addresses = Addresses.byRow
}

/// The time that images take, in milliseconds, and the number of times that they fail at first.
struct ImageNetwork: Sendable, Hashable {
  /// An image with its own number of milliseconds, or of failures.
  struct Exception: Sendable, Hashable {
    let image: Int
    let number: Int
  }

  /// The time that an image takes.
  var duration: Int
  /// The images with another time.
  var slow: [Exception] = []
  /// The images that fail at first, with the number of failures.
  var failing: [Exception] = []
  /// The images that return 404 at first, after their failures, with the number of times.
  var missing: [Exception] = []

  /// The outcome of a request.
  enum Answer: Sendable, Hashable {
    case image
    /// No response.
    case failure
    /// A response 404, with a body that is not an image.
    case notFound

    /// Returns the text of the response to a request for an image.
    func words(_ image: Int) -> LocalizedText {
      switch self {
      case .image: LocalizedText(en: "image \(image) arrives", ja: "画像\(image)が届く")
      case .failure: LocalizedText(en: "image \(image) fails", ja: "画像\(image)のダウンロード失敗")
      case .notFound: LocalizedText(en: "404 for image \(image)", ja: "画像\(image)は404")
      }
    }
  }

  /// Returns the time that an image takes.
  func duration(of image: Int) -> Int {
    slow.last { $0.image == image }?.number ?? duration
  }

  /// Returns the outcome of the n-th request for an image, counted from 1.
  func answer(to attempt: Int, at image: Int) -> Answer {
    let failures = failing.last { $0.image == image }?.number ?? 0
    let misses = missing.last { $0.image == image }?.number ?? 0
    return attempt <= failures ? .failure : attempt <= failures + misses ? .notFound : .image
  }
}
