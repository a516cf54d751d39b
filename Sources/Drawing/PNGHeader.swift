/// What the first bytes of a PNG file say (PNG specification, 5.2 and 11.2.2).
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int

  /// Reads signature and header; throws when the bytes begin otherwise or a side has no pixel.
  init(_ bytes: [UInt8]) throws(DrawingError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG("the signature is missing.") }
    guard bytes.count >= 33, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw .notPNG("the header is missing.")
    }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    guard width > 0, height > 0 else { throw .notPNG("it is \(width) × \(height) pixels.") }
  }
}
