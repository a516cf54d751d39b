import ExperimentKit

/// The name of a hosting class as the article prints it, next to the nearest name in SwiftUI.
///
/// Columns: `claim`, `computed`, `changes` (the edits that lead from one to the other), `verdict`.
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

  /// SwiftUI's classes that host a view for UIKit, AppKit and WatchKit.
  private static let classes = ["UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController"]

  let className: String

  /// Returns the table, with one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  func run() -> Table {
    NameClaim(className, among: Self.classes).table
  }
}
