import CGMP

extension ExactInteger: Comparable {
  /// Returns whether the two numbers are the same.
  public static func == (left: ExactInteger, right: ExactInteger) -> Bool {
    switch (left.storage, right.storage) {
    case (.small(let left), .small(let right)): left == right
    case (.big(let left), .big(let right)): compare(left, right) == 0
    case (.small, .big), (.big, .small): false
    }
  }

  /// Returns whether the left number is the smaller one.
  public static func < (left: ExactInteger, right: ExactInteger) -> Bool {
    switch (left.storage, right.storage) {
    case (.small(let left), .small(let right)): left < right
    case (.big(let left), .big(let right)): compare(left, right) < 0
    case (.small, .big(let right)): !right.isNegative
    case (.big(let left), .small): left.isNegative
    }
  }

  private static func compare(_ left: GMPInteger, _ right: GMPInteger) -> CInt {
    left.read { left in right.read { __gmpz_cmp(left, $0) } }
  }
}

extension ExactInteger: Hashable {
  /// Feeds the number to `hasher`; equal numbers feed it equal words.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .small(let value):
      hasher.combine(value)
    case .big(let value):
      hasher.combine(value.isNegative)
      hasher.combine(value.limbs)
    }
  }
}
