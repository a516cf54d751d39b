extension BlockFormat {
  /// Returns the numbers in blocks, each element rounded, by default to the nearest number; ties go to the even code.
  ///
  /// A number beyond the largest element becomes the largest element. A block with an infinity or NaN has the scale
  /// NaN, so all its numbers are NaN. A block of zeros has the least scale.
  ///
  /// With ``Scaling/powerOfTwo`` the results are those of the specification: a scale takes no rounding, so an element
  /// is rounded once. With ``Scaling/quotient(_:hasArrayScale:)`` the quotient of a number and both scales is a double
  /// first. Scales are rounded by their own rule, or to the nearest.
  ///
  /// Without `columns`, the array is cut into blocks from its first number on, so that a block can reach from a row of a
  /// matrix into the next one. With `columns`, each row begins a new block; its last block has fewer numbers if no whole
  /// number of blocks fills a row. The shape of a `.npy` file has the number of columns at its end: `columns: shape.last`.
  ///
  /// Source: OCP Microscaling Formats 1.0, 6.3.
  ///
  /// - Parameters:
  ///   - values: the numbers, row by row.
  ///   - columns: the number of numbers in a row; nil for a single row.
  ///   - rounding: the rounding of the elements.
  /// - Returns: the blocks.
  /// - Precondition: The rows are full.
  /// - Complexity: O(*n*), two to four nanoseconds each for `Double`, `Float` and ``BFloat16``.
  @specialized(where Element == Double)
  @specialized(where Element == Float)
  @specialized(where Element == BFloat16)
  public func encode<Element: FloatArrayElement>(
    _ values: [Element], columns: Int? = nil, rounding: Rounding = .nearestEven
  ) -> BlockArray {
    let elements = elementArithmetic
    let layout = BlockLayout(count: values.count, size: size, columns: columns)
    return values.withUnsafeBufferPointer { values in
      let blocks = BlockEncoder(values, layout)
      let largestElement = largestElement
      let arrayScale = arrayScale(blocks.largest.reduce(0) { max($0, $1) }, largestElement)
      var scales = scales(blocks.largest, arrayScale, largestElement)
      for block in blocks.special {
        scales[block] = UInt8(truncatingIfNeeded: scaleFormat.nan ?? 0)
      }
      let factors = factors(scales, arrayScale)
      let codes = [UInt8](unsafeUninitializedCapacity: values.count) { codes, filled in
        filled = values.count
        guard let codes = codes.baseAddress else { return }
        let stretch = max(FloatArithmetic.stretch / size, 1) * size
        withUnsafeTemporaryAllocation(of: Double.self, capacity: min(stretch, values.count)) {
          quotients in
          guard let quotients = quotients.baseAddress else { return }
          layout.forEachRow { row, block in
            for first in stride(from: row.lowerBound, to: row.upperBound, by: stretch) {
              let places = first..<min(first + stretch, row.upperBound)
              let own = factors[(block + (first - row.lowerBound) / size)...]
              BlockEncoder.divide(values, places, size: size, by: own, into: quotients)
              if let elements {
                elements.encodeElements(quotients, places.count, into: codes + first, rounding)
              } else {
                BlockInteger.encode(quotients, places.count, into: codes + first, rounding)
              }
            }
          }
        }
      }
      return BlockArray(self, arrayScale: arrayScale, scales: scales, elements: codes, columns: columns)
    }
  }

  var elementArithmetic: FloatArithmetic? {
    if case .float(let format) = elements { FloatArithmetic(format, saturation: .all) } else { nil }
  }
}

extension FloatArithmetic {
  /// Rounds the numbers of a stretch of blocks to bytes.
  fileprivate func encodeElements(
    _ numbers: UnsafePointer<Double>, _ count: Int, into codes: UnsafeMutablePointer<UInt8>, _ rounding: Rounding
  ) {
    let codes = UnsafeMutableBufferPointer(start: codes, count: count)
    var span = codes.mutableSpan
    _ = encode(UnsafeBufferPointer(start: numbers, count: count).span, into: &span, rounding: rounding)
  }
}

extension BlockArray {
  /// The numbers: each element times the scale of its block, exactly.
  ///
  /// - Complexity: O(*n*), about a nanosecond each.
  public var numbers: [Double] {
    let factors = format.factors(scales, arrayScale)
    var numbers =
      format.elementArithmetic.map { $0.decode(elements) }
      ?? elements.map { Double(Int8(bitPattern: $0)) * 0x1p-6 }
    layout.forEachBlock { places, block in
      let factor = factors[block]
      for place in places { numbers[place] *= factor }
    }
    return numbers
  }
}
