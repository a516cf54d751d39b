/// Loops over stretches of arrays that the compiler vectorizes.
///
/// They have no branch, and each works on words of one width, since the narrowest vector decides.
extension FloatLanes {
  /// The flags that a loop gathers.
  struct Trace {
    /// A word whose top bit is 1 if an element is special.
    var special: UInt64 = 0
    /// A word that is not 0, apart from the top bit, if an element is inexact.
    var inexact: UInt64 = 0
    /// A word that is not 0, apart from the top bit, if an element is inexact and tiny.
    var tiny: UInt64 = 0
    /// A word whose top bit is 1 if an element is beyond the largest number.
    var overflow: UInt32 = 0

    var flags: FloatFlags {
      var flags: FloatFlags = inexact &<< 1 == 0 ? [] : .inexact
      if tiny &<< 1 != 0 { flags.insert(.underflow) }
      if overflow >> 31 != 0 { flags.formUnion([.overflow, .inexact]) }
      return flags
    }
  }

  /// Writes the codes of numbers; the codes of special ones have no meaning.
  @inline(__always)
  func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger, Mode: LaneRounding>(
    _ values: UnsafePointer<Element>, _ count: Int, into codes: UnsafeMutablePointer<Code>, _ mode: Mode,
    _ overflow: Overflow
  ) -> Trace {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { words in
      guard let words = words.baseAddress else { return Trace() }
      var trace = magnitudes(values, count, into: words, mode)
      trace.overflow = pack(words, count, into: codes, overflow)
      return trace
    }
  }

  /// Writes the magnitudes of numbers with their signs in the top bit.
  @inline(__always)
  private func magnitudes<Element: FloatArrayElement, Mode: LaneRounding>(
    _ values: UnsafePointer<Element>, _ count: Int, into words: UnsafeMutablePointer<UInt32>, _ mode: Mode
  ) -> Trace {
    // A copy, which no store can change.
    let lanes = self
    var trace = Trace()
    var index = 0
    while index < count {
      let double = values[index].double
      let rounded = lanes.round(double, mode.lane(index))
      let sign = (double.bitPattern >> 63) << 31
      let special = lanes.specialTrace(double)
      // A special number counts as zero, so that it leaves no trace of an overflow.
      let isNumber = ~UInt32(bitPattern: Int32(truncatingIfNeeded: special &>> 32) &>> 31)
      words[index] = UInt32(truncatingIfNeeded: rounded.magnitude | sign) & isNumber
      trace.special |= special
      let rest = rounded.rest.bitPattern
      trace.inexact |= rest
      trace.tiny |= rounded.isTiny ? rest : 0
      index &+= 1
    }
    return trace
  }

  /// Writes the codes of magnitudes with their signs in the top bit.
  @inline(__always)
  private func pack<Code: FixedWidthInteger & UnsignedInteger>(
    _ words: UnsafePointer<UInt32>, _ count: Int, into codes: UnsafeMutablePointer<Code>, _ overflow: Overflow
  ) -> UInt32 {
    var trace: UInt32 = 0
    let (largest, zeroSigns) = (UInt32(truncatingIfNeeded: largestFiniteCode), zeroHasSign ? UInt32.max : 0)
    let signShift = UInt32(truncatingIfNeeded: signShift)
    var index = 0
    while index < count {
      let (magnitude, isNegative) = (words[index] & 0x7FFF_FFFF, words[index] >> 31)
      let signBit = isNegative &<< signShift
      let signOfZero = signBit & zeroSigns
      let signed = magnitude | (magnitude == 0 ? signOfZero : signBit)
      let beyond = overflow.positive &+ (overflow.difference & (0 &- isNegative))
      // Vectors compare only signed numbers.
      let isBeyond = Int32(bitPattern: magnitude) > Int32(bitPattern: largest)
      codes[index] = Code(truncatingIfNeeded: isBeyond ? beyond : signed)
      trace |= largest &- magnitude
      index &+= 1
    }
    return trace
  }

  /// Writes the numbers of codes, NaN for special codes, and returns whether any code is special.
  @inline(__always)
  func decode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: UnsafePointer<Code>, _ count: Int, into values: UnsafeMutablePointer<Element>
  ) -> Bool {
    let lanes = self
    let signBit = (1 as UInt64) &<< signShift
    let largestCode = largestMagnitude | (hasSign ? signBit : 0)
    var trace: UInt64 = 0
    var index = 0
    while index < count {
      let code = UInt64(truncatingIfNeeded: codes[index]) & largestCode
      values[index] = Element(nearestTo: lanes.decode(code))
      // Minus 1, a code of only the sign bit has the top bit 1, and so does a magnitude above the largest one.
      let negativeZero = (code ^ signBit) &- 1
      trace |= (lanes.largestFiniteCode &- code & lanes.largestMagnitude) | (lanes.hasNoNegativeZero ? negativeZero : 0)
      index &+= 1
    }
    guard trace >> 63 != 0 else { return false }
    for index in 0..<count where isSpecial(UInt64(truncatingIfNeeded: codes[index])) {
      values[index] = Element(nearestTo: .nan)
    }
    return true
  }
}
