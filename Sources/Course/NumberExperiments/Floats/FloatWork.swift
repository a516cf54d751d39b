import ExactNumbers
import ExperimentKit
import NumberFormats

/// The steps from the operands, which are numbers, to the exact result.
struct FloatWork {
  let board: FloatBoard
  let terms: [ExactTerm]

  /// The rows, and the exact result with its exponent.
  var steps: (rows: [[Table.Value]], exact: ExactTerm) {
    switch board.operation {
    case .add: return sum(terms[0], terms[1])
    case .subtract:
      var right = terms[1]
      right.isNegative.toggle()
      return sum(terms[0], right, from: terms[1])
    case .multiply:
      let product = ExactTerm.product(terms[0], terms[1])
      return ([productRow(product)], product)
    case .divide:
      let quotient = ExactTerm.quotient(terms[0], terms[1])
      return ([quotientRow(quotient)], quotient)
    case .remainder: return remainder
    case .squareRoot: return squareRoot
    case .fusedMultiplyAdd: return fused
    }
  }

  /// Returns the rows of a sum, or of a difference if `subtrahend` is the right number with its own sign.
  private func sum(
    _ left: ExactTerm, _ right: ExactTerm, from subtrahend: ExactTerm? = nil
  ) -> ([[Table.Value]], ExactTerm) {
    let exact = ExactTerm.sum(left, right, board.rounding)
    let note =
      left.isNegative == right.isNegative
      ? LocalizedText(en: "same signs: the significands are added, exactly", ja: "符号が同じなので、仮数を正確に足す")
      : LocalizedText(
        en: "opposite signs: the smaller significand is taken from the larger one, exactly",
        ja: "符号が異なるので、大きい仮数から小さい仮数を正確に引く")
    let flipped = LocalizedText(en: "subtracting is adding the number with the other sign", ja: "引き算は符号を変えて足すこと")
    let notes = subtrahend == nil ? [note] : [flipped, note]
    let step = subtrahend == nil ? FloatOperationName.add : .subtract
    return (
      [alignRow(left, subtrahend ?? right), valueRow(step.title, exact, notes.joined(.semicolon))], exact
    )
  }

  private func alignRow(_ left: ExactTerm, _ right: ExactTerm) -> [Table.Value] {
    let exponent = max(left.exponent, right.exponent)
    let places = (left.exponent - right.exponent).magnitude
    let near = (left.exponent < right.exponent ? left : right).written(withExponent: exponent)
    let note =
      places == 0
      ? LocalizedText(en: "the exponents are equal: nothing to shift", ja: "指数が等しいので、ずらさなくてよい")
      : LocalizedText(
        en: "the number with the smaller exponent, shifted right by \(places)", ja: "指数の小さいほうの仮数を右に\(places)桁ずらす")
    return valueRow(LocalizedText(en: "align", ja: "桁合わせ"), near, note)
  }

  private func productRow(_ product: ExactTerm) -> [Table.Value] {
    let (left, right) = (terms[0], terms[1])
    return valueRow(
      FloatOperationName.multiply.title, product,
      LocalizedText(
        en: "the significands are multiplied, exactly; exponents \(left.exponent) + \(right.exponent)",
        ja: "仮数を正確に掛け、指数は足す(\(left.exponent) + \(right.exponent))"))
  }

  private func quotientRow(_ quotient: ExactTerm) -> [Table.Value] {
    let (left, right) = (terms[0], terms[1])
    return valueRow(
      FloatOperationName.divide.title, quotient,
      LocalizedText(
        en: "the significands are divided, exactly; exponents \(left.exponent) - \(right.exponent)",
        ja: "仮数を正確に割り、指数は引く(\(left.exponent) - \(right.exponent))"))
  }

  private var fused: ([[Table.Value]], ExactTerm) {
    let product = ExactTerm.product(terms[0], terms[1])
    guard terms[2].magnitude != 0 else {
      return (
        [
          productRow(product),
          valueRow(
            FloatOperationName.add.title, product, LocalizedText(en: "a zero changes nothing", ja: "ゼロを足しても変わらない")),
        ], product
      )
    }
    let (rows, exact) = sum(product, terms[2])
    return ([productRow(product)] + rows, exact)
  }

  private var remainder: ([[Table.Value]], ExactTerm) {
    let (left, right) = (terms[0], terms[1])
    let share = (try? left.exact / right.exact) ?? 0
    let count = ExactRational(share.roundedToNearestOrEven)
    let multiple = count * right.exact
    let rest = left.exact - multiple
    let exact = ExactTerm(
      isNegative: rest == 0 ? left.isNegative : rest.isNegative, magnitude: rest.magnitude,
      exponent: min(left.exponent, right.exponent))
    return (
      [
        board.row(
          LocalizedText(en: "divide", ja: "除算"), value: share.description,
          note: LocalizedText(en: "left over right, exactly", ja: "左を右で割った正確な商")),
        board.row(
          LocalizedText(en: "nearest integer", ja: "最も近い整数"), value: count.description,
          note: LocalizedText(en: "of two as near, the even one", ja: "同じ近さなら偶数")),
        board.row(
          LocalizedText(en: "multiple", ja: "倍数"), value: multiple.description,
          note: LocalizedText(en: "so many times the right number", ja: "右の数をこの整数倍したもの")),
        valueRow(
          FloatOperationName.subtract.title, exact,
          LocalizedText(en: "what is left of the left number", ja: "左の数から引いた残り")),
      ], exact
    )
  }

  private var squareRoot: ([[Table.Value]], ExactTerm) {
    let operand = terms[0]
    let isOdd = operand.exponent & 1 == 1
    let even = operand.written(withExponent: operand.exponent - (isOdd ? 1 : 0))
    let root = even.squareRoot(bits: 2 * board.format.fractionBits + 64)
    let alignment =
      isOdd
      ? [
        valueRow(
          LocalizedText(en: "align", ja: "桁合わせ"), even,
          LocalizedText(en: "the exponent is made even, to be halved", ja: "半分にできるように、指数を偶数にする"))
      ] : []
    let note =
      root.goesOn
      ? LocalizedText(
        en: "of the significand, irrational: its digits never end; the exponent is halved",
        ja: "仮数の平方根は無理数で、桁が終わらない。指数は半分")
      : LocalizedText(en: "of the significand, exactly; the exponent is halved", ja: "仮数の正確な平方根。指数は半分")
    return (alignment + [valueRow(FloatOperationName.squareRoot.title, root, note)], root)
  }

  private func valueRow(_ step: LocalizedText, _ term: ExactTerm, _ note: LocalizedText) -> [Table.Value] {
    board.row(step, term, value: term.goesOn ? nil : term.description, note: note)
  }
}
