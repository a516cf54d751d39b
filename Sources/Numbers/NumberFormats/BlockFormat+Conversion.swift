extension BlockFormat {
  /// Returns the numbers in blocks, each element rounded to the nearest number; ties go to the even code.
  ///
  /// A number beyond the largest element becomes the largest element. A block with an infinity or NaN has the scale
  /// NaN, so all its numbers are NaN. A block of zeros has the least scale.
  ///
  /// With ``Scaling/powerOfTwo`` the results are those of the specification: a scale takes no rounding, so an element
  /// is rounded once. With ``Scaling/e4m3WithArrayScale`` the quotient of a number and both scales is a double first.
  ///
  /// Source: OCP Microscaling Formats 1.0, 6.3.
  ///
  /// - Complexity: O(*n*), a few nanoseconds each.
  public func encode<Element: FloatArrayElement>(_ values: [Element]) -> BlockArray {
    let numbers = values.map(\.double)
    let largest = numbers.reduce(0) { $1.isFinite ? max($0, $1.magnitude) : $0 }
    let arrayScale = arrayScale(largest)
    var (scales, elements): ([UInt8], [UInt8]) = ([], [])
    scales.reserveCapacity(numbers.count / size + 1)
    elements.reserveCapacity(numbers.count)
    let (arithmetic, scaleArithmetic) = (elementArithmetic, FloatArithmetic(scaleFormat, saturation: .all))
    for first in stride(from: 0, to: numbers.count, by: size) {
      let block = numbers[first..<min(first + size, numbers.count)]
      guard block.allSatisfy(\.isFinite) else {
        scales.append(UInt8(truncatingIfNeeded: scaleFormat.nan ?? 0))
        elements += block.map { _ in 0 }
        continue
      }
      let scale = scaleCode(block.reduce(0) { max($0, $1.magnitude) }, arrayScale, scaleArithmetic)
      scales.append(scale)
      let factor = scaleArithmetic.double(FloatFormat.Code(scale)) * Double(arrayScale)
      elements += self.elements(block.map { factor == 0 ? 0 : $0 / factor }, arithmetic)
    }
    return BlockArray(format: self, arrayScale: arrayScale, scales: scales, elements: elements)
  }

  /// Returns the scale that takes the largest number to the largest element of a block with the largest scale.
  private func arrayScale(_ largest: Double) -> Float {
    guard scaling == .e4m3WithArrayScale, largest > 0 else { return 1 }
    let scale = Float(largest / (448 * largestElement))
    return scale.isFinite && scale > 0 ? scale : scale == 0 ? .leastNonzeroMagnitude : .greatestFiniteMagnitude
  }

  private func scaleCode(_ largest: Double, _ arrayScale: Float, _ scaleArithmetic: FloatArithmetic) -> UInt8 {
    switch scaling {
    case .powerOfTwo:
      guard largest > 0 else { return 0 }
      let exponent = Int(largest.exponent) - Int(largestElement.exponent)
      return UInt8(min(max(exponent, -127), 127) + 127)
    case .e4m3WithArrayScale:
      let code = scaleArithmetic.encode(largest / largestElement / Double(arrayScale)).code
      return UInt8(truncatingIfNeeded: code ?? 0)
    }
  }

  var elementArithmetic: FloatArithmetic? {
    if case .float(let format) = elements { FloatArithmetic(format, saturation: .all) } else { nil }
  }

  private func elements(_ quotients: [Double], _ arithmetic: FloatArithmetic?) -> [UInt8] {
    if let arithmetic { return arithmetic.encode(quotients, as: UInt8.self).codes }
    return quotients.map { quotient in
      let units = min(max((quotient * 64).rounded(.toNearestOrEven), -127), 127)
      return UInt8(bitPattern: Int8(units))
    }
  }
}

extension BlockArray {
  /// The numbers: each element times the scale of its block, exactly.
  ///
  /// - Complexity: O(*n*), a few nanoseconds each.
  public var numbers: [Double] {
    let scaleArithmetic = FloatArithmetic(format.scaleFormat)
    let factors = scales.map { scaleArithmetic.double(FloatFormat.Code($0)) * Double(arrayScale) }
    let elements =
      format.elementArithmetic.map { $0.decode(self.elements) }
      ?? self.elements.map { Double(Int8(bitPattern: $0)) / 64 }
    return elements.enumerated().map { $1 * factors[$0 / format.size] }
  }
}
