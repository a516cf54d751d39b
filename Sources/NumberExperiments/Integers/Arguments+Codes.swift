import ExperimentKit
import NumberFormats

extension Arguments {
  /// A code of the number of bits that the parameter `bits` gives.
  ///
  /// - Throws: a rejection of what is no code of so many bits.
  func code(_ parameter: Parameter<WrittenCode>) throws(Rejections) -> UInt64 {
    let format = try unsignedFormat()
    do {
      return try self[parameter].code(in: format, parameter: parameter.name)
    } catch {
      throw Rejections([error])
    }
  }

  /// The codes of the parameter `codes`, or every code of the number of bits that the parameter `bits` gives.
  ///
  /// - Throws: a rejection of every element that is no code, or of more than 16 bits where `codes` is absent.
  /// - Complexity: O(*n*) for *n* codes.
  func codes() throws(Rejections) -> [UInt64] {
    try codes(bits: unsignedFormat().bits).map { UInt64($0) }
  }

  /// The codes of the parameter `codes`, or every code of a number of bits, which the parameter `bits` gives.
  ///
  /// - Throws: as ``codes()``.
  func codes(bits: Int) throws(Rejections) -> [UInt128] {
    try WrittenCode.codes(self[IntegerParameters.codes], bits: bits)
  }
}
