import Results
import SourceText

/// A name as an article prints it, next to the nearest existing name, with the differences.
public struct NameClaim: Sendable, Hashable {
  private let claimed: String
  private let nearest: String?

  /// Finds the name, or a near one if it does not exist.
  ///
  /// - Complexity: that of ``/SourceText/Suggestion/nearest(to:among:)``.
  public init(_ claimed: String, among names: [String]) {
    self.claimed = claimed
    nearest = names.contains(claimed) ? claimed : Suggestion.nearest(to: claimed, among: names)
  }

  /// The table, with one row: `claim`, `computed`, `changes`, `verdict`.
  public var table: Table {
    let changes = nearest.map(changes) ?? []
    return Table(
      [
        Claim.claimColumn, Claim.computedColumn, .words("changes", en: "changes", ja: "違い"), Claim.verdictColumn,
      ],
      rows: [
        [
          .code(claimed), nearest.map { .code($0) } ?? .absent,
          .words(
            en: changes.map(\.words.en).joined(separator: ", "), ja: changes.map(\.words.ja).joined(separator: "、")),
          .words(ClaimVerdict(nearest == claimed).words),
        ]
      ])
  }

  /// Returns the letters to remove and to insert, with neighbors together.
  private func changes(to name: String) -> [Change] {
    Array(name).difference(from: Array(claimed)).map(Change.init).sorted { $0.position < $1.position }
      .reduce(into: []) { changes, change in
        if let last = changes.last, last.isRemoval == change.isRemoval,
          last.position + last.letters.count == change.position
        {
          changes[changes.count - 1].letters += change.letters
        } else {
          changes.append(change)
        }
      }
  }

  /// The letters that only one of two names has, with their position, counted from 1.
  private struct Change {
    let isRemoval: Bool
    let position: Int
    var letters: String

    init(_ change: CollectionDifference<Character>.Change) {
      switch change {
      case .remove(let offset, let letter, _): (isRemoval, position, letters) = (true, offset + 1, String(letter))
      case .insert(let offset, let letter, _): (isRemoval, position, letters) = (false, offset + 1, String(letter))
      }
    }

    var words: LocalizedText {
      let start = letters.count == 1 ? "\(position)文字目" : "\(position)文字目から"
      return isRemoval
        ? LocalizedText(en: "\(letters) too many at \(position)", ja: "\(start)の\(letters)が余分")
        : LocalizedText(
          en: "\(letters) missing at \(position)", ja: "\(start)\(letters.count == 1 ? "に" : "")\(letters)が足りない")
    }
  }
}
