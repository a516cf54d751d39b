import Foundation
import TestSupport
import Testing

@testable import FoundationExperiments

@Suite("preferences.killed", .serialized)
struct PreferencesKilledTests {
  @Test("After a kill at any byte, an atomic save leaves the old values, and one in place a part of the new")
  func killed() throws {
    let whole = try PreferenceKill(atomically: true, after: 100_000)
    #expect(whole.signal == nil && whole.found == .new)
    let size = whole.file.count
    for limit in Exhaustive.indices(size, part: 6, seed: 1) + [0, size - 1] {
      let atomic = try PreferenceKill(atomically: true, after: limit)
      #expect(atomic.signal == SIGXFSZ && atomic.found == .old, "after \(limit) bytes")
      let inPlace = try PreferenceKill(atomically: false, after: limit)
      #expect(inPlace.signal == SIGXFSZ && inPlace.file == whole.file.prefix(limit), "after \(limit) bytes")
    }
    let last = try PreferenceKill(atomically: false, after: size)
    #expect(last.signal == nil && last.found == .new)
  }

  @Test("The table has both ways next to each other")
  func table() async throws {
    let table = try await FoundationExperimentsTests.table("preferences.killed", "bytes: [0, 1, 100000]")
    #expect(
      table.lines() == [
        "0|killed by SIGXFSZ|cannot be read (0 bytes)|the old values",
        "1|killed by SIGXFSZ|cannot be read (1 byte)|the old values",
        "100000|comes to its end|the new values|the new values",
      ])
  }
}
