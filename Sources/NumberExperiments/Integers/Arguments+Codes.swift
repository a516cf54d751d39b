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
    guard let written = self[IntegerParameters.codes] else {
      guard bits <= 16 else {
        throw Rejections([
          Rejection(
            "bits", "The parameter `bits` cannot be `\(bits)` here: tables enumerate at most 16 bits.",
            help: "Name the codes to show, as in `codes: [0, 1]`.")
        ])
      }
      return Array(0..<(1 << UInt128(bits)))
    }
    return try WrittenCode.codes(written, bits: bits, parameter: IntegerParameters.codes.name)
  }
}

extension Rejections {
  /// What every element gives, or the rejections of all those that are refused.
  static func gather<Element, Value>(
    _ elements: [Element], _ read: (Element) throws(Rejection) -> Value
  ) throws(Rejections) -> [Value] {
    var values: [Value] = []
    var rejections: [Rejection] = []
    for element in elements {
      do throws(Rejection) {
        values.append(try read(element))
      } catch {
        rejections.append(error)
      }
    }
    guard rejections.isEmpty else { throw Rejections(rejections) }
    return values
  }

  /// Two values, or the rejections of both.
  static func gather<First, Second>(
    _ first: @autoclosure () throws(Rejections) -> First, _ second: @autoclosure () throws(Rejections) -> Second
  ) throws(Rejections) -> (First, Second) {
    switch (Result(catching: first), Result(catching: second)) {
    case (.success(let first), .success(let second)): return (first, second)
    case (.failure(let first), .failure(let second)): throw Rejections(first.all + second.all)
    case (.failure(let error), .success), (.success, .failure(let error)): throw error
    }
  }
}
