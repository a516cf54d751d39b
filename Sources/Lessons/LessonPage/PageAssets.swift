/// The style and the scripts of pages, each in a file of its own in `Assets`.
package enum PageAssets {
  /// The style sheet.
  package static let style = text(PackageResources.page_css)
  /// The script of a page, for answers, codes, and questions.
  package static let script = [PackageResources.answers_js, PackageResources.class_code_js, PackageResources.page_js]
    .map(text).joined(separator: "\n")
  /// The script of a live page: the script of a page, and the part that communicates with the server.
  package static let liveScript = [script, text(PackageResources.live_js)].joined(separator: "\n")
  /// The script of an index.
  package static let indexScript = text(PackageResources.index_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
