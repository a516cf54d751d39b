import ExperimentKit

/// The parameters that the experiments on outlines share.
enum OutlineParameters {
  static let stage = Parameter(
    "stage", .integer(1...6), default: 1,
    help: LocalizedText(en: "The stage of the example to read.", ja: "例のどの段階を読むか。"))

  static let source = Parameter(
    "source", .lines, absent: LocalizedText(en: "the stage of the example", ja: "例の段階"),
    help: LocalizedText(
      en: "Swift source to read instead, with its lines below a `|`.", ja: "代わりに読むSwiftのソースコード。`|`の次の行から書く。"))

  static let open = Parameter(
    "open-heading", .text, default: DesignStage.openPoints,
    help: LocalizedText(en: "The start of the heading of open points.", ja: "決まっていないことの見出し(先頭部分)。"))

  static let required = Parameter(
    "required-heading", .text, default: DesignStage.requiredSpecs,
    help: LocalizedText(en: "The start of the heading of required specs.", ja: "必要な仕様の見出し(先頭部分)。"))

  /// Returns the sources in every language: the given source, or the stage of the example.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a stage together with a source, an empty heading, or a source whose
  ///   brackets, strings or comments are not closed.
  static func source(
    stage: Written<Int>, source: String?, open: String, required: String
  ) throws -> LocalizedText {
    for (name, heading) in [("open-heading", open), ("required-heading", required)] where heading.isEmpty {
      throw Rejection(name, "The heading `\(name)` is empty.", help: "Write the beginning of the heading.")
    }
    guard let source else {
      let stage = DesignStage(rawValue: stage.value) ?? .notes
      return LocalizedText(en: stage.source(.english), ja: stage.source(.japanese))
    }
    guard !stage.isWritten else {
      throw Rejection("stage", "`stage` and `source` cannot be used together.", help: "Remove one of the two.")
    }
    if let imbalance = DesignOutline(source).imbalance {
      throw Rejection("source", "The source is not a complete Swift file: \(imbalance).", help: "Complete it.")
    }
    return LocalizedText(source)
  }
}
