/// The style and the scripts of pages, each a file of its own in `Assets`.
public enum PageAssets {
  /// The style sheet.
  public static let style = text(PackageResources.page_css)
  /// What a page runs: answers, codes, and what asks.
  public static let script = [PackageResources.answers_js, PackageResources.class_code_js, PackageResources.page_js]
    .map(text).joined(separator: "\n")
  /// What a live page runs: what a page runs, and what talks to the server.
  public static let liveScript = [script, text(PackageResources.live_js)].joined(separator: "\n")
  /// What an index runs.
  public static let indexScript = text(PackageResources.index_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
