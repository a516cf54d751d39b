import ExperimentKit

/// The name of a hosting class as the article prints it beside the nearest name that SwiftUI has.
///
/// Columns: `claim`, `computed`, `changes` (what makes the one the other), `verdict`.
///
/// Source: 003-2.
struct LiveViewNameClaim: Experiment {
  static let about = About(
    "live-view.name-claim", en: "Whether SwiftUI has a hosting class with a given name, and which name is near.",
    ja: "ビューを載せるその名前のクラスがSwiftUIにあるか。なければ近い名前は何か。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "class", .text, default: "UIHostingViewController",
      help: LocalizedText(en: "The name as the article has it.", ja: "記事に書かれた名前。")))

  /// SwiftUI's classes that hold a view for UIKit, AppKit and WatchKit.
  private static let classes = ["UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController"]

  let className: String

  /// The table, of one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  func run() -> Table {
    NameClaim(className, among: Self.classes).table
  }
}
