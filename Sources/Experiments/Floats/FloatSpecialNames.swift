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
  case none

  /// The NaN of this name.
  var nans: FloatFormat.NaNs {
    switch self {
    case .ieee: .ieee
    case .none: .none
    }
  }
}
