/// A row of a table: numbers, their rounded values, and the entries that follow.
struct LaneRow {
  private let lanes: FloatLanes
  private let overflow: FloatLanes.Overflow
  private let count: Int
  private let numbers: UnsafeMutablePointer<Double>
  /// A word per number: the magnitude, 1 for inexact and 2 for tiny above its 16 bits, and the sign in the top bit.
  private let words: UnsafeMutablePointer<UInt32>

  init(_ lanes: FloatLanes, _ overflow: FloatLanes.Overflow, count: Int) {
    (self.lanes, self.overflow, self.count) = (lanes, overflow, count)
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  func deallocate() {
    numbers.deallocate()
    words.deallocate()
  }

  /// Sets the numbers to the results of a function of as many others.
  @inline(__always)
  func set(_ values: [Double], _ function: (Double) -> Double) {
    values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      var index = 0
      while index < count {
        numbers[index] = function(values[index])
        index &+= 1
      }
    }
  }

  /// Rounds the numbers to words.
  func round(_ rounding: Rounding) {
    switch rounding {
    case .nearestEven: round(NearestEvenLane())
    case .nearestAway: round(NearestAwayLane())
    case .towardZero: round(TowardZeroLane())
    case .up: round(DirectedLane(flip: 0))
    case .down: round(DirectedLane(flip: 1))
    case .odd: round(OddLane())
    case .stochastic(let random): round(StochasticLane(random))
    case .stochasticNearest(let random, let bits): round(StochasticLane(nearest: random, bits: bits))
    }
  }

  @inline(__always)
  private func round<Mode: LaneRounding>(_ mode: Mode) {
    let (lanes, numbers, words) = (lanes, numbers, words)
    var index = 0
    while index < count {
      let rounded = lanes.round(numbers[index], mode.lane(index))
      let exceptions: UInt64 = rounded.isTiny ? 0x3_0000 : 0x1_0000
      let sign = (numbers[index].bitPattern >> 63) << 31
      words[index] = UInt32(truncatingIfNeeded: rounded.magnitude | (rounded.rest == 0 ? 0 : exceptions) | sign)
      index &+= 1
    }
  }

  /// Writes the entries of the words, of the opposite numbers if signs are flipped.
  func write(to row: UnsafeMutablePointer<UInt16>, flippingSigns: Bool) {
    let (words, overflow) = (words, overflow)
    let flip: UInt32 = flippingSigns ? 1 << 31 : 0
    let (largest, zeroSigns) = (Int32(truncatingIfNeeded: lanes.largestFiniteCode), lanes.zeroHasSign ? UInt32.max : 0)
    let signShift = UInt32(truncatingIfNeeded: lanes.signShift)
    var index = 0
    while index < count {
      let word = words[index] ^ flip
      let (magnitude, isNegative) = (word & 0xFFFF, word >> 31)
      let signBit = isNegative &<< signShift
      let signed = magnitude | (magnitude == 0 ? signBit & zeroSigns : signBit)
      let beyond = overflow.positive &+ (overflow.difference & (0 &- isNegative)) | 0x500
      let inRange = signed | (word >> 8 & 0x300)
      row[index] = UInt16(truncatingIfNeeded: Int32(bitPattern: magnitude) > largest ? beyond : inRange)
      index &+= 1
    }
  }
}
