import ExperimentKit

/// A test whether a mask over `self.frame` leaves the right part of a view, for views at several places.
///
/// The path of a mask is in the coordinates of the view's own layer, whose rectangle is `bounds`; `frame` is the
/// rectangle in the view around it. Columns: `origin`, `claim`, `owner`, `computed`, `verdict`. Squares of one point
/// are counted.
///
/// Source: 003-10, whose code covers `self.frame` and calls it all of the screen. Its view begins at (0, 0); that the
/// line works elsewhere too is the expectation of readers who copy it.
struct ViewHoleFrameClaim: Experiment {
  static let about = About(
    "view-hole.frame-claim", en: "Whether a mask over self.frame covers a view, for views at several places.",
    ja: "self.frameのマスクはビュー全体を覆うか。いろいろな位置のビューで確かめる。")
  static let signature = Signature(
    Self.init, ViewHoleParameters.width, ViewHoleParameters.height, ViewHoleParameters.hole,
    Parameter(
      "origins", .list(of: .point, count: 1...20),
      default: [(0, 0), (40, 0), (40, 30), (200, 0)].map { WrittenPoint(ExactPoint(whole: $0.0, $0.1)) },
      help: LocalizedText(en: "The position of the view in its superview.", ja: "親のビューの中でのビューの位置。")))

  let width: Int
  let height: Int
  let hole: WrittenHole
  let origins: [WrittenPoint]

  init(width: Int, height: Int, hole: WrittenHole, origins: [WrittenPoint]) throws {
    if let odd = origins.first(where: { $0.point.x % 100 != 0 || $0.point.y % 100 != 0 }) {
      throw Rejection(
        "origins", "The parameter `origins` cannot contain `\(odd)`: the experiment counts squares of one point.",
        help: "Use whole points.")
    }
    (self.width, self.height, self.hole, self.origins) = (width, height, hole, origins)
  }

  /// Returns the table, with one row per place.
  func run() -> Table {
    Table(
      [.words("origin", en: "origin", ja: "位置")] + Claim.columns,
      rows: origins.map { origin in
        let framed = FramedHole(
          x: origin.point.x / 100, y: origin.point.y / 100, width: width, height: height, hole: hole.outline)
        let counts = framed.counts()
        let claim = Claim(
          origin.point.x == 0 && origin.point.y == 0 ? .author : .expectation,
          LocalizedText(
            en: "\(counts.byBounds) of \(width * height) stay", ja: "\(width * height)のうち\(counts.byBounds)が残る"),
          computed: LocalizedText(
            en: "\(counts.byFrame) stay, \(counts.differing) are wrong",
            ja: "\(counts.byFrame)が残る。誤りは\(counts.differing)"),
          counts.differing == 0)
        return [.code(origin.description)] + claim.values
      })
  }
}
