import ExactNumbers
import ExperimentKit
import NumberFormats

/// The encodings by the names that parameters and columns use, in the order in which tables list them.
enum EncodingName: String, CaseIterable, TitledWord, Sendable {
  case unsigned
  case twosComplement = "twos-complement"
  case onesComplement = "ones-complement"
  case signMagnitude = "sign-magnitude"
  case bias
  case offsetBinary = "offset-binary"
  case gray
  case bcd

  /// The default encodings of a comparison: those of the sources.
  static let compared: [EncodingName] = [.unsigned, .twosComplement, .onesComplement, .signMagnitude, .bias]

  /// The words that readers see.
  var title: LocalizedText {
    switch self {
    case .unsigned: LocalizedText(en: "unsigned", ja: "符号なし")
    case .twosComplement: LocalizedText(en: "two's complement", ja: "2の補数")
    case .onesComplement: LocalizedText(en: "ones' complement", ja: "1の補数")
    case .signMagnitude: LocalizedText(en: "sign-magnitude", ja: "符号と絶対値")
    case .bias: LocalizedText(en: "bias", ja: "バイアス表現")
    case .offsetBinary: LocalizedText(en: "offset binary", ja: "オフセットバイナリ")
    case .gray: LocalizedText(en: "Gray code", ja: "グレイコード")
    case .bcd: LocalizedText(en: "BCD", ja: "2進化10進")
    }
  }

  /// Returns the encoding of this name; only ``bias`` uses the bias.
  func encoding(bias: ExactInteger) -> IntegerEncoding {
    switch self {
    case .unsigned: .unsigned
    case .twosComplement: .twosComplement
    case .onesComplement: .onesComplement
    case .signMagnitude: .signMagnitude
    case .bias: .bias(bias)
    case .offsetBinary: .offsetBinary
    case .gray: .gray
    case .bcd: .bcd
    }
  }
}

extension IntegerEncoding {
  /// The name that parameters and columns use.
  var name: EncodingName {
    switch self {
    case .unsigned: .unsigned
    case .twosComplement: .twosComplement
    case .onesComplement: .onesComplement
    case .signMagnitude: .signMagnitude
    case .bias: .bias
    case .offsetBinary: .offsetBinary
    case .gray: .gray
    case .bcd: .bcd
    }
  }

  /// The text that readers see; for a bias, with its value.
  var title: LocalizedText {
    if case .bias(let bias) = self { Self.title(bias: bias.description) } else { name.title }
  }

  private static func title(bias: String) -> LocalizedText {
    LocalizedText(en: "bias " + bias, ja: "バイアス表現(" + bias + ")")
  }
}
