/// The rule for the NaN that an operation on a NaN returns.
///
/// Source: IEEE Std 754-2019, 6.2.3.
public enum NaNPropagation: Sendable, Hashable, CaseIterable {
  /// The NaN of ``FloatFormat/nan``, as in RISC-V.
  case canonical
  /// The first operand that is NaN, made quiet.
  ///
  /// Its sign stays, and so does its payload, the fraction bits after the first one.
  ///
  /// A conversion keeps the sign and as many upper bits of the payload as there is room for, so that a conversion to a
  /// wider format and back changes nothing, and fills a wider payload with zeros. If no operand is NaN, the result is
  /// ``FloatFormat/nan``.
  case payload
}

extension FloatArithmetic {
  /// Returns a result with the requested NaN if it is NaN because an operand is.
  @inline(__always)
  func propagating(_ result: FloatResult, _ operands: @autoclosure () -> [Code]) -> FloatResult {
    guard nanPropagation == .payload, let code = result.code, format.isNaN(code),
      let operand = operands().first(where: format.isNaN)
    else { return result }
    return FloatResult(code: operand | format.quietBit, flags: result.flags)
  }

  /// Returns a converted NaN as the requested NaN.
  @inline(__always)
  func propagating(_ result: FloatResult, convertedFrom operand: Code, _ source: FloatFormat) -> FloatResult {
    guard nanPropagation == .payload, let code = result.code, format.isNaN(code), source.isNaN(operand) else {
      return result
    }
    return FloatResult(code: format.nan(code, payloadOf: operand, source), flags: result.flags)
  }
}

extension FloatFormat {
  /// The bit that makes a NaN quiet; 0 in a format in which every NaN is quiet.
  fileprivate var quietBit: Code {
    nans == .ieee && fractionBits > 0 ? 1 << Code(fractionBits - 1) : 0
  }

  /// Returns a NaN with the sign and the payload of a NaN of another format, as far as both have them.
  fileprivate func nan(_ canonical: Code, payloadOf operand: Code, _ source: FloatFormat) -> Code {
    guard nans == .ieee || nans == .topCode else { return canonical }
    let sign = source.nans != .negativeZero && operand & source.signBit != 0 ? signBit : 0
    guard nans == .ieee, source.nans == .ieee else { return canonical | sign }
    let shift = fractionBits - source.fractionBits
    let payload = source.fractionField(operand & ~source.quietBit)
    return canonical | sign | (shift >= 0 ? payload << shift : payload >> -shift)
  }
}
