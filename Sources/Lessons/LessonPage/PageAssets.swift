import SourceText

/// The style and the scripts of pages, each in a file of its own in `Assets`.
package enum PageAssets {
  /// A style sheet or a script as a page holds it, with the hash by which the page's policy knows it.
  package struct Asset: Sendable {
    package let text: String
    /// The hash in the form of a policy (CSP Level 3, section 2.3.1).
    package let hash: String

    init(_ bytes: [UInt8]) {
      text = String(decoding: bytes, as: UTF8.self)
      hash = "sha256-\(Base64.text(of: SHA256.hash(of: bytes)))"
    }
  }

  /// The style of a page with questions.
  package static let style = sheet([PackageResources.questions_css, PackageResources.slides_css])
  /// The style of a page that communicates with a server.
  package static let liveStyle = sheet([
    PackageResources.questions_css, PackageResources.slides_css, PackageResources.try_css, PackageResources.live_css,
  ])
  /// The style of a page with panels in which readers choose other values.
  package static let variedStyle = sheet([
    PackageResources.questions_css, PackageResources.slides_css, PackageResources.try_css, PackageResources.vary_css,
    PackageResources.board_css, PackageResources.machines_css,
  ])
  /// The style of a report.
  package static let reportStyle = sheet([PackageResources.report_css])
  /// The style of an index.
  package static let indexStyle = sheet([PackageResources.index_css, PackageResources.live_css])
  /// The script of a page: each file uses those before it.
  package static let script = Asset(CompactScript.text(of: joined(page + [PackageResources.start_js])))
  /// The script of a live page, which also follows the edits of the document and communicates with the server.
  package static let liveScript = Asset(
    CompactScript.text(
      of: joined(
        page + [
          PackageResources.edition_js, PackageResources.start_js, PackageResources.compare_js, PackageResources.live_js,
        ])))
  /// The script of a page with panels in which readers choose other values.
  package static let variedScript = Asset(
    CompactScript.text(
      of: joined(
        page + [
          PackageResources.compare_js, PackageResources.lights_js, PackageResources.goals_js,
          PackageResources.controls_js, PackageResources.results_js, PackageResources.state_links_js,
          PackageResources.machines_js, PackageResources.vary_js, PackageResources.start_js,
        ])))
  /// The script of an index.
  package static let indexScript = Asset(CompactScript.text(of: PackageResources.index_js))

  private static let page = [
    PackageResources.answers_js, PackageResources.class_code_js, PackageResources.page_js, PackageResources.fields_js,
    PackageResources.verdict_js, PackageResources.cards_js, PackageResources.places_js, PackageResources.waiting_js,
    PackageResources.sheet_js, PackageResources.codes_js, PackageResources.resume_js, PackageResources.keys_js,
    PackageResources.bar_js, PackageResources.code_pieces_js, PackageResources.deal_js, PackageResources.fit_js,
    PackageResources.sizes_js, PackageResources.gather_js, PackageResources.slides_js, PackageResources.tables_js,
  ]

  /// Returns the parts of every page, then those of a kind of pages, then paper.
  private static func sheet(_ kind: [[UInt8]]) -> Asset {
    let every = [
      PackageResources.page_css, PackageResources.tables_css, PackageResources.diagrams_css,
      PackageResources.figures_css,
    ]
    return Asset(CompactStyle.text(of: joined(every + kind + [PackageResources.print_css])))
  }

  private static func joined(_ files: [[UInt8]]) -> [UInt8] {
    Array(files.joined(separator: [UInt8(ascii: "\n")]))
  }
}
