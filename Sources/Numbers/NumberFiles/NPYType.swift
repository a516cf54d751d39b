/// The type of the elements of a NumPy array.
public enum NPYType: String, Sendable, Hashable, CaseIterable {
  /// The binary16 of IEEE 754.
  case float16
  /// The binary32 of IEEE 754.
  case float32
  /// The binary64 of IEEE 754.
  case float64
  /// Integers of 8 bits with a sign.
  case int8
  /// Integers of 16 bits with a sign.
  case int16
  /// Integers of 32 bits with a sign.
  case int32
  /// Integers of 64 bits with a sign.
  case int64
  /// Integers of 8 bits without a sign.
  case uint8
  /// Integers of 16 bits without a sign.
  case uint16
  /// Integers of 32 bits without a sign.
  case uint32
  /// Integers of 64 bits without a sign.
  case uint64
  /// Truth values in bytes.
  case bool

  /// The number of bytes of an element.
  public var size: Int {
    switch self {
    case .int8, .uint8, .bool: 1
    case .float16, .int16, .uint16: 2
    case .float32, .int32, .uint32: 4
    case .float64, .int64, .uint64: 8
    }
  }

  /// The type without the order of its bytes, as a header has it, such as `f4`.
  var letters: String {
    let kind =
      switch self {
      case .float16, .float32, .float64: "f"
      case .int8, .int16, .int32, .int64: "i"
      case .uint8, .uint16, .uint32, .uint64: "u"
      case .bool: "b"
      }
    return "\(kind)\(size)"
  }

  /// The type as a header has it, with the low byte first.
  var descriptor: String { (size == 1 ? "|" : "<") + letters }

  /// Creates the type of a header, or nil for an unsupported one.
  init?(descriptor: String) {
    let letters = descriptor.dropFirst()
    guard let order = descriptor.first, let type = Self.allCases.first(where: { $0.letters == letters }),
      (type.size == 1 ? "|<>" : "<>").contains(order)
    else { return nil }
    self = type
  }
}
