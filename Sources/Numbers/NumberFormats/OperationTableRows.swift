/// The entries of a table of an operation.
///
/// In a format with a sign that has lanes, only numbers above zero are rounded: −*a* × *b* is *a* × −*b*, −*a* + *b* is
/// −(*a* − *b*), and *a* − *b* is *a* + −*b*. The results for an infinity, a NaN, and a zero that divides depend only
/// on the kind and the sign of the other operand.
struct OperationTableRows {
  /// The entries, in rows of one left operand: the code, its flags above it, and the top bit if there is no result.
  private(set) var entries: [UInt16]

  private let arithmetic: FloatArithmetic
  private let operation: FloatOperation
  private let rounding: Rounding
  /// The number of codes, and the number of them without the sign bit.
  private let (size, half): (Int, Int)

  init(_ operation: FloatOperation, _ arithmetic: FloatArithmetic, _ rounding: Rounding) {
    (self.operation, self.arithmetic, self.rounding) = (operation, arithmetic, rounding)
    size = Int(arithmetic.format.largestCode) + 1
    half = size / 2
    entries = [UInt16](repeating: 0, count: size * size)
    guard arithmetic.format.hasSign, arithmetic.lanes(operation, rounding) != nil else {
      for pair in entries.indices { entries[pair] = entry(pair / size, pair % size) }
      return
    }
    fillNumbers()
    fillSpecials()
  }

  /// Returns the entry of a pair of codes, computed separately.
  private func entry(_ left: Int, _ right: Int) -> UInt16 {
    let result = arithmetic(
      operation, FloatFormat.Code(left), FloatFormat.Code(right), rounding: rounding)
    return FloatOperationTable.entry(result)
  }

  /// Fills in all pairs of numbers.
  private mutating func fillNumbers() {
    let lanes = arithmetic.lanes
    // Infinities and NaN count as 0 here.
    let values = (0..<half).map { lanes.isSpecial(UInt64($0)) ? 0 : lanes.decode(UInt64($0)) }
    let overflow = arithmetic.laneOverflow(rounding)
    let mirrored: Rounding? = rounding == .up ? .down : rounding == .down ? .up : nil
    let (size, half, operation, rounding) = (size, half, operation, rounding)
    let row = LaneRow(lanes, overflow, count: half)
    defer { row.deallocate() }
    entries.withUnsafeMutableBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      for (code, left) in values.enumerated() {
        let positive = entries + code * size
        let negative = entries + (code + half) * size
        switch operation {
        case .multiply, .divide, .remainder:
          if operation == .multiply { row.set(values) { left * $0 } } else { row.set(values) { left / $0 } }
          row.round(rounding)
          row.write(to: positive, flippingSigns: false)
          if let mirrored { row.round(mirrored) }
          row.write(to: positive + half, flippingSigns: true)
          negative.update(from: positive + half, count: half)
          (negative + half).update(from: positive, count: half)
        case .add, .subtract:
          let (same, other) = operation == .add ? (0, half) : (half, 0)
          row.set(values) { .laneSum(left, $0) }
          row.round(rounding)
          row.write(to: positive + same, flippingSigns: false)
          if let mirrored { row.round(mirrored) }
          row.write(to: negative + other, flippingSigns: true)
          row.set(values) { .laneSum(left, -$0) }
          row.round(rounding)
          row.write(to: positive + other, flippingSigns: false)
          if let mirrored { row.round(mirrored) }
          row.write(to: negative + same, flippingSigns: true)
        }
      }
    }
    guard operation == .add || operation == .subtract else { return }
    // The sign of an exact zero is that of the rounding, not of an operand.
    let isSum = operation == .add
    let zero = entry(1, isSum ? 1 + half : 1)
    for code in 0..<half {
      entries[code * size + code + (isSum ? half : 0)] = zero
      entries[(code + half) * size + code + (isSum ? 0 : half)] = zero
    }
  }

  /// Fills in the pairs with an infinity or NaN, and for a division the pairs with a zero.
  private mutating func fillSpecials() {
    let format = arithmetic.format
    let kinds = (0..<size).map { Kind(FloatFormat.Code($0), format) }
    var known = [UInt16?](repeating: nil, count: Kind.count * Kind.count)
    let keepsPayloads = arithmetic.nanPropagation == .payload
    let specials = (0..<size).filter { kinds[$0].isSpecial(for: operation) }
    for special in specials {
      for code in 0..<size {
        for (left, right) in [(special, code), (code, special)] {
          let pair = kinds[left].rawValue * Kind.count + kinds[right].rawValue
          // A payload is more than a kind.
          let entry = (keepsPayloads ? nil : known[pair]) ?? entry(left, right)
          known[pair] = entry
          entries[left * size + right] = entry
        }
      }
    }
  }

  /// The properties of a code that decide an operation with an infinity or NaN, or a division with a zero.
  private struct Kind {
    static let count = 10
    let rawValue: Int

    init(_ code: FloatFormat.Code, _ format: FloatFormat) {
      let kind =
        switch format.floatClass(of: code) {
        case .zero: 0
        case .subnormal, .normal: 1
        case .infinity: 2
        case .nan: format.isSignalingNaN(code) ? 4 : 3
        }
      rawValue = 2 * kind + (format.isNegative(code) ? 1 : 0)
    }

    func isSpecial(for operation: FloatOperation) -> Bool {
      rawValue >= 4 || operation == .divide && rawValue < 2
    }
  }
}
