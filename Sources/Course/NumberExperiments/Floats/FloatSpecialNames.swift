import NumberFormats

/// The choices of the parameter `infinities`.
enum FloatInfinitiesName: String, CaseIterable, Sendable {
  case ieee
  case topCode = "top-code"
  case none

  /// The infinities of this name.
  var infinities: FloatFormat.Infinities {
    switch self {
    case .ieee: .ieee
    case .topCode: .topCode
    case .none: .none
    }
  }
}

/// The choices of the parameter `nans`.
enum FloatNaNsName: String, CaseIterable, Sendable {
  case ieee
  case topCode = "top-code"
  case negativeZero = "negative-zero"
  case none

  /// The NaN values of this name.
  var nans: FloatFormat.NaNs {
    switch self {
    case .ieee: .ieee
    case .topCode: .topCode
    case .negativeZero: .negativeZero
    case .none: .none
    }
  }
}

/// The choices of the parameter `overflow`.
enum FloatOverflowName: String, CaseIterable, Sendable {
  case infinity
  case nan
  case largest

  /// The overflow of this name.
  var overflow: FloatFormat.Overflow {
    switch self {
    case .infinity: .infinity
    case .nan: .nan
    case .largest: .largest
    }
  }
}
