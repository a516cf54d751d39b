/// The encoding of a record's fields, as the stream itself defines it.
struct BitstreamAbbreviation {
  /// The encoding of a number.
  enum Field {
    /// A fixed number, which takes no bits.
    case literal(UInt64)
    /// A number of this many bits.
    case fixed(Int)
    /// A number in chunks of this many bits.
    case variable(Int)
    /// A letter, a digit, `.` or `_` in six bits.
    case character
  }

  /// The part after the single fields.
  enum Tail {
    /// Any number of fields of one kind.
    case array(Field)
    /// Bytes.
    case blob
  }

  /// The most fields that a definition may have; the messages of compilers have at most 12.
  static let largest = 64

  private var fields: [Field] = []
  private var tail: Tail?

  /// Reads a definition.
  init(_ bits: inout BitReader) throws(SerializedDiagnosticsError) {
    let count = try bits.count(5)
    guard 1...Self.largest ~= count else { throw bits.damage("a record is defined with \(count) fields") }
    for index in 0..<count {
      switch try Self.operand(&bits) {
      case .field(let field) where tail == nil: fields.append(field)
      case .field(let field) where index == count - 1: tail = .array(field)
      case .array where tail == nil && index == count - 2 && index > 0: tail = .array(.fixed(0))
      case .blob where tail == nil && index == count - 1 && index > 0: tail = .blob
      default: throw bits.damage("a record is defined with fields in a wrong order")
      }
    }
  }

  /// Reads a record with this encoding.
  func record(_ bits: inout BitReader) throws(SerializedDiagnosticsError) -> BitstreamRecord {
    var values: [UInt64] = []
    for field in fields { values.append(try field.value(&bits)) }
    var blob: ArraySlice<UInt8> = []
    switch tail {
    case .array(let field):
      let count = try bits.count(6)
      guard count <= bits.remaining else { throw bits.damage("it ends in the middle of a list") }
      for _ in 0..<count { values.append(try field.value(&bits)) }
    case .blob: blob = try bits.blob(try bits.count(6))
    case nil: break
    }
    return BitstreamRecord(code: values[0], values: Array(values.dropFirst()), blob: blob)
  }

  private enum Operand {
    case field(Field)
    case array, blob
  }

  private static func operand(_ bits: inout BitReader) throws(SerializedDiagnosticsError) -> Operand {
    if try bits.fixed(1) == 1 { return .field(.literal(try bits.variable(8))) }
    let encoding = try bits.fixed(3)
    switch encoding {
    case 1: return .field(.fixed(try width(&bits, 0...64)))
    case 2: return .field(.variable(try width(&bits, 2...32)))
    case 3: return .array
    case 4: return .field(.character)
    case 5: return .blob
    default: throw bits.damage("a field has the unknown encoding \(encoding)")
    }
  }

  private static func width(
    _ bits: inout BitReader, _ allowed: ClosedRange<Int>
  ) throws(SerializedDiagnosticsError) -> Int {
    let width = try bits.count(5)
    guard allowed.contains(width) else { throw bits.damage("a field has \(width) bits") }
    return width
  }
}

extension BitstreamAbbreviation.Field {
  private static let characters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._".utf8)

  fileprivate func value(_ bits: inout BitReader) throws(SerializedDiagnosticsError) -> UInt64 {
    switch self {
    case .literal(let value): value
    case .fixed(let width): try bits.fixed(width)
    case .variable(let width): try bits.variable(width)
    case .character: UInt64(Self.characters[Int(try bits.fixed(6))])
    }
  }
}
