/// The style and the scripts of pages, each in a file of its own in `Assets`.
package enum PageAssets {
  /// The style sheet: the parts of a page, then the kinds of pages, then paper.
  package static let style = joined([
    PackageResources.page_css, PackageResources.tables_css, PackageResources.diagrams_css,
    PackageResources.questions_css, PackageResources.slides_css, PackageResources.report_css,
    PackageResources.index_css, PackageResources.live_css, PackageResources.print_css,
  ])
  /// The script of a page: each file uses those before it.
  package static let script = joined([
    PackageResources.answers_js, PackageResources.class_code_js, PackageResources.page_js, PackageResources.fields_js,
    PackageResources.verdict_js, PackageResources.cards_js, PackageResources.waiting_js, PackageResources.codes_js,
    PackageResources.keys_js, PackageResources.bar_js, PackageResources.slides_js, PackageResources.tables_js,
    PackageResources.edition_js,
  ])
  /// The script of a live page: the script of a page, and the part that communicates with the server.
  package static let liveScript = script + "\n" + joined([PackageResources.live_js])
  /// The script of an index.
  package static let indexScript = joined([PackageResources.index_js])

  private static func joined(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
