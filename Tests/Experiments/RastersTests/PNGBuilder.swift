/// Parts of PNG files, valid or not, with right checksums.
enum PNGBuilder {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(data.count)) + Array(type.utf8) + data + bigEndian(checksum(Array(type.utf8) + data))
  }

  /// Returns a file of 8-bit RGBA with these bytes as its compressed pixels.
  static func file(width: UInt32, height: UInt32, data: [UInt8]) -> [UInt8] {
    signature + chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Returns the checksum, bit by bit as the standard defines it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      for bit in 0..<8 {
        let isOne = (sum ^ UInt32(byte) >> bit) & 1 == 1
        sum = sum >> 1 ^ (isOne ? 0xEDB8_8320 : 0)
      }
    }
    return ~sum
  }
}

extension [UInt8] {
  /// Returns a PNG file with some bytes inside its chunks changed, and right checksums.
  func withDamage(using random: inout some RandomNumberGenerator) -> [UInt8] {
    var file = PNGBuilder.signature
    var start = 8
    while start + 12 <= count {
      let length = self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: self[start + 4..<start + 8], as: UTF8.self)
      var data = Array(self[start + 8..<start + 8 + length])
      if !data.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
        data[Int.random(in: data.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      file += PNGBuilder.chunk(type, data)
      start += 12 + length
    }
    return file
  }
}
