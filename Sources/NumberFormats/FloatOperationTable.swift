/// The results of an operation on every pair of codes of a format of at most 8 bits.
public struct FloatOperationTable: Sendable, Hashable {
  /// The format of operands and results.
  public let format: FloatFormat

  /// The code, its flags above it, and the top bit where there is no result; rows of one left operand.
  private let entries: [UInt16]

  /// The results of an operation.
  ///
  /// - Precondition: The format has at most 8 bits.
  /// - Complexity: O(4ⁿ) for *n* bits, a few nanoseconds each.
  public init(_ operation: FloatOperation, of arithmetic: FloatArithmetic, rounding: Rounding = .nearestEven) {
    format = arithmetic.format
    precondition(format.bits <= 8, "a table of an operation has a format of at most 8 bits")
    entries = arithmetic.entries(operation, rounding)
  }

  /// The result for two codes.
  ///
  /// - Precondition: The codes are at most ``FloatFormat/largestCode``.
  public subscript(left: FloatFormat.Code, right: FloatFormat.Code) -> FloatResult {
    format.checkCode(left)
    format.checkCode(right)
    let entry = entries[Int(left << FloatFormat.Code(format.bits) | right)]
    let flags = FloatFlags(rawValue: UInt8(truncatingIfNeeded: entry >> 8 & 0x1F))
    return FloatResult(code: entry & 0x8000 == 0 ? FloatFormat.Code(entry & 0xFF) : nil, flags: flags)
  }
}

extension FloatArithmetic {
  /// The results for every pair of codes, as ``FloatOperationTable`` holds them.
  fileprivate func entries(_ operation: FloatOperation, _ rounding: Rounding) -> [UInt16] {
    let size = Int(format.largestCode) + 1
    let codes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    let laneOperation = lanes(operation, rounding)
    let buffers = LaneBuffers(count: size)
    defer { buffers.deallocate() }
    return [UInt16](unsafeUninitializedCapacity: size * size) { entries, count in
      for left in 0..<size {
        let row = UnsafeMutableBufferPointer(rebasing: entries[left * size..<(left + 1) * size])
        var hasAll = false
        if let laneOperation, let row = row.baseAddress {
          hasAll = fill(row, left, codes, laneOperation, buffers, rounding)
        }
        guard !hasAll else { continue }
        for right in 0..<size where laneOperation == nil || lanes.isSpecial(buffers.left[right]) {
          let result = self(operation, Code(left), Code(right), rounding: rounding)
          let code = result.code.map { UInt16(truncatingIfNeeded: $0) } ?? 0x8000
          row[right] = UInt16(result.flags.rawValue) << 8 | code
        }
      }
      count = size * size
    }
  }

  /// Fills a row but for what is special, and tells whether nothing is.
  private func fill(
    _ row: UnsafeMutablePointer<UInt16>, _ left: Int, _ codes: [UInt8], _ operation: LaneOperation,
    _ buffers: LaneBuffers, _ rounding: Rounding
  ) -> Bool {
    let number = lanes.isSpecial(UInt64(left)) ? Double.nan : lanes.decode(UInt64(left))
    codes.withUnsafeBufferPointer { codes in
      guard let codes = codes.baseAddress else { return }
      _ = lanes.decode(codes, self.codeCount, into: buffers.right)
    }
    buffers.left.update(repeating: number, count: codeCount)
    buffers.apply(operation, codeCount, exactZeroIsSpecial: rounding == .down)
    let overflow = laneOverflow(rounding)
    let (from, count) = (buffers.left, codeCount)
    switch rounding {
    case .nearestEven: return lanes.fill(row, from, count, NearestEvenLane(), overflow)
    case .nearestAway: return lanes.fill(row, from, count, NearestAwayLane(), overflow)
    case .towardZero: return lanes.fill(row, from, count, TowardZeroLane(), overflow)
    case .up: return lanes.fill(row, from, count, DirectedLane(flip: 0), overflow)
    case .down: return lanes.fill(row, from, count, DirectedLane(flip: 1), overflow)
    case .odd: return lanes.fill(row, from, count, OddLane(), overflow)
    case .stochastic(let random): return lanes.fill(row, from, count, StochasticLane(random), overflow)
    }
  }

  private var codeCount: Int { Int(format.largestCode) + 1 }
}

extension FloatLanes {
  /// Codes with flags above them, and whether no number is special.
  @inline(__always)
  fileprivate func fill<Mode: LaneRounding>(
    _ row: UnsafeMutablePointer<UInt16>, _ numbers: UnsafePointer<Double>, _ count: Int, _ mode: Mode,
    _ overflow: Overflow
  ) -> Bool {
    let lanes = self
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { words in
      guard let words = words.baseAddress else { return false }
      var special: UInt64 = 0
      var index = 0
      while index < count {
        let rounded = lanes.round(numbers[index], mode.lane(index))
        let inexact: UInt64 = rounded.isTiny ? 0x3_0000 : 0x1_0000
        let flags = rounded.rest == 0 ? 0 : inexact
        let sign = (numbers[index].bitPattern >> 63) << 31
        words[index] = UInt32(truncatingIfNeeded: rounded.magnitude | flags | sign)
        special |= lanes.specialTrace(numbers[index])
        index &+= 1
      }
      let largest = Int32(truncatingIfNeeded: largestFinite)
      index = 0
      while index < count {
        let word = words[index]
        let magnitude = word & 0xFFFF
        let code = lanes.code(UInt64(magnitude), sign: UInt64(word >> 31), overflow)
        let flags: UInt32 = word >> 8 & 0x1F00
        let isBeyond = Int32(bitPattern: magnitude) > largest
        row[index] = UInt16(truncatingIfNeeded: code | (isBeyond ? 0x500 : flags))
        index &+= 1
      }
      return special >> 63 == 0
    }
  }
}
