import ExactNumbers
import ExperimentKit
import NumberFormats

/// Two numbers in several encodings, and the one unsigned adder for their codes.
struct EncodedOperation: Sendable, Hashable {
  static let signature = Signature(
    Self.init, IntegerParameters.leftNumber, IntegerParameters.rightNumber, CodeParameters.bits,
    IntegerParameters.bias, IntegerParameters.encodings)

  let operands: [EncodedOperands]
  let adder: RippleCarryAdder

  init(
    left: ExactInteger, right: ExactInteger, bits: Int, bias: ExactInteger?, encodings: [EncodingName]?
  ) throws {
    operands = try IntegerFormat.all(encodings, bits: bits, bias: bias).map { format in
      EncodedOperands(format: format, left: left, right: right)
    }
    adder = try RippleCarryAdder(bits: bits)
  }
}
