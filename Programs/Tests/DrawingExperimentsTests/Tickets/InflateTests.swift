import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

/// The output of zlib for known bytes, in hexadecimal digits.
@Suite("Decompressing")
struct InflateTests {
  @Test(
    "Stored, fixed and dynamic codes are decompressed",
    arguments: [
      ("7801010000ffff00000001", ""),
      ("7801010c00f3ff73746f7265642062797465731fcf04d9", "stored bytes"),
      ("78dacb48cdc9c957c84090003a2e067d", "hello hello hello"),
      (
        "78da4dcac90d80200044d1bb554c0928b218dbb001f71551dcad5e1349e434c99f171048028577387234a83ccabee4b3bf31cba8e3b875a1e3a475dc719175c271495362dedabc4766f431a2d227ba4d4d0bf45e1aacef3da4f78542d731881fd0907121a30747972b1a",
        "20 80 m 0 86 c h f\n35 80 m 15 86 c h f\n50 80 m 30 86 c h f\n65 80 m 45 86 c h f\n80 80 m 60 86 c h f\n95 80 m 75 86 c h f\nThe quick brown fox jumps over the lazy dog; 0123456789"
      ),
    ])
  func known(_ compressed: String, _ text: String) {
    #expect(Inflate.bytes(bytes(compressed)) == Array(text.utf8))
    #expect(Inflate.bytes(bytes(compressed) + Array("\nendstream".utf8)) == Array(text.utf8))
  }

  @Test("A long repetition is decompressed up to its limit")
  func long() {
    let compressed = bytes(
      "78daedc13101000000c2a0aceb5fc21a1e4001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000af0679660b4d"
    )
    #expect(Inflate.bytes(compressed, limit: 100_000) == Array(repeating: UInt8(ascii: "a"), count: 100_000))
    #expect(Inflate.bytes(compressed, limit: 99_999) == nil)
  }

  @Test("Bytes that are cut off, damaged or in another format are refused")
  func refused() {
    let whole = bytes("78dacb48cdc9c957c84090003a2e067d")
    for count in whole.indices { #expect(Inflate.bytes(Array(whole[..<count])) == nil, "\(count)") }
    #expect(Inflate.bytes(Array(whole.dropLast()) + [0]) == nil)
    #expect(Inflate.bytes(Array("%PDF-1.4".utf8)) == nil)
  }

  private func bytes(_ digits: String) -> [UInt8] {
    stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
  }
}
