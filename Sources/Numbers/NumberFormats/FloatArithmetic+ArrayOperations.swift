/// Operations on arrays of codes, element by element; bits above those of the format are ignored.
extension FloatArithmetic {
  /// Returns the results of an operation on the codes of two arrays, place by place.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - left: the left operands.
  ///   - right: as many right operands.
  ///   - results: as many codes, which are overwritten.
  ///   - rounding: the rounding; ``Rounding/stochastic(_:)`` uses the same random number for all elements.
  /// - Returns: the exceptions, and the places without a code.
  /// - Precondition: There are as many of each, and the format has at most as many bits as a code of the array.
  /// - Complexity: O(*n*), a few nanoseconds each for formats of up to 32 bits with subnormals and fraction bits; about
  ///   one for formats of up to 8 bits if there are more operations than pairs of codes.
  public func perform<Code: FixedWidthInteger & UnsignedInteger>(
    _ operation: FloatOperation, _ left: Span<Code>, _ right: Span<Code>, into results: inout MutableSpan<Code>,
    rounding: Rounding = .nearestEven
  ) -> FloatArrayOutcome {
    precondition(left.count == right.count, "both arrays have as many codes")
    if format.bits <= 8, format.bits <= Code.bitWidth, results.count >> (2 * format.bits) != 0 {
      return performByTable(operation, left, right, into: &results, rounding)
    }
    if isBFloat16, rounding == .nearestEven {
      return performInFloats(operation, left, right, into: &results)
    }
    return performInLanes(operation, left, right, into: &results, rounding)
  }

  /// Computes in lanes, or one by one.
  func performInLanes<Code: FixedWidthInteger & UnsignedInteger>(
    _ operation: FloatOperation, _ left: Span<Code>, _ right: Span<Code>,
    into results: inout MutableSpan<Code>,
    _ rounding: Rounding
  ) -> FloatArrayOutcome {
    apply(left, right, left, into: &results, .same(rounding), lanes(operation, rounding)) {
      left, right, _ in
      self(operation, left, right, rounding: rounding)
    }
  }

  /// Looks up the results in a table of all pairs, for arrays long enough to make it worthwhile.
  private func performByTable<Code: FixedWidthInteger & UnsignedInteger>(
    _ operation: FloatOperation, _ left: Span<Code>, _ right: Span<Code>, into results: inout MutableSpan<Code>,
    _ rounding: Rounding
  ) -> FloatArrayOutcome {
    precondition(left.count == results.count, "there are as many results as codes")
    let table = FloatOperationTable(operation, of: self, rounding: rounding)
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        results.withUnsafeMutableBufferPointer { table.perform(left, right, into: $0) }
      }
    }
  }

  /// Returns the products of the codes of two arrays plus those of a third one, rounded once, place by place.
  ///
  /// - Precondition: As with ``perform(_:_:_:into:rounding:)``.
  public func fusedMultiplyAdd<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Code>, _ right: Span<Code>, _ addend: Span<Code>, into results: inout MutableSpan<Code>,
    rounding: Rounding = .nearestEven
  ) -> FloatArrayOutcome {
    precondition(left.count == right.count && left.count == addend.count, "the arrays have as many codes")
    let operation: LaneOperation? = lanes.isThere && rounding.hasRoom(lanes.precision &+ 1) ? .fusedMultiplyAdd : nil
    return apply(left, right, addend, into: &results, .same(rounding), operation) { left, right, addend in
      fusedMultiplyAdd(left, right, addend, rounding: rounding)
    }
  }

  /// Returns the square roots of the codes of an array.
  ///
  /// - Precondition: As with ``perform(_:_:_:into:rounding:)``.
  public func squareRoot<Code: FixedWidthInteger & UnsignedInteger>(
    _ operands: Span<Code>, into results: inout MutableSpan<Code>, rounding: Rounding = .nearestEven
  ) -> FloatArrayOutcome {
    let operation: LaneOperation? = lanes.isThere && rounding.hasRoom(53) ? .squareRoot : nil
    return apply(operands, operands, operands, into: &results, .same(rounding), operation) { operand, _, _ in
      squareRoot(operand, rounding: rounding)
    }
  }

  /// An operation that lanes compute on doubles.
  enum LaneOperation {
    case add, subtract, multiply, divide, squareRoot, fusedMultiplyAdd
  }

  /// Returns the operation of lanes, or nil if lanes cannot do it.
  func lanes(_ operation: FloatOperation, _ rounding: Rounding) -> LaneOperation? {
    guard lanes.isThere else { return nil }
    switch operation {
    case .add: return rounding.hasRoom(lanes.precision &+ 1) ? .add : nil
    case .subtract: return rounding.hasRoom(lanes.precision &+ 1) ? .subtract : nil
    case .multiply: return .multiply
    case .divide: return rounding.hasRoom(2 &* lanes.precision) ? .divide : nil
    case .remainder: return nil
    }
  }

  @specialized(where Code == UInt8)
  @specialized(where Code == UInt16)
  @specialized(where Code == UInt32)
  private func apply<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Code>, _ right: Span<Code>, _ addend: Span<Code>, into results: inout MutableSpan<Code>,
    _ rounding: ArrayRounding, _ operation: LaneOperation?,
    _ single: (FloatFormat.Code, FloatFormat.Code, FloatFormat.Code) -> FloatResult
  ) -> FloatArrayOutcome {
    precondition(left.count == results.count, "there are as many results as codes")
    precondition(format.bits <= Code.bitWidth, "the codes of the array have room for those of the format")
    var outcome = FloatArrayOutcome()
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        addend.withUnsafeBufferPointer { addend in
          results.withUnsafeMutableBufferPointer { results in
            guard let to = results.baseAddress else { return }
            func result(_ place: Int) -> FloatResult {
              single(
                format.code(left[place]), format.code(right[place]), format.code(addend[place]))
            }
            guard let operation else {
              for place in results.indices {
                results[place] = Code(truncatingIfNeeded: outcome.take(result(place), at: place))
              }
              return
            }
            let buffers = LaneBuffers(count: Self.stretch)
            defer { buffers.deallocate() }
            let numbers = LaneNumbers(lanes, bits: format.bits, count: results.count)
            for first in stride(from: 0, to: results.count, by: Self.stretch) {
              let count = min(Self.stretch, results.count - first)
              guard let left = left.baseAddress, let right = right.baseAddress, let addend = addend.baseAddress else {
                return
              }
              numbers.decode(left + first, count, into: buffers.left)
              if operation != .squareRoot { numbers.decode(right + first, count, into: buffers.right) }
              if operation == .fusedMultiplyAdd { numbers.decode(addend + first, count, into: buffers.addend) }
              buffers.apply(operation, count, exactZeroIsSpecial: rounding.rounding(at: 0) == .down)
              encode(buffers.left, count, into: to + first, at: first, rounding, &outcome, special: result)
            }
          }
        }
      }
    }
    return outcome
  }
}

extension Rounding {
  /// Returns whether a double has the given number of bits and, for stochastic rounding, 32 more.
  @inline(__always)
  func hasRoom(_ bits: UInt64) -> Bool {
    isStochastic ? bits &+ 32 < 53 : true
  }
}

/// The numbers of the codes of an array, looked up in a table if there are few codes.
struct LaneNumbers {
  private let lanes: FloatLanes
  private let table: [Double]

  init(_ lanes: FloatLanes, bits: Int, count: Int) {
    self.lanes = lanes
    table =
      bits <= 8 && count >= 256 ? (0...255).map { lanes.isSpecial($0) ? .nan : lanes.decode($0) } : []
  }

  /// Writes the numbers of codes, NaN for infinities and NaN.
  @inline(__always)
  func decode<Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: UnsafePointer<Code>, _ count: Int, into values: UnsafeMutablePointer<Double>
  ) {
    guard table.count == 256 else {
      _ = lanes.decode(codes, count, into: values)
      return
    }
    table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      var index = 0
      while index < count {
        values[index] = table[Int(truncatingIfNeeded: codes[index] & 0xFF)]
        index &+= 1
      }
    }
  }
}

/// Doubles between the steps of an operation of lanes; the results replace the left operands.
struct LaneBuffers {
  let left: UnsafeMutablePointer<Double>
  let right: UnsafeMutablePointer<Double>
  let addend: UnsafeMutablePointer<Double>

  init(count: Int) {
    left = .allocate(capacity: 3 * count)
    left.initialize(repeating: 0, count: 3 * count)
    (right, addend) = (left + count, left + 2 * count)
  }

  func deallocate() {
    left.deallocate()
  }

  /// Applies an operation: inexact sums are rounded to odd, and a zero sum whose sign depends on the rounding becomes
  /// special.
  func apply(_ operation: FloatArithmetic.LaneOperation, _ count: Int, exactZeroIsSpecial: Bool) {
    switch operation {
    case .add: map(count) { .laneSum($0, $1) }
    case .subtract: map(count) { .laneSum($0, -$1) }
    case .multiply: map(count) { $0 * $1 }
    case .divide: map(count) { $0 / $1 }
    case .squareRoot: map(count) { left, _ in left.squareRoot() }
    case .fusedMultiplyAdd: addProducts(count)
    }
    guard exactZeroIsSpecial else { return }
    switch operation {
    case .add, .subtract, .fusedMultiplyAdd: map(count) { left, _ in left == 0 ? .nan : left }
    case .multiply, .divide, .squareRoot: break
    }
  }

  @inline(__always)
  private func map(_ count: Int, _ function: (Double, Double) -> Double) {
    var index = 0
    while index < count {
      left[index] = function(left[index], right[index])
      index &+= 1
    }
  }

  private func addProducts(_ count: Int) {
    var index = 0
    while index < count {
      left[index] = .laneSum(left[index] * right[index], addend[index])
      index &+= 1
    }
  }
}

extension Double {
  /// Returns the sum rounded to odd, like ``sumToOdd(_:_:)``, without a branch; NaN instead of an infinity.
  @inline(__always)
  static func laneSum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    let rightPart = sum - left
    let error = (left - (sum - rightPart)) + (right - rightPart)
    let isBackward = (error.bitPattern ^ sum.bitPattern) >> 63
    // An even sum goes one step to the side of the error.
    let step = (1 &- isBackward &- isBackward) & (0 &- (~sum.bitPattern & 1))
    let odd = Double(bitPattern: sum.bitPattern &+ step)
    return error == 0 ? sum : odd
  }
}
