import RemoteCaching
import Testing

/// An entry returns its value only for its key, and nothing for another key or after any damage.
@Suite struct RemoteEntryTests {
  private let key = "all that the value depends on"
  private let value = Array("value".utf8)

  @Test(arguments: [0, 1, 100, 127, 128, 16_383, 16_384, 1 << 20])
  func roundTrip(count: Int) throws {
    let value = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let entry = try #require(RemoteEntry.bytes(value, for: key))
    #expect(RemoteEntry.value(in: entry, for: key) == value)
  }

  @Test func namesAreThoseOfBazel() {
    let name = RemoteEntry.name(for: key)
    #expect(name.count == 64)
    #expect(name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) })
    #expect(name != RemoteEntry.name(for: key + " "))
  }

  /// An entry is an `ActionResult` of the Remote Execution API: like `protoc --decode_raw`, the test finds only field
  /// 5, with its length.
  @Test func isAnActionResult() throws {
    let entry = try #require(RemoteEntry.bytes(value, for: key))
    #expect(entry[0] == 42)
    #expect(entry.count < 128 + 2)
    #expect(Int(entry[1]) == entry.count - 2)
  }

  @Test func whatAServerAddsDoesNotMatter() throws {
    let entry = try #require(RemoteEntry.bytes(value, for: key))
    // `execution_metadata { worker: "w" }`, `exit_code: 0`, and unknown fields of each wire type.
    let metadata: [UInt8] = [9 << 3 | 2, 3, 1 << 3 | 2, 1, 0x77]
    let unknown: [UInt8] = [4 << 3, 0, 0x79, 1, 2, 3, 4, 5, 6, 7, 8, 0x7D, 1, 2, 3, 4]
    #expect(RemoteEntry.value(in: metadata + entry + unknown, for: key) == value)
    #expect(RemoteEntry.value(in: unknown + entry + metadata, for: key) == value)
  }

  @Test func anotherKeyIsAMiss() throws {
    let entry = try #require(RemoteEntry.bytes(value, for: key))
    for other in ["", key + "x", String(key.dropLast()), key.uppercased()] {
      #expect(RemoteEntry.value(in: entry, for: other) == nil)
    }
  }

  @Test func everyTruncationIsAMiss() throws {
    let entry = try #require(RemoteEntry.bytes(value, for: key))
    for count in 0..<entry.count { #expect(RemoteEntry.value(in: Array(entry.prefix(count)), for: key) == nil) }
  }

  @Test func everyFlippedBitIsAMissOrTheValue() throws {
    let entry = try #require(RemoteEntry.bytes(value, for: key))
    for index in entry.indices {
      for bit in 0..<8 {
        var damaged = entry
        damaged[index] ^= 1 << bit
        #expect(RemoteEntry.value(in: damaged, for: key) == nil, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test func whatOtherServersSayIsAMiss() {
    for text in ["", "<html>Sign in</html>", "{}", String(repeating: "\u{0}", count: 1000)] {
      #expect(RemoteEntry.value(in: Array(text.utf8), for: key) == nil)
    }
  }

  @Test func whatIsTooLargeIsNoEntry() {
    #expect(RemoteEntry.bytes([UInt8](repeating: 0, count: RemoteEntry.mostBytes), for: key) == nil)
    #expect(RemoteEntry.value(in: [UInt8](repeating: 0, count: RemoteEntry.mostBytes + 1), for: key) == nil)
  }
}
