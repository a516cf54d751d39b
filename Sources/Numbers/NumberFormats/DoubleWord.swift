/// A number of two words, as a product of two significands needs it.
struct DoubleWord<Word: FixedWidthInteger & UnsignedInteger> {
  var high: Word
  var low: Word

  init(high: Word, low: Word) {
    (self.high, self.low) = (high, low)
  }

  init(_ product: (high: Word, low: Word.Magnitude)) {
    self.init(high: product.high, low: Word(truncatingIfNeeded: product.low))
  }

  var leadingZeroBitCount: Int {
    high != 0 ? high.leadingZeroBitCount : Word.bitWidth + low.leadingZeroBitCount
  }

  /// The upper word, with the lowest bit set if a bit of the lower one is 1.
  var highWithTrace: Word {
    low == 0 ? high : high | 1
  }

  /// Returns the number shifted up by less than its width.
  func shiftedUp(by count: Int) -> DoubleWord {
    count >= Word.bitWidth
      ? DoubleWord(high: low << (count - Word.bitWidth), low: 0)
      : DoubleWord(high: high << count | low >> (Word.bitWidth - count), low: low << count)
  }

  /// Returns the number shifted down, with the lowest bit set if a bit that is 1 was shifted out.
  func shiftedDownKeepingTrace(by count: Int) -> DoubleWord {
    if count >= Word.bitWidth {
      let rest = high.shiftedDownKeepingTrace(by: count - Word.bitWidth)
      return DoubleWord(high: 0, low: low == 0 ? rest : rest | 1)
    }
    let lost = count == 0 ? 0 : low << (Word.bitWidth - count)
    let shifted = low >> count | high << (Word.bitWidth - count)
    return DoubleWord(high: high >> count, low: lost == 0 ? shifted : shifted | 1)
  }

  static func < (left: DoubleWord, right: DoubleWord) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  static func &+ (left: DoubleWord, right: DoubleWord) -> DoubleWord {
    let (low, carry) = left.low.addingReportingOverflow(right.low)
    return DoubleWord(high: left.high &+ right.high &+ (carry ? 1 : 0), low: low)
  }

  static func &- (left: DoubleWord, right: DoubleWord) -> DoubleWord {
    let (low, borrow) = left.low.subtractingReportingOverflow(right.low)
    return DoubleWord(high: left.high &- right.high &- (borrow ? 1 : 0), low: low)
  }
}
