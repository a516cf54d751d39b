import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Total order, comparisons, and selections of codes")
struct FloatTotalOrderTests {
  @Test("The total order is that of the processor's floats")
  func processor() {
    var random = SplitMix64(seed: 71)
    let special: [UInt32] = [
      0, 1 << 31, 1, 1 << 31 | 1, 0x7F80_0000, 0xFF80_0000, 0x7F80_0001, 0xFF80_0001, 0x7FC0_0000, 0xFFC0_0000,
      0x7FC0_0001, 0xFFFF_FFFF, 0x3F80_0000,
    ]
    let codes = special + (0..<200).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    for left in codes {
      let isBefore = codes.map {
        Float(bitPattern: left).isTotallyOrdered(belowOrEqualTo: Float(bitPattern: $0))
      }
      let lefts = [UInt32](repeating: left, count: codes.count)
      #expect(FloatFormat.binary32.totalOrder(lefts.span, codes.span) == isBefore)
    }
    let sorted = FloatFormat.binary32.sorted(codes).map { Float(bitPattern: $0) }
    for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left.isTotallyOrdered(belowOrEqualTo: right)) }
  }

  @Test("Sorted codes rise with their values, with NaNs at the ends", arguments: SampleFormat.named(upTo: 8))
  func sorted(sample: SampleFormat) {
    let format = sample.format
    let codes = FloatFormat.Code(0)...format.largestCode
    // The bits above those of the format are ignored.
    let excess = format.bits < 16 ? UInt16.max << UInt16(format.bits) : 0
    let sorted = format.sorted(codes.reversed().map { UInt16($0) | excess }).map { FloatFormat.Code($0) }
    #expect(sorted.sorted() == Array(codes))
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect(format.totalOrder(left, right) && !format.totalOrder(right, left))
    }
    let numbers = sorted.drop { format.value(of: $0) == .nan }
    let last = numbers.lastIndex { format.value(of: $0) != .nan } ?? numbers.startIndex
    let values = numbers[...last]
    #expect(!values.contains { format.value(of: $0) == .nan })
    for (left, right) in zip(values, values.dropFirst()) {
      let order = format.compare(left, right).order
      #expect(order == .less || order == .equal && Definition.isZero(left, format) && left & format.signBit != 0)
    }
  }

  @Test("Comparisons of arrays are those of single codes, with the exceptions of all")
  func comparisons() {
    let format = FloatFormat.e5m2
    let codes = (0...UInt8.max).map { $0 }
    for isSignaling in [false, true] {
      for left in codes {
        let lefts = [UInt8](repeating: left, count: 256)
        let found = format.compare(lefts.span, codes.span, isSignaling: isSignaling)
        let single = codes.map {
          format.compare(FloatFormat.Code(left), FloatFormat.Code($0), isSignaling: isSignaling)
        }
        #expect(found.orders == single.map(\.order))
        #expect(found.flags == single.reduce([]) { $0.union($1.flags) })
      }
    }
  }

  /// The choices by the text of the standard, with exact numbers.
  private enum Definition {
    static func isZero(_ code: FloatFormat.Code, _ format: FloatFormat) -> Bool {
      format.value(of: code).exact == 0
    }

    static func number(_ code: FloatFormat.Code, _ format: FloatFormat) -> ExactRational {
      let isNegative = format.hasSign && code & format.signBit != 0
      return format.value(of: code).exact ?? (isNegative ? -.powerOfTwo(40_000) : .powerOfTwo(40_000))
    }

    static func select(
      _ selection: FloatSelection, _ left: FloatFormat.Code, _ right: FloatFormat.Code, _ format: FloatFormat
    ) -> FloatFormat.Code? {
      let (x, y) = (number(left, format), number(right, format))
      let (isLeftNaN, isRightNaN) = (format.value(of: left) == .nan, format.value(of: right) == .nan)
      func lesser(_ x: ExactRational, _ y: ExactRational) -> FloatFormat.Code {
        x != y ? (x < y ? left : right) : (left & format.signBit != 0 ? left : right)
      }
      func greater(_ x: ExactRational, _ y: ExactRational) -> FloatFormat.Code {
        x != y ? (x > y ? left : right) : (left & format.signBit == 0 ? left : right)
      }
      switch selection {
      case .minimum: return isLeftNaN || isRightNaN ? nil : lesser(x, y)
      case .maximum: return isLeftNaN || isRightNaN ? nil : greater(x, y)
      case .minimumNumber: return isLeftNaN ? (isRightNaN ? nil : right) : isRightNaN ? left : lesser(x, y)
      case .maximumNumber: return isLeftNaN ? (isRightNaN ? nil : right) : isRightNaN ? left : greater(x, y)
      case .minimumMagnitude, .minimumMagnitudeNumber:
        let (a, b) = (x.magnitude, y.magnitude)
        let isNumber = selection == .minimumMagnitudeNumber
        if isLeftNaN || isRightNaN { return isNumber ? select(.minimumNumber, left, right, format) : nil }
        return a == b ? lesser(x, y) : a < b ? left : right
      case .maximumMagnitude, .maximumMagnitudeNumber:
        let (a, b) = (x.magnitude, y.magnitude)
        let isNumber = selection == .maximumMagnitudeNumber
        if isLeftNaN || isRightNaN { return isNumber ? select(.maximumNumber, left, right, format) : nil }
        return a == b ? greater(x, y) : a > b ? left : right
      }
    }
  }

  @Test("Selections follow the standard for every pair of codes", arguments: SampleFormat.named(upTo: 6))
  func selections(sample: SampleFormat) {
    let (format, arithmetic) = (sample.format, FloatArithmetic(sample.format))
    let codes = (0...UInt8(format.largestCode)).map { $0 }
    for selection in FloatSelection.allCases {
      for left in codes {
        let lefts = [UInt8](repeating: left, count: codes.count)
        var results = codes
        var span = results.mutableSpan
        let outcome = arithmetic.select(selection, lefts.span, codes.span, into: &span)
        #expect(outcome.placesWithoutCode.isEmpty)
        for (right, result) in zip(codes, results) {
          let (x, y) = (FloatFormat.Code(left), FloatFormat.Code(right))
          let expected = Definition.select(selection, x, y, format) ?? format.nan
          // Both codes of an unsigned zero stand for the same zero.
          let areZeros = format.zero == .unsigned && Definition.isZero(x, format) && Definition.isZero(y, format)
          #expect(FloatFormat.Code(result) == expected || areZeros, "\(selection) \(left) \(right)")
        }
      }
    }
  }

  @Test("A signaling NaN is invalid in a selection, even next to a number that wins")
  func signaling() {
    let half = FloatArithmetic(.binary16)
    let (one, quiet, signaling): (FloatFormat.Code, FloatFormat.Code, FloatFormat.Code) = (0x3C00, 0x7E00, 0x7C01)
    #expect(half.select(.minimumNumber, one, signaling) == FloatResult(code: one, flags: .invalid))
    #expect(half.select(.minimumNumber, one, quiet) == FloatResult(code: one))
    #expect(half.select(.maximum, one, signaling) == FloatResult(code: quiet, flags: .invalid))
    let payload = FloatArithmetic(.binary16, nanPropagation: .payload)
    #expect(payload.select(.maximum, one, signaling) == FloatResult(code: 0x7E01, flags: .invalid))
    let single: [UInt16] = [0x7C01]
    let minimum = half.select(.minimum, of: single.span)
    #expect(minimum == FloatResult(code: quiet, flags: .invalid))
  }

  @Test("The extreme of an array is that of all its codes")
  func extremes() {
    let half = FloatArithmetic(.binary16)
    let codes = half.encode([3, -7, 0.5, -.infinity, 42], as: UInt16.self).codes
    let numbers = FloatSelection.allCases.compactMap { half.select($0, of: codes.span)?.code.map { half.double($0) } }
    let least = -Double.infinity
    let expected: [Double] = [least, 42, least, 42, 0.5, least, 0.5, least]
    #expect(numbers == expected)
    let none: [UInt16] = []
    #expect(half.select(.minimum, of: none.span) == nil)
  }
}
