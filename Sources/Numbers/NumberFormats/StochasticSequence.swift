extension Rounding {
  /// The ways in which stochastic rounding uses few random bits, by the names of IEEE P3109.
  public enum StochasticVariant: Sendable, Hashable, CaseIterable {
    /// *StochasticA*, ``Rounding/stochasticA(_:bits:)``: for 1 to 32 bits.
    case a
    /// *StochasticB*, ``Rounding/stochasticB(_:bits:)``: for 1 to 31 bits.
    case b
    /// *StochasticC*, ``Rounding/stochasticC(_:bits:)``: for 1 to 31 bits.
    case c
  }
}

/// Random numbers for the elements of an array, in which element *n* uses the top bits of output *n* of SplitMix64.
struct StochasticSequence {
  let seed: UInt64
  /// The number of random bits of an element.
  let bits: Int
  let variant: Rounding.StochasticVariant

  init(seed: UInt64, bits: Int, variant: Rounding.StochasticVariant) {
    precondition((1...(variant == .a ? 32 : 31)).contains(bits), "the number of random bits is supported")
    (self.seed, self.bits, self.variant) = (seed, bits, variant)
  }

  /// Returns the rounding of the element at a place.
  func rounding(at place: Int) -> Rounding {
    let random = random(at: place)
    return switch variant {
    case .a: .stochasticA(random, bits: bits)
    case .b: .stochasticB(random, bits: bits)
    case .c: .stochasticC(random, bits: bits)
    }
  }

  /// Returns the random number of an element, in the form that the lanes of the variant take.
  @inline(__always)
  func word(at place: Int) -> UInt32 {
    let random = random(at: place)
    return switch variant {
    case .a: random &<< UInt32(truncatingIfNeeded: 32 &- bits)
    case .b: (2 &* random &+ 1) &<< UInt32(truncatingIfNeeded: 31 &- bits)
    case .c: random
    }
  }

  /// Returns the random number of the element at a place.
  ///
  /// Source: G. L. Steele, D. Lea and C. H. Flood, *Fast splittable pseudorandom number generators*, 2014.
  @inline(__always)
  private func random(at place: Int) -> UInt32 {
    let state = seed &+ UInt64(truncatingIfNeeded: place &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ state &>> 30) &* 0xBF58_476D_1CE4_E5B9
    let again = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: (again ^ again &>> 31) &>> UInt64(truncatingIfNeeded: 64 &- bits))
  }
}

/// Stochastic rounding with a random number for each element.
struct StochasticLanes: LaneRounding {
  let randoms: UnsafePointer<UInt32>

  @inline(__always)
  func lane(_ index: Int) -> StochasticLane {
    StochasticLane(randoms[index])
  }

  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    lane(0).choose(digits, rest, place: place, sign: sign)
  }
}

/// The rounding *StochasticC* with a random number for each element.
struct StochasticNearestLanes: LaneRounding {
  let randoms: UnsafePointer<UInt32>
  let bits: Int

  @inline(__always)
  func lane(_ index: Int) -> StochasticLane {
    StochasticLane(nearest: randoms[index], bits: bits)
  }

  @inline(__always)
  func choose(_ digits: UInt64, _ rest: Double, place: UInt64, sign: UInt64) -> UInt64 {
    lane(0).choose(digits, rest, place: place, sign: sign)
  }
}
