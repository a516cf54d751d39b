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

  /// Runs a step on several threads, which may all block, unlike tasks; returns the number of steps that succeeded.
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

  @Test("Readers only ever see whole versions of a file, and one whole version stays", .timeLimit(.minutes(1)))
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

  /// Saves a file as some editors do: empties it in place, and writes it in two halves.
  private static func save(_ text: String, to path: String, pause: Double) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 0)
    let bytes = Array(text.utf8)
    try file.write(contentsOf: bytes[..<(bytes.count / 2)])
    Thread.sleep(forTimeInterval: pause)
    try file.write(contentsOf: bytes[(bytes.count / 2)...])
    try file.close()
  }

  @Test(
    "An editor's save in place, even with a pause, is not lost to a replacement", .timeLimit(.minutes(1)),
    arguments: [0, 0.001, 0.005, 0.02, 0.1])
  func editor(_ pause: Double) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("start", to: "a.md")
    let isSaving = Atomic(true)
    let lost = Atomic(0)
    let replaced = Atomic(0)
    _ = await Self.succeeding(2) { number in
      guard number == 0 else {
        while isSaving.load(ordering: .sequentiallyConsistent) {
          let old = try TextFile.read(path)
          if (try? TextFile.replace(path, with: old + Array("u".utf8), ifStill: old)) != nil {
            replaced.add(1, ordering: .sequentiallyConsistent)
          }
        }
        return
      }
      defer { isSaving.store(false, ordering: .sequentiallyConsistent) }
      for round in 0..<Int(min(60, 2 / max(pause, 0.001))) {
        let text = "save \(round) " + String(repeating: "x", count: 5000) + " end \(round)."
        try Self.save(text, to: path, pause: pause)
        if !(try TextFile.read(path)).starts(with: text.utf8) { lost.add(1, ordering: .sequentiallyConsistent) }
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
    #if os(Linux)
      // An editor is undetectable if its `open` found the file before the exchange and returns after the last check.
      #expect(lost.load(ordering: .sequentiallyConsistent) <= 1)
    #endif
    #expect(replaced.load(ordering: .sequentiallyConsistent) > 0)
    #expect(try folder.names == ["a.md"])
  }

  #if os(Linux)
    @Test("A file that another program is writing to is not replaced")
    func writing() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("start", to: "a.md")
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      let finding = #expect(throws: Finding.self) {
        try TextFile.replace(path, with: Array("new".utf8), ifStill: Array("start".utf8))
      }
      #expect(finding?.message == "Another program is writing into the file, so nothing was written.")
      try file.close()
      try TextFile.replace(path, with: Array("new".utf8), ifStill: Array("start".utf8))
      #expect(try folder.text("a.md") == "new" && folder.names == ["a.md"])
    }
  #endif

  @Test("Of writers that expect the same old bytes, exactly one succeeds", .timeLimit(.minutes(1)), arguments: 0..<20)
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
