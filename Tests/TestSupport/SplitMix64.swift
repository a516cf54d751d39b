/// A generator that returns the same numbers for the same seed on every machine (Steele, Lea and Flood, 2014).
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator with a seed, which a failing test prints.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a random element of an array, which must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Returns a number of either sign whose width is uniform in 0...`bits`, so that small numbers are as likely as large
  /// ones.
  public mutating func int128(bits: Int) -> Int128 {
    let width = Int.random(in: 0...bits, using: &self)
    let magnitude = Int128(truncatingIfNeeded: UInt128.random(in: 0..<(1 << UInt128(width)), using: &self))
    return Bool.random(using: &self) ? -magnitude : magnitude
  }

  /// Returns decimal digits without a leading zero, with a sign or without.
  public mutating func decimal(digits: Int) -> String {
    let first = Int.random(in: 1...9, using: &self)
    let rest = (1..<digits).map { _ in String(Int.random(in: 0...9, using: &self)) }
    return (Bool.random(using: &self) ? "-" : "") + String(first) + rest.joined()
  }
}
