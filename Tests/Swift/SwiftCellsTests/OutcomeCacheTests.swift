import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Outcomes that are kept", .enabled(if: toolchain != nil))
struct OutcomeCacheTests {
  /// A program whose output varies from run to run tells a kept outcome from a new one.
  private let random = "print(UInt64.random(in: 0 ... .max))"

  @Test("An unchanged cell gives what it gave; a change above it, or of the compiler's options, computes it again")
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

  @Test("What depends on how busy the machine is is not kept")
  func notKept() async throws {
    let folder = try TemporaryFolder()
    var slow = cells("import Foundation\nprint(1)\nThread.sleep(forTimeInterval: 100)")
    slow[0].timeLimit = .milliseconds(200)
    _ = try await outcomes(slow, cacheFolder: folder.path)
    #expect(try folder.names().filter { $0.hasSuffix(".json") }.count == 1)
  }

  @Test("That the compiler could not do its work is not kept", arguments: [SwiftCell.Use.run, .error, .compile])
  func failingCompiler(_ use: SwiftCell.Use) async throws {
    let folder = try TemporaryFolder()
    let real = try #require(InstalledCompiler.path)
    // Beside a `swift-frontend` a compiler is one whose outcomes are kept.
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
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/usr/bin/swiftc")
    let swift = SwiftCells(
      try #require(Toolchain(searchPath: "\(folder.path)/usr/bin")), packageModules: nil, allowsWeakSandbox: true,
      program: program,
      cacheFolder: "\(folder.path)/kept")
    let cell = SwiftCell(1, use == .error ? "let x: Int = \"\"" : "print(\"done\")", use: use)
    try folder.write("", to: "usr/broken")
    let first = await swift.run([cell])[1]
    try FileManager.default.removeItem(atPath: "\(folder.path)/usr/broken")
    #expect(first?.problems == ["The compiler failed: error: no space left"])
    // The compiler behind it is not seen in the namespaces, so that now something else is wrong.
    #expect(await swift.run([cell])[1]?.problems != first?.problems)
  }

  @Test("What is a month old is removed when something new is kept")
  func old() async throws {
    let folder = try TemporaryFolder()
    for name in ["old.json", "new.json"] { try folder.write("{}", to: name) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)], ofItemAtPath: folder.path + "/old.json")
    _ = try await outcomes(cells("print(1)"), cacheFolder: folder.path)
    let names = try folder.names()
    #expect(!names.contains("old.json") && names.contains("new.json"))
  }

  @Test("An outcome of which a single digit is damaged is as good as none")
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

  @Test("A folder that others can write to is not used")
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

  @Test("A damaged entry is no entry")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let source = cells("print(\"once\")")
    // The steps of the compiler's driver are read once in a process, and kept by the cells that asked first.
    _ = try await outcomes(source)
    _ = try await outcomes(source, cacheFolder: folder.path)
    let names = try folder.names().filter { $0.hasSuffix(".json") }
    for name in names { try folder.write("{", to: name) }
    #expect(try await outcomes(source, cacheFolder: folder.path) == [.printed(["once"])])
    for name in names { #expect(try folder.read(name).count > 1) }
  }
}
