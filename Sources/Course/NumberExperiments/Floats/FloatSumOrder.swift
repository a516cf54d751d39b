import ExperimentKit
import NumberFormats

/// The order in which the terms of a sum are added.
enum FloatSumOrder: String, CaseIterable, TitledWord, Sendable {
  case forward
  case backward
  case pairwise
  case compensated

  /// The description of the order.
  var title: LocalizedText {
    switch self {
    case .forward: LocalizedText(en: "forward", ja: "先頭から")
    case .backward: LocalizedText(en: "backward", ja: "末尾から")
    case .pairwise: LocalizedText(en: "pairwise", ja: "半分に分けて")
    case .compensated: LocalizedText(en: "compensated (Kahan)", ja: "補正つき(カハン)")
    }
  }
}

/// A summation of codes of a floating-point format.
///
/// Source: N. J. Higham, *The accuracy of floating point summation*, 1993; for the compensated sum W. Kahan, *Further
/// remarks on reducing truncation errors*, 1965.
struct FloatSummation {
  typealias Code = FloatFormat.Code

  let arithmetic: FloatArithmetic
  let rounding: RoundingName
  /// The numbers of stochastic rounding.
  var random: SeededRandom
  /// The number of terms of all sums that have been added, and the total.
  var progress: (done: Int, total: Int)

  /// Returns the sum of at least one term, or nil if the format has no NaN for a difference of infinities.
  ///
  /// - Complexity: *n* − 1 additions for *n* terms; four times as many when compensated.
  mutating func sum(_ terms: [Code], _ order: FloatSumOrder) -> Code? {
    guard let first = terms.first, let last = terms.last else { return nil }
    switch order {
    case .forward: return sum(terms.dropFirst(), onto: first)
    case .backward: return sum(terms.dropLast().reversed(), onto: last)
    case .pairwise: return pairwise(terms[...])
    case .compensated: return compensated(terms.dropFirst(), onto: first)
    }
  }

  private mutating func sum(_ terms: some Sequence<Code>, onto first: Code) -> Code? {
    var sum = first
    for term in terms {
      guard let next = perform(.add, sum, term) else { return nil }
      sum = next
      reportTerm()
    }
    return sum
  }

  private mutating func pairwise(_ terms: ArraySlice<Code>) -> Code? {
    guard terms.count > 1 else { return terms.first }
    let middle = terms.startIndex + terms.count / 2
    guard let left = pairwise(terms[..<middle]), let right = pairwise(terms[middle...]) else { return nil }
    reportTerm()
    return perform(.add, left, right)
  }

  /// Returns the sum in which the next term corrects the error of each addition.
  private mutating func compensated(_ terms: some Sequence<Code>, onto first: Code) -> Code? {
    var (sum, lost): (Code, Code) = (first, 0)
    for term in terms {
      guard let corrected = perform(.subtract, term, lost), let next = perform(.add, sum, corrected),
        let added = perform(.subtract, next, sum), let rest = perform(.subtract, added, corrected)
      else { return nil }
      (sum, lost) = (next, rest)
      reportTerm()
    }
    return sum
  }

  private mutating func reportTerm() {
    progress.done += 1
    if progress.done.isMultiple(of: 65_536) { Progress.report(progress.done, of: progress.total) }
  }

  private mutating func perform(_ operation: FloatOperation, _ left: Code, _ right: Code) -> Code? {
    arithmetic(operation, left, right, rounding: rounding.rounding(&random)).code
  }
}
