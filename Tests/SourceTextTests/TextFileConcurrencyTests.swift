import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Several writers and readers of one file")
struct TextFileConcurrencyTests {
  private static let size = 100_000

  private static func version(_ byte: UInt8) -> [UInt8] {
    [UInt8](repeating: byte, count: size)
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.count == size && Set(bytes).count == 1
  }

  @Test("Readers only ever see whole versions, and one whole version stays", .timeLimit(.minutes(1)))
  func wholeVersions() async throws {
    let folder = try TemporaryFolder()
    let path = folder("a.md")
    try TextFile.replace(path, with: Self.version(0))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for writer in 1...4 {
        group.addTask {
          for round in 0..<25 { try TextFile.replace(path, with: Self.version(UInt8(writer * 25 + round))) }
          return true
        }
      }
      group.addTask {
        try (0..<200).allSatisfy { _ in Self.isWhole(try TextFile.read(path)) }
      }
      for try await isWhole in group { #expect(isWhole) }
    }
    #expect(Self.isWhole(try TextFile.read(path)))
    #expect(try folder.names == ["a.md"])
  }

  @Test("Of writers that know the same old bytes exactly one succeeds", .timeLimit(.minutes(1)), arguments: 0..<20)
  func oneWins(_ round: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder("a.md")
    let old = Self.version(0)
    try TextFile.replace(path, with: old)
    let winners = await withTaskGroup(of: UInt8?.self) { group in
      for writer in 1...4 as ClosedRange<UInt8> {
        group.addTask {
          do {
            try TextFile.replace(path, with: Self.version(writer), ifStill: old)
            return writer
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: [UInt8]()) { winners, writer in winners += [writer].compactMap(\.self) }
    }
    #expect(winners.count == 1)
    #expect(try TextFile.read(path).first == winners.first)
    #expect(try folder.names == ["a.md"])
  }
}
