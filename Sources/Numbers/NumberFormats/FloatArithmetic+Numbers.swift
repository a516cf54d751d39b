/// Conversions between codes and the language's numbers, `Float16`, `Float`, `Double` and ``BFloat16``, in one call.
extension FloatArithmetic {
  /// Returns the code of a number, rounded; a signaling NaN is invalid.
  public func encode(_ number: some FloatArrayElement, rounding: Rounding = .nearestEven) -> FloatResult {
    Self.encode(number, to: self, rounding)
  }

  /// Returns the number of a code, rounded once if the type has fewer bits; every NaN becomes the NaN of the type.
  ///
  /// `let half: Float16 = arithmetic.number(code)` is exact for every format of at most 8 bits with the bias of IEEE
  /// 754.
  ///
  /// - Precondition: `code` is at most ``FloatFormat/largestCode``.
  public func number<Element: FloatArrayElement>(
    _ code: Code, as type: Element.Type = Element.self, rounding: Rounding = .nearestEven
  ) -> Element {
    Element(code: Element.arithmetic.convert(code, from: self, rounding: rounding).code ?? 0)
  }

  /// Returns the number of a result, rounded once if the type has fewer bits; NaN for a result without a code.
  ///
  /// `let sum: Float = arithmetic.number(arithmetic.sum(codes, of: source))` is a sum as a number.
  ///
  /// - Precondition: The result is one of this format.
  public func number<Element: FloatArrayElement>(
    _ result: FloatResult, as type: Element.Type = Element.self, rounding: Rounding = .nearestEven
  ) -> Element {
    result.code.map { number($0, as: type, rounding: rounding) } ?? Element(nearestTo: .nan)
  }

  /// Returns the double of a code, rounded to nearest if the code has more bits.
  ///
  /// - Precondition: `code` is at most ``FloatFormat/largestCode``.
  public func double(_ code: Code) -> Double {
    number(code)
  }

  @inline(__always)
  private static func encode<Element: FloatArrayElement>(
    _ number: Element, to target: FloatArithmetic, _ rounding: Rounding
  ) -> FloatResult {
    target.convert(number.code, from: Element.arithmetic, rounding: rounding)
  }

  /// Converts codes of another format to codes of this one, place by place.
  ///
  /// - Parameters:
  ///   - codes: the codes; bits above those of their format are ignored.
  ///   - source: the arithmetic of their format.
  ///   - results: as many codes, which are overwritten.
  ///   - rounding: the rounding; ``Rounding/stochastic(_:)`` uses the same random number for all elements.
  /// - Returns: the exceptions, and the places without a code.
  /// - Precondition: Each format has at most as many bits as a code of its array.
  /// - Complexity: O(*n*), a few nanoseconds each for formats as in ``encode(_:into:rounding:)``.
  public func convert<Source: FixedWidthInteger & UnsignedInteger, Target: FixedWidthInteger & UnsignedInteger>(
    _ codes: Span<Source>, from source: FloatArithmetic, into results: inout MutableSpan<Target>,
    rounding: Rounding = .nearestEven
  ) -> FloatArrayOutcome {
    precondition(codes.count == results.count, "there are as many results as codes")
    precondition(format.bits <= Target.bitWidth, "the codes of the array have room for those of the format")
    var outcome = FloatArrayOutcome()
    var numbers = [Double](repeating: .nan, count: min(Self.stretch, codes.count))
    codes.withUnsafeBufferPointer { codes in
      results.withUnsafeMutableBufferPointer { results in
        numbers.withUnsafeMutableBufferPointer { numbers in
          guard let from = codes.baseAddress, let to = results.baseAddress, let numbers = numbers.baseAddress else {
            return
          }
          for first in stride(from: 0, to: codes.count, by: Self.stretch) {
            let count = min(Self.stretch, codes.count - first)
            // Without lanes all are NaN, so that each is converted separately.
            if source.lanes.isThere { _ = source.lanes.decode(from + first, count, into: numbers) }
            encode(
              UnsafePointer(numbers), count, into: to + first, at: first, .same(rounding), &outcome
            ) { place in
              convert(source.format.code(codes[place]), from: source, rounding: rounding)
            }
          }
        }
      }
    }
    return outcome
  }
}
