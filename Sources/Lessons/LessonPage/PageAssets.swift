/// The style and the scripts of pages, each a file of its own in `Assets`.
package enum PageAssets {
  /// The style sheet.
  package static let style = text(PackageResources.page_css)
  /// What a page runs: answers, codes, and what asks.
  package static let script = [PackageResources.answers_js, PackageResources.class_code_js, PackageResources.page_js]
    .map(text).joined(separator: "\n")
  /// What a live page runs: what a page runs, and what talks to the server.
  package static let liveScript = [script, text(PackageResources.live_js)].joined(separator: "\n")
  /// What an index runs.
  package static let indexScript = text(PackageResources.index_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
