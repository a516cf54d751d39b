import ExperimentKit
import Results
import SourceText

/// A class name as the article prints it beside the nearest name that UIKit has, with what tells them apart.
///
/// Columns: `claim`, `computed`, `changes` (what makes the one the other), `verdict`.
///
/// Source: 002-4.
public struct DialogClassClaim: Experiment {
  /// The name that cells use.
  public static let name = "dialog.class-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether UIKit has a class of a name, and which one is near.", ja: "その名前のクラスがUIKitにあるか。なければ近い名前は何か。")

  static let className = Parameter(
    "class", .text, default: "UIAllertControlle",
    help: LocalizedText(en: "The name as it was printed.", ja: "記事に書かれた名前。"))

  /// The name.
  public static let parameters: [any ParameterDeclaration] = [className]

  /// UIKit's classes for dialogs, past and present.
  static let classes = ["UIAlertController", "UIAlertAction", "UIAlertView", "UIActionSheet"]

  let claimed: String

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    claimed = arguments[Self.className]
  }

  /// The table, of one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  public func run() -> Table {
    let nearest = Self.classes.contains(claimed) ? claimed : Suggestion.nearest(to: claimed, among: Self.classes)
    let changes = nearest.map(changes) ?? []
    return Table(
      [
        ClaimVerdict.claim, ClaimVerdict.computed, .words("changes", en: "changes", ja: "違い"), ClaimVerdict.verdict,
      ],
      rows: [
        [
          .code(claimed), nearest.map { .code($0) } ?? .absent,
          .words(
            en: changes.map(\.en).joined(separator: ", "), ja: changes.map(\.ja).joined(separator: "、")),
          .words(ClaimVerdict(nearest == claimed).words),
        ]
      ])
  }

  /// The letters to take out and to put in, by their positions from 1.
  private func changes(to name: String) -> [LocalizedText] {
    Array(name).difference(from: Array(claimed)).sorted { $0.position < $1.position }.map { change in
      switch change {
      case .remove(_, let letter, _):
        LocalizedText(en: "\(letter) too many at \(change.position)", ja: "\(change.position)文字目の\(letter)が余分")
      case .insert(_, let letter, _):
        LocalizedText(en: "\(letter) missing at \(change.position)", ja: "\(change.position)文字目に\(letter)が足りない")
      }
    }
  }
}

extension CollectionDifference<Character>.Change {
  /// The position of the letter in the name that has it, from 1.
  fileprivate var position: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset + 1
    }
  }
}
