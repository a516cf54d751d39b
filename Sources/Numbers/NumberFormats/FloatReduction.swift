/// Sums and dot products in floats of the processor, rounded to nearest even, with the exceptions of all steps.
///
/// Results that are not finite are left to the other paths, as are products that are inexact and tiny.
struct FloatReduction {
  /// Whether a step was inexact.
  private var isInexact = false

  /// Returns the sum of numbers of which there is at least one, or nil if another path must do it.
  static func sum(_ terms: [Float], _ order: FloatArithmetic.Order) -> FloatResult? {
    var reduction = FloatReduction()
    return reduction.sum(terms, order)
  }

  /// Returns the sum of products, each rounded to a float, or nil if another path must do it.
  static func dotProduct(_ left: [Float], _ right: [Float], _ order: FloatArithmetic.Order) -> FloatResult? {
    var reduction = FloatReduction()
    guard let products = reduction.products(left, right) else { return nil }
    return reduction.sum(products, order)
  }

  /// Returns the sum of products, each added exactly to the sum before it, or nil if another path must do it.
  static func fusedDotProduct(_ left: [Float], _ right: [Float]) -> FloatResult? {
    var sum: Float = 0
    var isInexact = false
    for (left, right) in zip(left, right) {
      let exact = Double.sumToOdd(Double(left) * Double(right), Double(sum))
      sum = Float(exact)
      guard Double(sum) != exact else { continue }
      guard sum.magnitude > .leastNormalMagnitude else { return nil }
      isInexact = true
    }
    return result(sum, isInexact)
  }

  private static func result(_ sum: Float, _ isInexact: Bool) -> FloatResult? {
    sum.isFinite ? FloatResult(code: FloatFormat.Code(sum.bitPattern), flags: isInexact ? .inexact : []) : nil
  }

  private mutating func sum(_ terms: [Float], _ order: FloatArithmetic.Order) -> FloatResult? {
    terms.withUnsafeBufferPointer { terms in
      guard let first = terms.baseAddress else { return nil }
      let sum = order == .pairwise ? pairwise(first, terms.count) : forward(first, terms.count)
      return Self.result(sum, isInexact)
    }
  }

  private mutating func products(_ left: [Float], _ right: [Float]) -> [Float]? {
    var (rest, tiny): (UInt64, UInt64) = (0, 0)
    let products = [Float](unsafeUninitializedCapacity: left.count) { products, filled in
      for place in left.indices {
        let exact = Double(left[place]) * Double(right[place])
        let product = Float(exact)
        products[place] = product
        let error = (Double(product) - exact).bitPattern & 0x7FFF_FFFF_FFFF_FFFF
        rest |= error
        tiny |= product.magnitude > .leastNormalMagnitude ? 0 : error
      }
      filled = left.count
    }
    if rest != 0 { isInexact = true }
    return tiny == 0 ? products : nil
  }

  /// Returns a sum, and notes whether it is inexact.
  @inline(__always) private mutating func add(_ left: Float, _ right: Float) -> Float {
    let sum = left + right
    guard !isInexact else { return sum }
    let part = sum - left
    let error = (left - (sum - part)) + (right - part)
    if error != 0 { isInexact = true }
    return sum
  }

  private mutating func forward(_ terms: UnsafePointer<Float>, _ count: Int) -> Float {
    var sum = terms[0]
    var place = 1
    while place < count {
      sum = add(sum, terms[place])
      place &+= 1
    }
    return sum
  }

  private mutating func pairwise(_ terms: UnsafePointer<Float>, _ count: Int) -> Float {
    switch count {
    case 1: return terms[0]
    case 2: return add(terms[0], terms[1])
    case 3: return three(terms)
    case 4: return four(terms)
    case 5: return add(add(terms[0], terms[1]), three(terms + 2))
    case 6: return add(three(terms), three(terms + 3))
    case 7: return add(three(terms), four(terms + 3))
    case 8: return add(four(terms), four(terms + 4))
    default:
      let half = count / 2
      let left = pairwise(terms, half)
      return add(left, pairwise(terms + half, count - half))
    }
  }

  @inline(__always) private mutating func three(_ terms: UnsafePointer<Float>) -> Float {
    add(terms[0], add(terms[1], terms[2]))
  }

  @inline(__always) private mutating func four(_ terms: UnsafePointer<Float>) -> Float {
    let left = add(terms[0], terms[1])
    return add(left, add(terms[2], terms[3]))
  }
}

extension FloatArithmetic {
  /// Whether every number of a format is a float, and the processor computes with this arithmetic.
  func reducesInFloats(_ source: FloatArithmetic, _ rounding: Rounding) -> Bool {
    let format = source.format
    return isBinary32 && rounding == .nearestEven && source.lanes.isThere && format.fractionBits <= 23
      && 1 - format.bias - format.fractionBits >= -149 && 1 << format.exponentBits - format.bias <= 128
  }

  /// Returns the numbers of codes as floats.
  func floats<Code: FixedWidthInteger & UnsignedInteger>(_ codes: Span<Code>) -> [Float] {
    var values = [Float](repeating: 0, count: codes.count)
    var span = values.mutableSpan
    decode(codes, into: &span)
    return values
  }
}
