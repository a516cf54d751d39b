import ExperimentKit

/// The positions of a dialog's buttons whose titles are short enough for two in a row.
extension Dialog {
  /// A place for a button.
  public enum Place: Sendable, Hashable {
    case leading
    case trailing
    case row(Int, isLast: Bool)
    case bottomApart

    /// The name of the place, for a language that is written from left to right.
    public var words: LocalizedText {
      switch self {
      case .leading: LocalizedText(en: "left", ja: "左")
      case .trailing: LocalizedText(en: "right", ja: "右")
      case .row(1, isLast: true): LocalizedText(en: "alone", ja: "1つだけ")
      case .row(let number, isLast: true): LocalizedText(en: "\(number), at the bottom", ja: "上から\(number)番目(一番下)")
      case .row(let number, isLast: false): LocalizedText(en: "\(number) from the top", ja: "上から\(number)番目")
      case .bottomApart: LocalizedText(en: "at the bottom, apart", ja: "一番下(離れて)")
      }
    }

    /// Whether there is no button below or next to the place.
    public var isBottom: Bool {
      switch self {
      case .leading, .trailing: false
      case .row(_, let isLast): isLast
      case .bottomApart: true
      }
    }
  }

  /// Whether the buttons are in one row: the two of an alert.
  var isSideBySide: Bool {
    style == .alert && actions.count == 2
  }

  /// The buttons in reading order: cancel is first if two are side by side, and last otherwise.
  public var placedActions: [(action: DialogAction, place: Place)] {
    let others = actions.filter { $0.style != .cancel }
    let cancels = actions.filter { $0.style == .cancel }
    let order = isSideBySide ? cancels + others : others + cancels
    return zip(order, order.indices).map { ($0, place($0, at: $1)) }
  }

  private func place(_ action: DialogAction, at index: Int) -> Place {
    if isSideBySide { return index == 0 ? .leading : .trailing }
    if style == .actionSheet, action.style == .cancel { return .bottomApart }
    return .row(index + 1, isLast: index == actions.count - 1)
  }
}
