import Foundation
import SourceText
import Synchronization
import TestSupport
import Testing

@Suite("Several writers and readers of one file")
struct TextFileConcurrencyTests {
  private static let size = 100_000

  private static func version(_ byte: UInt8) -> [UInt8] {
    [UInt8](repeating: byte, count: size)
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes == version(bytes.first ?? 0)
  }

  /// Runs a step in several threads at once, which may all wait, unlike tasks; gives how many succeeded.
  private static func succeeding(_ threads: Int, _ step: @escaping @Sendable (Int) throws -> Void) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<threads {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: (try? step(number)) != nil) }
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }

  @Test("Readers only ever see whole versions, and one whole version stays", .timeLimit(.minutes(1)))
  func wholeVersions() async throws {
    struct Torn: Error {}
    let folder = try TemporaryFolder()
    let path = folder("a.md")
    try TextFile.replace(path, with: Self.version(0))
    let writing = Atomic(6)
    let succeeding = await Self.succeeding(7) { number in
      if number < 6 {
        defer { writing.subtract(1, ordering: .sequentiallyConsistent) }
        for _ in 0..<60 { try TextFile.replace(path, with: Self.version(UInt8(number))) }
      } else {
        while writing.load(ordering: .sequentiallyConsistent) > 0 {
          guard Self.isWhole(try TextFile.read(path)) else { throw Torn() }
        }
      }
    }
    #expect(succeeding == 7)
    #expect(Self.isWhole(try TextFile.read(path)))
    #expect(try folder.names == ["a.md"])
  }

  @Test("Of writers that know the same old bytes exactly one succeeds", .timeLimit(.minutes(1)), arguments: 0..<20)
  func oneWins(_ round: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder("a.md")
    let old = Self.version(0)
    try TextFile.replace(path, with: old)
    let succeeding = await Self.succeeding(4) {
      try TextFile.replace(path, with: Self.version(UInt8($0 + 1)), ifStill: old)
    }
    #expect(succeeding == 1)
    let bytes = try TextFile.read(path)
    #expect(Self.isWhole(bytes) && bytes != old)
    #expect(try folder.names == ["a.md"])
  }
}
