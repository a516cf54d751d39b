import SourceText
import TestSupport
import Testing

@Suite("Checksums")
struct ChecksumTests {
  @Test("A change to any single byte, or to the length, changes the checksum")
  func changes() {
    var random = SplitMix64(seed: 5)
    for count in [0, 1, 7, 8, 31, 32, 33, 64, 100] {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let sum = sum(bytes)
      for index in bytes.indices {
        for bit in 0..<8 {
          var other = bytes
          other[index] ^= 1 << bit
          #expect(self.sum(other) != sum)
        }
      }
      #expect(self.sum(bytes + [0]) != sum)
    }
  }

  private func sum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Checksum.of($0) } }
}
