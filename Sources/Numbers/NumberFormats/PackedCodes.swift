/// Codes of few bits without a gap between them, so that a million codes of 4 bits are half a million bytes.
///
/// The codes are a row of bits that begins at the lowest bit of the first byte, each code with its own lowest bit
/// first: two codes of 4 bits make a byte, the first one its lower half; four codes of 6 bits make three bytes. So 4
/// bits are packed in ONNX and in PyTorch's `float4_e2m1fn_x2`. The OCP Microscaling Formats 1.0 leave the order in
/// memory open, and ml_dtypes stores one code per byte. The unused bits of the last byte are 0.
public struct PackedCodes: Sendable, Hashable {
  /// The number of bits of a code: 1...8.
  public let bits: Int
  /// The number of codes.
  public let count: Int
  /// The codes, packed.
  public private(set) var bytes: [UInt8]

  /// Packs codes.
  ///
  /// - Parameters:
  ///   - codes: the codes, one a byte.
  ///   - bits: the number of bits of a code.
  /// - Precondition: `bits` is in 1...8, and the codes have no more bits.
  /// - Complexity: O(*n*), about a nanosecond each.
  public init(_ codes: [UInt8], bits: Int) {
    precondition((1...8).contains(bits), "a packed code has 1 to 8 bits")
    (self.bits, count) = (bits, codes.count)
    bytes = [UInt8](unsafeUninitializedCapacity: Self.byteCount(codes.count, bits)) { bytes, filled in
      var (word, held): (UInt64, Int) = (0, 0)
      var trace: UInt8 = 0
      for code in codes {
        trace |= code
        word |= UInt64(code) &<< UInt64(truncatingIfNeeded: held)
        held &+= bits
        while held >= 8 {
          bytes.initializeElement(at: filled, to: UInt8(truncatingIfNeeded: word))
          filled += 1
          word &>>= 8
          held &-= 8
        }
      }
      if held > 0 {
        bytes.initializeElement(at: filled, to: UInt8(truncatingIfNeeded: word))
        filled += 1
      }
      precondition(Int(trace) >> bits == 0, "the codes have more than \(bits) bits")
    }
  }

  /// Creates packed codes from bytes, or nil if the number of bytes does not match the number of codes.
  ///
  /// - Parameters:
  ///   - bytes: the codes, packed; bits after the last code are taken as 0.
  ///   - bits: the number of bits of a code.
  ///   - count: the number of codes.
  public init?(bytes: [UInt8], bits: Int, count: Int) {
    guard (1...8).contains(bits), count >= 0, count <= Int.max / 8, bytes.count == Self.byteCount(count, bits) else {
      return nil
    }
    (self.bits, self.count, self.bytes) = (bits, count, bytes)
    let used = count * bits % 8
    if used > 0 { self.bytes[bytes.count - 1] &= 1 << used - 1 }
  }

  private static func byteCount(_ count: Int, _ bits: Int) -> Int {
    (count * bits + 7) / 8
  }

  /// The code at a place.
  ///
  /// - Precondition: The place is in 0..<``count``, and a new code has no more than ``bits`` bits.
  public subscript(place: Int) -> UInt8 {
    get {
      precondition((0..<count).contains(place), "the place is in 0..<\(count)")
      let (byte, bit) = (place * bits / 8, place * bits % 8)
      let high = bit + bits > 8 ? UInt16(bytes[byte + 1]) << 8 : 0
      return UInt8(truncatingIfNeeded: (high | UInt16(bytes[byte])) >> bit) & mask
    }
    set {
      precondition((0..<count).contains(place), "the place is in 0..<\(count)")
      precondition(newValue & ~mask == 0, "the code has more than \(bits) bits")
      let (byte, bit) = (place * bits / 8, place * bits % 8)
      bytes[byte] = bytes[byte] & ~(mask << bit) | newValue << bit
      guard bit + bits > 8 else { return }
      bytes[byte + 1] = bytes[byte + 1] & ~(mask >> (8 - bit)) | newValue >> (8 - bit)
    }
  }

  /// The codes, one a byte.
  ///
  /// - Complexity: O(*n*), about a nanosecond each.
  public var codes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { codes, filled in
      var (word, held): (UInt64, Int) = (0, 0)
      for byte in bytes {
        word |= UInt64(byte) &<< UInt64(truncatingIfNeeded: held)
        held &+= 8
        while held >= bits, filled < count {
          codes.initializeElement(at: filled, to: UInt8(truncatingIfNeeded: word) & mask)
          filled += 1
          word &>>= UInt64(truncatingIfNeeded: bits)
          held &-= bits
        }
      }
    }
  }

  private var mask: UInt8 { .max >> (8 - bits) }
}

extension FloatArithmetic {
  /// Returns the packed codes of numbers, rounded, with the exceptions and the places without a code.
  ///
  /// - Precondition: The format has at most 8 bits.
  public func encodePacked(
    _ values: [some FloatArrayElement], rounding: Rounding = .nearestEven
  ) -> (codes: PackedCodes, outcome: FloatArrayOutcome) {
    let (codes, outcome) = encode(values, as: UInt8.self, rounding: rounding)
    return (PackedCodes(codes, bits: format.bits), outcome)
  }

  /// Returns the numbers that packed codes stand for.
  ///
  /// - Precondition: The codes have as many bits as the format.
  public func decode<Element: FloatArrayElement>(_ codes: PackedCodes, as type: Element.Type = Double.self) -> [Element]
  {
    precondition(codes.bits == format.bits, "the packed codes have as many bits as the format")
    return decode(codes.codes, as: type)
  }
}

extension BlockArray {
  /// The codes of the elements without a gap between them.
  public var packedElements: PackedCodes {
    PackedCodes(elements, bits: format.elementBits)
  }
}

extension PackedCodes: CustomStringConvertible {
  /// The number of codes and their bits, such as `64 codes of 4 bits`.
  public var description: String {
    "\(count) \(count == 1 ? "code" : "codes") of \(bits) \(bits == 1 ? "bit" : "bits")"
  }
}
