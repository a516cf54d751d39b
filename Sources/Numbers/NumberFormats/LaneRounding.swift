/// A rounding of lanes, applied to a number that the processor has rounded to the nearest.
protocol LaneRounding {
  /// The rounding of an array element at a place, a separate one only if it is stochastic.
  associatedtype Lane: LaneRounding = Self

  func lane(_ index: Int) -> Lane

  /// Returns the digits that the rounding chooses.
  ///
  /// - Parameters:
  ///   - digits: the nearest integer to the number in units of its last place; ties go to the even one.
  ///   - rest: the number minus these digits.
  ///   - place: 2⁵² units of the last place, as the bits of a double.
  ///   - sign: 1 for a number below zero, otherwise 0.
  /// - Returns: the digits, one more or one less.
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64

  /// Returns whether a magnitude counts as tiny.
  func isTiny(_ size: Double, _ lanes: FloatLanes, sign: UInt64) -> Bool
}

extension LaneRounding where Lane == Self {
  @inline(__always)
  func lane(_ index: Int) -> Self { self }
}

extension LaneRounding {
  /// Returns a unit of the last place.
  @inline(__always)
  static func unit(_ place: UInt64) -> Double {
    Double(bitPattern: place &- 52 << 52)
  }

  @inline(__always)
  func isTiny(_ size: Double, _ lanes: FloatLanes, sign: UInt64) -> Bool {
    size < lanes.least
  }
}

struct NearestEvenLane: LaneRounding {
  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    digits
  }

  @inline(__always)
  func isTiny(_ size: Double, _ lanes: FloatLanes, sign: UInt64) -> Bool {
    size < lanes.leastNearest
  }
}

struct NearestAwayLane: LaneRounding {
  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    rest == Double(bitPattern: place &- 53 << 52) ? digits &+ 1 : digits
  }

  @inline(__always)
  func isTiny(_ size: Double, _ lanes: FloatLanes, sign: UInt64) -> Bool {
    size < lanes.leastNearest
  }
}

struct TowardZeroLane: LaneRounding {
  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    rest < 0 ? digits &- 1 : digits
  }
}

/// Rounding up, or down if `flip` is 1.
struct DirectedLane: LaneRounding {
  let flip: UInt64

  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    let isBack = sign ^ flip
    // The cut-off part counts if rounding goes away from zero, the added part if it goes toward zero.
    let part = Double(bitPattern: rest.bitPattern ^ isBack << 63)
    let step = 1 &- isBack &- isBack
    return part > 0 ? digits &+ step : digits
  }

  @inline(__always)
  func isTiny(_ size: Double, _ lanes: FloatLanes, sign: UInt64) -> Bool {
    let difference = (lanes.least.bitPattern &- lanes.leastAway.bitPattern) & (0 &- (sign ^ flip))
    return size < Double(bitPattern: lanes.leastAway.bitPattern &+ difference)
  }
}

struct OddLane: LaneRounding {
  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    let step: UInt64 = rest > 0 ? 1 : rest < 0 ? .max : 0
    return digits & 1 == 0 ? digits &+ step : digits
  }
}

struct StochasticLane: LaneRounding {
  /// The least part of a unit that is rounded up: 1 less the random number over 2³².
  let part: Double

  @inline(__always)
  init(_ random: UInt32) {
    // As a signed number, which processors convert in vectors.
    part = (0x1p31 - Double(Int32(bitPattern: random ^ 0x8000_0000))) * 0x1p-32
  }

  /// Creates the rounding StochasticC of IEEE P3109.
  @inline(__always)
  init(nearest random: UInt32, bits: Int) {
    let least = Rounding.leastRoundedUp(random, bits)
    let share = Double(least.share) * 0x1p-32
    part = least.isIncluded ? share : share.nextUp
  }

  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    let unit = Self.unit(place)
    let below = rest < 0 ? digits &- 1 : digits
    let cut = rest < 0 ? rest + unit : rest
    return cut >= unit * part ? below &+ 1 : below
  }

  @inline(__always)
  func isTiny(_ size: Double, _ lanes: FloatLanes, sign: UInt64) -> Bool {
    let distance = lanes.distanceBelowLeast
    // The difference of numbers near the smallest normal number is exact.
    return size - (lanes.tinyBeforeRounding ? lanes.least : lanes.least - distance)
      < (lanes.tinyBeforeRounding ? 0 : distance * part)
  }
}
