import ExperimentKit
import Results
import SourceText

/// The name of a hosting class as the article prints it beside the nearest name that SwiftUI has.
///
/// Columns: `claim`, `computed`, `changes` (what makes the one the other), `verdict`.
///
/// Source: 003-2.
public struct LiveViewNameClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "live-view.name-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether SwiftUI has a hosting class of a name, and which one is near.",
    ja: "ビューを載せるその名前のクラスがSwiftUIにあるか。なければ近い名前は何か。")

  static let className = Parameter(
    "class", .text, default: "UIHostingViewController",
    help: LocalizedText(en: "The name as it was printed.", ja: "記事に書かれた名前。"))

  /// The name.
  public static let parameters: [any ParameterDeclaration] = [className]

  /// SwiftUI's classes that hold a view for UIKit, AppKit and WatchKit.
  static let classes = ["UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController"]

  let claim: NameClaim

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    claim = NameClaim(arguments[Self.className], among: Self.classes)
  }

  /// The table, of one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  public func run() -> Table {
    claim.table
  }
}
