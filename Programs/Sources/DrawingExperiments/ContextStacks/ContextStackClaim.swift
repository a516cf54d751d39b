import ExperimentKit

/// The claims about images in the comments of the article's listings, next to the actual images.
///
/// Columns: `experiment`, `image`, `claim`, `owner`, `computed`, `verdict`. Experiment 3 runs without the check, as in
/// the article.
///
/// Source: 004-7.
struct ContextStackClaim: Experiment {
  static let about = About(
    "context-stack.comment-claim", en: "Whether the images contain the shapes that the comments in the listings name.",
    ja: "画像に含まれる図形は、ソースコードのコメントどおりか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "experiments", .list(of: .integer(1...StackExperiment.count), count: 1...20), default: [1, 2, 3, 4, 5],
      help: LocalizedText(en: "The experiments.", ja: "実験の番号。")))

  let experiments: [Int]

  /// Returns the table, with one row per image.
  func run() throws -> Table {
    Table(
      [
        .number("experiment", en: "experiment", ja: "実験"), .words("image", en: "image", ja: "画像"),
      ] + Claim.columns,
      rows: try experiments.flatMap { number in
        let play = StackPlay(calls: StackExperiment.calls(of: number), ownership: .global, checks: false)
        let images = try play.moments().compactMap(\.image)
        return try zip(StackExperiment.comments(of: number), images).map { comment, image -> [Table.Value] in
          let held = try HeldShapes(image).text
          let claimed = HeldShapes.text(of: StackShape.all.filter { comment.names.contains($0.name) })
          let claim = "{\(comment.names.joined(separator: ", "))}"
          return [.number(number), .code(StackCall.name(of: comment.drawing))]
            + Claim(.author, .code(claim), computed: .code(held), ClaimVerdict(held == claimed)).values
        }
      })
  }
}
