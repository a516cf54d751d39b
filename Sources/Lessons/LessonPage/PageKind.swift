import SourceText

/// A kind of page of lessons, which determines its style, its script, and the words of the script.
enum PageKind {
  /// A page that shows results.
  case plain
  /// A page with panels in which readers choose other values.
  case varied
  /// A page that communicates with the server that it comes from.
  case live

  /// The style.
  var style: PageAssets.Asset {
    switch self {
    case .plain: PageAssets.style
    case .varied: PageAssets.variedStyle
    case .live: PageAssets.liveStyle
    }
  }

  /// The script.
  var script: PageAssets.Asset {
    switch self {
    case .plain: PageAssets.script
    case .varied: PageAssets.variedScript
    case .live: PageAssets.liveScript
    }
  }

  /// The words of the script, by the keys that it uses.
  var words: [String: LocalizedText] {
    switch self {
    case .plain: PageWords.script
    case .varied: PageWords.script.merging(PanelWords.script) { $1 }
    case .live: PageWords.script.merging(PageWords.live) { $1 }
    }
  }
}
