import ExactNumbers
import ExperimentKit
import NumberFormats

/// The sum of two codes of an encoding by the unsigned adder.
struct EncodedSum {
  let format: IntegerFormat
  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64

  /// A correction of a wrong sum.
  enum Repair {
    /// The carry out of the top bit is added at the lowest bit: ones' complement.
    case addEndAroundCarry
    /// The smaller magnitude is subtracted from the larger one, whose sign the sum takes: sign-magnitude.
    case subtractMagnitudes
    /// The sign bit, which two negative numbers carry out of the top, is set again: sign-magnitude.
    case setSignBit
    /// The bias, which both codes contain, is subtracted once.
    case subtractBias(ExactInteger)
    /// The codes are converted to plain binary and the sum back: Gray code.
    case addInBinary
    /// The binary sum of each digit above 9 has 6 added, which skips the codes that are not digits: BCD.
    case correctDigits
  }

  /// The code of the adder.
  var code: UInt64 {
    adder.add(left, right).sum
  }

  /// The correction of the sum if it is wrong; nil for the encodings in which it is always right.
  var repair: Repair? {
    switch format.encoding {
    case .unsigned, .twosComplement: nil
    case .onesComplement: .addEndAroundCarry
    case .signMagnitude: (left ^ right) & signBit == 0 ? .setSignBit : .subtractMagnitudes
    case .bias(let bias): .subtractBias(bias)
    case .offsetBinary: .subtractBias(ExactInteger(signBit))
    case .gray: .addInBinary
    case .bcd: .correctDigits
    }
  }

  /// Returns the code after a correction; nil if it has more bits than the format.
  func repaired(by repair: Repair) -> UInt64? {
    switch repair {
    case .addEndAroundCarry:
      return adder.add(code, 0, carryIn: adder.add(left, right).carryOut).sum
    case .subtractMagnitudes:
      let magnitudes = (left: left & ~signBit, right: right & ~signBit)
      if magnitudes.left == magnitudes.right { return 0 }
      return magnitudes.left > magnitudes.right ? left - magnitudes.right : right - magnitudes.left
    case .setSignBit:
      return code | signBit
    case .subtractBias(let bias):
      guard let code = UInt64(exactly: ExactInteger(left) + ExactInteger(right) - bias) else { return nil }
      return code <= format.largestCode ? code : nil
    case .addInBinary:
      guard let left = format.value(of: left), let right = format.value(of: right) else { return nil }
      return format.code(of: left.exact + right.exact)
    case .correctDigits:
      return adder.addBCD(left, right)?.sum
    }
  }

  private var signBit: UInt64 {
    format.largestCode ^ (format.largestCode >> 1)
  }
}

extension EncodedSum.Repair {
  /// Returns the description of the correction; a bias is written as a code of the format if it is one.
  func words(_ format: IntegerFormat) -> LocalizedText {
    switch self {
    case .addEndAroundCarry:
      return LocalizedText(en: "add the end-around carry", ja: "循環桁上げを足す")
    case .subtractMagnitudes:
      return LocalizedText(en: "subtract the magnitudes", ja: "絶対値どうしを引く")
    case .setSignBit:
      return LocalizedText(en: "set the sign bit again", ja: "符号ビットを立て直す")
    case .subtractBias(let bias):
      let code = UInt64(exactly: bias).flatMap { $0 <= format.largestCode ? format.bitPattern($0) : nil }
      let text = code ?? bias.description
      return LocalizedText(en: "subtract the bias \(text)", ja: "バイアス\(text)を引く")
    case .addInBinary:
      return LocalizedText(en: "add in binary and change back", ja: "2進数に直して足し、元に戻す")
    case .correctDigits:
      return LocalizedText(en: "add 6 to the digits that need it", ja: "必要な桁に6を足す")
    }
  }
}
