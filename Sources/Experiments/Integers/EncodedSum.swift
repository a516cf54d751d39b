import ExactNumbers
import NumberFormats
import SourceText

/// What the unsigned adder makes of two codes of an encoding.
struct EncodedSum {
  let format: IntegerFormat
  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64

  /// How the adder's code compares with the true sum.
  enum Verdict {
    /// The code's value is the true sum; a negative zero counts as 0.
    case right
    /// The true sum has a code, but the adder gives one of another value.
    case wrong
    /// The true sum has no code.
    case overflow
  }

  /// What makes a wrong sum right.
  enum Repair {
    /// The carry out of the top bit is added at the lowest bit: ones' complement.
    case addEndAroundCarry
    /// The smaller magnitude is subtracted from the larger one, whose sign the sum takes: sign-magnitude.
    case subtractMagnitudes
    /// The sign bit, which two negative numbers carry out of the top, is set again: sign-magnitude.
    case setSignBit
    /// The bias, which both codes hold, is taken away once.
    case subtractBias(ExactInteger)
  }

  /// The code that the adder gives.
  var code: UInt64 {
    adder.add(left, right).sum
  }

  /// How the adder's code compares with the true sum.
  var verdict: Verdict {
    let sum = format.value(of: left).exact + format.value(of: right).exact
    guard format.code(of: sum) != nil else { return .overflow }
    return format.value(of: code).exact == sum ? .right : .wrong
  }

  /// What makes the sum right if it is wrong; nil for the encodings in which it never is.
  var repair: Repair? {
    switch format.encoding {
    case .unsigned, .twosComplement: nil
    case .onesComplement: .addEndAroundCarry
    case .signMagnitude: (left ^ right) & signBit == 0 ? .setSignBit : .subtractMagnitudes
    case .bias(let bias): .subtractBias(bias)
    }
  }

  /// The code that a repair gives; nil if it has more bits than the format.
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
    }
  }

  private var signBit: UInt64 {
    format.largestCode ^ (format.largestCode >> 1)
  }
}

extension EncodedSum.Verdict {
  /// The verdict in words.
  var words: LocalizedText {
    switch self {
    case .right: LocalizedText(en: "right", ja: "正しい")
    case .wrong: LocalizedText(en: "wrong", ja: "誤り")
    case .overflow: LocalizedText(en: "overflow", ja: "桁あふれ")
    }
  }
}

extension EncodedSum.Repair {
  /// The repair in words; a bias is written as a code of the format if it is one.
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
    }
  }
}
