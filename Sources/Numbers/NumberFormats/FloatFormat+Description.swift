extension FloatFormat: CustomStringConvertible {
  /// The name of the format, such as `e4m3fn` or `binary8p3se`, or its bits and its deviations from IEEE 754.
  ///
  /// A format of your own is `7 bits: 1 sign, 4 exponent, 2 fraction; no infinities, NaN in the top code`. Different
  /// formats have different texts.
  public var description: String {
    if let name = Self.named.first(where: { $0.format == self })?.name ?? nameOfP3109 { return name }
    let fields = [(hasSign ? 1 : 0, "sign"), (exponentBits, "exponent"), (fractionBits, "fraction")]
    let sizes = fields.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let head = "\(bits) \(bits == 1 ? "bit" : "bits"): \(sizes.joined(separator: ", "))"
    return deviations.isEmpty ? head : "\(head); \(deviations.joined(separator: ", "))"
  }

  /// The name of the format in IEEE P3109, in lower case; nil for other formats.
  private var nameOfP3109: String? {
    let precision = fractionBits + 1
    let hasInfinities = infinities != .none
    let own = try? Self.p3109(bits: bits, precision: precision, isSigned: hasSign, hasInfinities: hasInfinities)
    return own == self ? "binary\(bits)p\(precision)\(hasSign ? "s" : "u")\(hasInfinities ? "e" : "f")" : nil
  }

  /// The parts that do not follow IEEE 754.
  private var deviations: [String] {
    let isUsual =
      Self.supportedExponentBits.contains(exponentBits) && bias == Self.standardBias(exponentBits: exponentBits)
    let usual: Overflow = infinities != .none ? .infinity : nan != nil ? .nan : .largest
    let texts: [String?] = [
      isUsual ? nil : "bias \(bias)",
      hasSubnormals ? nil : "no subnormals",
      zero == (hasSign ? .signed : .unsigned) ? nil : zero.text,
      infinities.text, nans.text,
      overflow == usual ? nil : overflow.text,
    ]
    return texts.compactMap { $0 }
  }
}

extension FloatFormat.Zero {
  fileprivate var text: String {
    switch self {
    case .signed: "zeros of both signs"
    case .unsigned: "one zero"
    case .none: "no zero"
    case .nan: "zero as NaN"
    }
  }
}

extension FloatFormat.Infinities {
  fileprivate var text: String? {
    switch self {
    case .ieee: nil
    case .topCode: "infinity in the top code"
    case .none: "no infinities"
    }
  }
}

extension FloatFormat.NaNs {
  fileprivate var text: String? {
    switch self {
    case .ieee: nil
    case .topCode: "NaN in the top code"
    case .negativeZero: "NaN in the code of -0"
    case .none: "no NaN"
    }
  }
}

extension FloatFormat.Overflow {
  fileprivate var text: String {
    switch self {
    case .infinity: "overflow to infinity"
    case .nan: "overflow to NaN"
    case .largest: "overflow to the largest number"
    }
  }
}
