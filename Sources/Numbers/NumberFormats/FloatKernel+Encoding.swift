extension FloatKernel {
  /// A code and the exceptions of its operation; no code for a NaN that the format does not have.
  typealias Encoded = (code: Word?, flags: FloatFlags)

  /// Returns the code of an exact result, rounded.
  @inline(__always)
  func encode(_ value: Operand, _ rounding: Rounding, flags: FloatFlags = []) -> Encoded {
    guard value.kind == .number else { return encodeSpecial(value, flags) }
    var field = value.exponent &+ bias
    var shift = Word.bitWidth &- precision
    let isLow = field < lowestField
    if isLow {
      guard hasSubnormals else { return encodeBelowSmallest(value, rounding, flags) }
      shift = shift &+ 1 &- field
      field = 1
    }
    guard field <= largestField || isLow else { return overflowed(value.isNegative, rounding, flags) }

    let (kept, rest) = split(value.significand, shift)
    if hasGapAboveZero && field == 0 && kept == hiddenBit { return encodeBelowSmallest(value, rounding, flags) }
    let below = kept &+ Word(truncatingIfNeeded: field) &<< fractionShift &- hiddenBit
    let isOdd = below & 1 == 1 || tiesGoUp && rounding.isToEven && (below != 0 || !hasSubnormals)
    let isUp = rounding.roundsUp(rest: rest, isNegative: value.isNegative, isOdd: isOdd)
    let magnitude = below &+ (isUp ? 1 : 0)

    if magnitude > largestFiniteCode { return overflowed(value.isNegative, rounding, flags) }
    if isLow && rest != 0 && isTiny(value, rounding) {
      return rounded(magnitude, value.isNegative, rounding, flags.union([.inexact, .underflow]))
    }
    return rounded(magnitude, value.isNegative, rounding, rest == 0 ? flags : flags.union(.inexact))
  }

  /// Returns a significand cut in two: the bits from `shift` up, and those below as a fraction of all bits of the word.
  ///
  /// - Precondition: `shift` is above 0.
  @inline(__always)
  private func split(_ significand: Word, _ shift: Int) -> (kept: Word, rest: Word) {
    if shift < Word.bitWidth {
      let count = Word(truncatingIfNeeded: shift)
      return (significand &>> count, significand &<< (Word(truncatingIfNeeded: Word.bitWidth) &- count))
    }
    return (0, significand.shiftedDownKeepingTrace(by: shift &- Word.bitWidth))
  }

  /// Returns whether a number below the normal ones counts as tiny.
  func isTiny(_ value: Operand, _ rounding: Rounding) -> Bool {
    tininess == .beforeRounding || value.exponent &+ 1 < leastNormal.exponent
      || roundedWithoutBound(value, rounding).isCloserToZero(than: leastNormal)
  }

  /// Returns a number rounded as if exponents had no bound, and without subnormals or a zero in their place.
  private func roundedWithoutBound(_ value: Operand, _ rounding: Rounding) -> Operand {
    let (kept, rest) = split(value.significand, Word.bitWidth - precision)
    // Without fraction bits, a code is odd as its exponent bits are, and a digit always.
    let isOdd =
      tiesGoUp && rounding.isToEven
      || (fractionBits == 0 ? value.exponent + bias : Int(truncatingIfNeeded: kept)) & 1 == 1
    let isUp = rounding.roundsUp(rest: rest, isNegative: value.isNegative, isOdd: isOdd)
    let digits = isUp ? kept + 1 : kept
    let hasCarry = digits >> precision != 0
    return .number(
      isNegative: value.isNegative, exponent: hasCarry ? value.exponent + 1 : value.exponent,
      significand: hasCarry ? 1 << (Word.bitWidth - 1) : digits << unusedShift)
  }

  /// Returns the code of a number rounded to a magnitude up to the largest one.
  ///
  /// The number may be below zero in a format without a sign.
  @inline(__always)
  private func rounded(
    _ magnitude: Word, _ isNegative: Bool, _ rounding: Rounding, _ flags: FloatFlags
  ) -> Encoded {
    if magnitude == 0 && hasOneZero { return (0, flags) }
    if !hasSign && isNegative { return belowAll(rounding, flags.subtracting(.underflow)) }
    return signed(magnitude, isNegative, flags)
  }

  /// Returns a magnitude with a sign; zero has one if the format has a signed zero.
  @inline(__always)
  private func signed(_ magnitude: Word, _ isNegative: Bool, _ flags: FloatFlags) -> Encoded {
    // Without a branch, since no processor foresees the signs of numbers.
    (magnitude | signBit & (0 &- Word(truncatingIfNeeded: UInt8(isNegative ? 1 : 0))), flags)
  }

  /// Returns the result for a number below zero in a format without a sign.
  ///
  /// It is NaN, or the smallest number if the rounding is toward the numbers or there is no NaN.
  private func belowAll(_ rounding: Rounding, _ flags: FloatFlags) -> Encoded {
    let isFinite = saturation != .none || rounding.staysFinite(isNegative: true, isOdd: false)
    return isFinite ? (0, flags.union([.overflow, .inexact])) : beyondAll(flags)
  }

  /// Returns the result for negative infinity, and for numbers rounded toward it, in a format without a sign.
  private func beyondAll(_ flags: FloatFlags) -> Encoded {
    (saturation == .none ? nan ?? 0 : 0, flags.union([.overflow, .inexact]))
  }

  private func overflowed(_ isNegative: Bool, _ rounding: Rounding, _ flags: FloatFlags) -> Encoded {
    guard hasSign || !isNegative else { return belowAll(rounding, flags) }
    let flags = flags.union([.overflow, .inexact])
    let isFinite =
      saturation != .none || rounding.staysFinite(isNegative: isNegative, isOdd: largestFiniteCode & 1 == 1)
    return isFinite ? largest(isNegative, flags) : beyond(isNegative, flags)
  }

  private func largest(_ isNegative: Bool, _ flags: FloatFlags) -> Encoded {
    largestFiniteCode == 0 && hasOneZero ? (0, flags) : signed(largestFiniteCode, isNegative, flags)
  }

  /// Returns the result for a number beyond the largest one.
  private func beyond(_ isNegative: Bool, _ flags: FloatFlags) -> Encoded {
    switch overflow {
    case .infinity: (infinity.map { isNegative ? $0 | signBit : $0 }, flags)
    case .nan: (nan, flags)
    case .largest: largest(isNegative, flags)
    }
  }

  private func encodeSpecial(_ value: Operand, _ flags: FloatFlags) -> Encoded {
    switch value.kind {
    case .number, .nan: return (nan, nan == nil ? flags.union(.invalid) : flags)
    case .signalingNaN: return (nan, flags.union(.invalid))
    case .zero:
      if hasOneZero { return (0, flags) }
      if hasZero { return signed(0, value.isNegative && hasSign, flags) }
      if zero == .nan, saturation != .all { return (nan, flags.union(.invalid)) }
      return signed(0, value.isNegative && hasSign, flags.union([.inexact, .underflow]))
    case .infinity:
      if !hasSign && value.isNegative { return beyondAll(flags) }
      if let infinity, saturation != .all { return signed(infinity, value.isNegative, flags) }
      let flags = flags.union([.overflow, .inexact])
      return saturation == .all ? largest(value.isNegative, flags) : beyond(value.isNegative, flags)
    }
  }

  /// Returns the code of a number between zero and the smallest number of a format without subnormals.
  ///
  /// Without a zero, the smallest number is the only neighbor.
  private func encodeBelowSmallest(_ value: Operand, _ rounding: Rounding, _ flags: FloatFlags) -> Encoded {
    let isUp =
      !hasZero || rounding.roundsUp(rest: shareOfSmallest(value), isNegative: value.isNegative, isOdd: false)
    let magnitude: Word = isUp && hasZero ? 1 : 0
    guard magnitude <= largestFiniteCode else { return overflowed(value.isNegative, rounding, flags) }
    return rounded(
      magnitude, value.isNegative, rounding, flags.union(isTiny(value, rounding) ? [.inexact, .underflow] : .inexact))
  }

  /// Returns a number below the smallest one as a fraction of it, with a trace of the cut-off part.
  private func shareOfSmallest(_ value: Operand) -> Word {
    let distance = leastNormal.exponent - value.exponent
    guard distance < Word.bitWidth else { return 1 }
    let low = value.significand << (Word.bitWidth - distance)
    let (share, rest) = leastNormal.significand.dividingFullWidth(
      (value.significand >> distance, Word.Magnitude(truncatingIfNeeded: low)))
    return rest == 0 ? share : share | 1
  }
}
