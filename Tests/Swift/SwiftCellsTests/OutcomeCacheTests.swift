import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Cached outcomes", .enabled(if: toolchain != nil))
struct OutcomeCacheTests {
  /// A program whose output varies between runs, so that a cached outcome differs from a new one.
  private let random = "print(UInt64.random(in: 0 ... .max))"

  @Test("An unchanged cell is read from the cache; a change above it, or of the compiler's options, computes it again")
  func kept() async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path + "/kept"
    let first = try await outcomes(cells("let a = 1", random), cacheFolder: folder)
    #expect(try await outcomes(cells("let a = 1", random), cacheFolder: folder) == first)
    #expect(try await outcomes(cells("let a = 2", random), cacheFolder: folder) != first)
    #expect(try await outcomes(cells("let a = 1", random)) != first)
    var other = cells("let a = 1", random)
    other[1].timeLimit = .seconds(9)
    #expect(try await outcomes(other, cacheFolder: folder) != first)
    #expect(try temporary.names() == ["kept"])
  }

  @Test("An outcome that depends on the load of the machine is not cached")
  func notKept() async throws {
    let folder = try TemporaryFolder()
    var slow = cells("import Foundation\nprint(1)\nThread.sleep(forTimeInterval: 100)")
    slow[0].timeLimit = .milliseconds(200)
    _ = try await outcomes(slow, cacheFolder: folder.path)
    #expect(try folder.names().filter { $0.hasSuffix(".json") }.count == 1)
  }

  @Test("An outcome of a failing compiler is not cached", arguments: [SwiftCell.Use.run, .error, .compile])
  func failingCompiler(_ use: SwiftCell.Use) async throws {
    let folder = try TemporaryFolder()
    let real = try #require(InstalledCompiler.path)
    // Outcomes of a compiler are cached only if it is next to a `swift-frontend`.
    try folder.write("", to: "usr/bin/swift-frontend")
    let libraries = "\(folder.path)/usr/lib/swift"
    try folder.write(
      """
      #!/bin/sh
      case "$*" in
      *target-info*) \(real) "$@" | sed 's|"runtimeResourcePath" *: *"[^"]*"|"runtimeResourcePath": "\(libraries)"|'; exit ;;
      *) [ -e \(folder.path)/usr/broken ] && echo "error: no space left" && exit 1 ;;
      esac
      exec \(real) "$@"

      """, to: "usr/bin/swiftc")
    folder.allow(0o755, "usr/bin/swiftc")
    let swift = SwiftCells(
      try #require(Toolchain(searchPath: "\(folder.path)/usr/bin")), packageModules: nil, allowsWeakSandbox: true,
      program: program,
      cacheFolder: "\(folder.path)/kept")
    let cell = SwiftCell(1, use == .error ? "let x: Int = \"\"" : "print(\"done\")", use: use)
    try folder.write("", to: "usr/broken")
    let first = await swift.run([cell])[1]
    try FileManager.default.removeItem(atPath: "\(folder.path)/usr/broken")
    #expect(first?.problems == ["The compiler failed: error: no space left"])
    // The namespaces do not contain the real compiler, so the error is now a different one.
    #expect(await swift.run([cell])[1]?.problems != first?.problems)
  }

  @Test("Entries that are a month old are removed when a new one is stored")
  func old() async throws {
    let folder = try TemporaryFolder()
    for name in ["old.json", "new.json"] { try folder.write("{}", to: name) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)], ofItemAtPath: folder.path + "/old.json")
    _ = try await outcomes(cells("print(1)"), cacheFolder: folder.path)
    let names = try folder.names()
    #expect(!names.contains("old.json") && names.contains("new.json"))
  }

  @Test("An outcome with one damaged digit counts as missing")
  func damagedDigit() async throws {
    let folder = try TemporaryFolder()
    let first = try await outcomes(cells("print(4444)"), cacheFolder: folder.path)
    #expect(first == [.printed(["4444"])])
    var damaged = 0
    for name in try folder.names().filter({ $0.hasSuffix(".json") }) {
      let text = try folder.text(name)
      let other = text.replacing("\"4444\"", with: "\"4445\"")
      damaged += text == other ? 0 : 1
      try folder.write(other, to: name)
      folder.allow(0o600, name)
    }
    #expect(damaged == 1)
    #expect(try await outcomes(cells("print(4444)"), cacheFolder: folder.path) == first)
  }

  @Test("A cache folder that others can write to is not used")
  func loose() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "kept/file")
    folder.allow(0o777, "kept")
    let first = try await outcomes(cells(random), cacheFolder: folder.path + "/kept")
    #expect(try folder.names(in: "kept") == ["file"])
    folder.allow(0o700, "kept")
    #expect(try await outcomes(cells(random), cacheFolder: folder.path + "/kept") != first)
    let kept = try await outcomes(cells(random), cacheFolder: folder.path + "/kept")
    #expect(try await outcomes(cells(random), cacheFolder: folder.path + "/kept") == kept)
    for name in try folder.names(in: "kept") { folder.allow(0o666, "kept/\(name)") }
    #expect(try await outcomes(cells(random), cacheFolder: folder.path + "/kept") != kept)
  }

  @Test("A damaged entry counts as missing")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let source = cells("print(\"once\")")
    // The steps of the compiler's driver are read once in a process, and cached for the cells that asked first.
    _ = try await outcomes(source)
    _ = try await outcomes(source, cacheFolder: folder.path)
    let names = try folder.names().filter { $0.hasSuffix(".json") }
    for name in names { try folder.write("{", to: name) }
    #expect(try await outcomes(source, cacheFolder: folder.path) == [.printed(["once"])])
    for name in names { #expect(try folder.read(name).count > 1) }
  }
}
