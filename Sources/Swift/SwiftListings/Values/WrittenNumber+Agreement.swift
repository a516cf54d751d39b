extension WrittenNumber {
  /// Whether both numbers have the same value, however they are written.
  ///
  /// The sign of zero counts; the sign of *not a number* does not.
  func equals(_ other: WrittenNumber) -> Bool {
    switch (magnitude, other.magnitude) {
    case (.notANumber, .notANumber): return true
    case (.infinity, .infinity): return isNegative == other.isNegative
    case (.finite(let left, let leftPlace), .finite(let right, let rightPlace)):
      return isNegative == other.isNegative
        && Decimals(digits: left, place: leftPlace).normalized == Decimals(digits: right, place: rightPlace).normalized
    default: return false
    }
  }

  /// Whether a comment that writes this number agrees with a printed number.
  ///
  /// Equal numbers agree. A number with a point and at least two digits may also be the printed one, rounded or cut at
  /// its last digit, unless the digits that it omits make it look exact. Before `…` the printed digits are cut. An
  /// approximate number may have any number of digits.
  ///
  /// - Parameters:
  ///   - printed: the printed number.
  ///   - isApproximate: whether the comment says that its number is not exact.
  /// - Returns: whether they agree.
  /// - Complexity: O(*n*) for *n* digits.
  func agrees(with printed: WrittenNumber, isApproximate: Bool) -> Bool {
    if !isCut, equals(printed) { return true }
    guard case .finite(let digits, let place) = magnitude, case .finite(let all, let lastPlace) = printed.magnitude
    else {
      return false
    }
    let (own, found) = (Decimals(digits: digits, place: place), Decimals(digits: all, place: lastPlace))
    if isApproximate, !printed.isZero, isNegative == printed.isNegative || isZero {
      let places = hasPoint || hasExponent || isZero ? place...place : place...(place + own.trailingZeros)
      if places.contains(where: { found.isRoundedOrCut(to: own, at: $0) }) { return true }
    }
    guard isNegative == printed.isNegative else { return false }
    if isCut {
      guard let shown = plainDigits else { return false }
      let isPadded = spelling.first == "0" && spelling.dropFirst().first?.isDecimalDigit == true
      return !isPadded && (printed.plainDigits?.hasPrefix(shown) == true || printed.spelling.hasPrefix(spelling))
    }
    return hasPoint && !printed.isInteger && significantDigits >= 2 && significantDigits < printed.significantDigits
      && !found.looksExact(at: place) && found.isRoundedOrCut(to: own, at: place)
  }
}

/// Decimal digits without leading zeros, and the power of ten of the last one.
private struct Decimals: Equatable {
  var digits: [UInt8]
  var place: Int

  /// The number of zeros at the end.
  var trailingZeros: Int { digits.reversed().prefix { $0 == 0 }.count }

  /// The same value without zeros at the ends.
  var normalized: Decimals {
    let kept = Array(digits.dropLast(trailingZeros))
    return kept.isEmpty ? Decimals(digits: [], place: 0) : Decimals(digits: kept, place: place + trailingZeros)
  }

  /// Returns the digits from a power of ten on, and those below it.
  private func split(at place: Int) -> (kept: ArraySlice<UInt8>, omitted: [UInt8]) {
    let count = place - self.place
    guard count > 0 else { return (digits[...], []) }
    guard count > digits.count else { return (digits.dropLast(count), Array(digits.suffix(count))) }
    let zeros = min(count - digits.count, 5)
    return ([], Array(repeating: 0, count: zeros) + digits)
  }

  /// Whether the first four digits below a power of ten are all 0 or all 9, so that the digits before them seem to be
  /// exact.
  func looksExact(at place: Int) -> Bool {
    let omitted = split(at: place).omitted
    let first = (omitted + [0, 0, 0, 0]).prefix(4)
    return first.allSatisfy { $0 == 0 } || first.allSatisfy { $0 == 9 }
  }

  /// Whether another number is this one, rounded (a tie either way) or cut at a power of ten.
  func isRoundedOrCut(to other: Decimals, at place: Int) -> Bool {
    cut(at: place).normalized == other.normalized || rounded(at: place).normalized == other.normalized
  }

  private func cut(at place: Int) -> Decimals {
    Decimals(digits: Array(split(at: place).kept), place: max(place, self.place))
  }

  /// Returns the number rounded at a power of ten, a half upward.
  func rounded(at place: Int) -> Decimals {
    let cut = cut(at: place)
    guard let first = split(at: place).omitted.first, first >= 5 else { return cut }
    return cut.increased(at: place)
  }

  /// Returns the number with one more at the power of ten of its last digit.
  private func increased(at place: Int) -> Decimals {
    var digits = self.digits
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return Decimals(digits: digits, place: place)
      }
      digits[index] = 0
    }
    return Decimals(digits: [1] + digits, place: place)
  }
}

extension WrittenNumber {
  /// Returns the digits of the number rounded at a power of ten, without an exponent; nil if they would be very long.
  ///
  /// A half is rounded upward.
  func rounded(at place: Int) -> String? {
    guard case .finite(let digits, let last) = magnitude, place < 0, place >= last, place > -2_000 else { return nil }
    let rounded = Decimals(digits: digits, place: last).rounded(at: place)
    let text = rounded.digits.map(String.init).joined()
    let padded = String(repeating: "0", count: max(0, 1 - place - text.count)) + text
    return padded.dropLast(-place) + "." + padded.suffix(-place)
  }
}
