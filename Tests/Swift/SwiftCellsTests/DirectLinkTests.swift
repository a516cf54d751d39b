import TestSupport
import Testing

@testable import Sandbox
@testable import SwiftCells

@Suite("Linking without the driver of C")
struct DirectLinkTests {
  private static let printed = """
    /bin/swift-frontend -c /a/main.swift -o /a/TemporaryDirectory.x1/main.o
    /bin/swift-autolink-extract /a/TemporaryDirectory.x1/main.o /modules/s.o -o /a/TemporaryDirectory.x1/main.autolink
    /bin/clang -pie /lib/rt.o /a/TemporaryDirectory.x1/main.o /modules/s.o @/a/TemporaryDirectory.x1/main.autolink -o program

    """
  private static let answer = """
    clang version 21
    InstalledDir: /bin
     "/bin/ld.lld" "-pie" "/lib/rt.o" "/a/main.o" "/modules/s.o" "@/a/main.autolink" "-o" "program"
    """

  @Test("The driver of C is asked even about files that do not exist yet")
  func question() throws {
    let steps = try #require(DriverSteps(Self.printed, in: "/a"))
    #expect(
      steps.questionOfLink(in: "/b") == [
        "/bin/clang", "-pie", "/lib/rt.o", "-Xlinker", "/b/main.o", "-Xlinker", "/modules/s.o", "-Xlinker",
        "@/b/main.autolink", "-o", "program", "-###",
      ])
  }

  @Test("The linker is started as the driver of C says, and if it fails, the driver's own steps follow")
  func words() throws {
    var steps = try #require(DriverSteps(Self.printed, in: "/a"))
    steps.takeLink(Self.answer, in: "/a")
    #expect(
      steps.words(in: "/it's") == [
        "/bin/sh", "-c",
        #"""
        '/bin/swift-frontend' '-c' '/it'\''s/main.swift' '-o' '/it'\''s/main.o' &&
        { { cat '/it'\''s/main.o' '/modules/s.o' | tr '\0' '\n' | LC_ALL=C grep -axe '-l[[:alnum:]_][[:alnum:]_.+-]*' \#
        >'/it'\''s/main.autolink' && \#
        '/bin/ld.lld' '-pie' '/lib/rt.o' '/it'\''s/main.o' '/modules/s.o' '@/it'\''s/main.autolink' '-o' 'program'; } \#
        >/dev/null 2>&1 || { \#
        '/bin/swift-autolink-extract' '/it'\''s/main.o' '/modules/s.o' '-o' '/it'\''s/main.autolink' && \#
        '/bin/clang' '-pie' '/lib/rt.o' '/it'\''s/main.o' '/modules/s.o' '@/it'\''s/main.autolink' '-o' 'program'; }; }
        """#,
      ])
  }

  @Test(
    "If the driver of C gives any other answer, its own steps stay",
    arguments: [
      "", "clang: error: no such file", " \"/bin/ld\" \"-pie\"", " \"/bin/ld.lld\" \"a\\\"b\"",
      " \"/bin/ld.lld\" \"a\"\n \"/bin/ld.lld\" \"b\"", " \"/bin/ld.lld\" \"a\"b\"",
    ])
  func others(_ answer: String) throws {
    var steps = try #require(DriverSteps(Self.printed, in: "/a"))
    let words = steps.words(in: "/a")
    steps.takeLink(answer, in: "/a")
    #expect(steps.words(in: "/a") == words)
  }

  @Test(
    "The driver of C is not asked about other commands",
    arguments: [
      "/bin/swift-frontend -c /a/main.swift", "/bin/swift-frontend x\n/bin/clang a.o -o b",
      "/bin/swift-autolink-extract a.o -o b.autolink\n/bin/ld a.o @b.autolink",
      "/bin/swift-autolink-extract a.o -o b.autolink\n/bin/clang a.o",
      "/bin/swift-autolink-extract a.o\n/bin/clang a.o",
    ])
  func none(_ printed: String) throws {
    #expect(try #require(DriverSteps(printed, in: "/a")).questionOfLink(in: "/a") == nil)
  }

  @Test("The installed toolchain reports how it links", .enabled(if: toolchain != nil))
  func toolchainHere() async throws {
    let toolchain = try #require(toolchain)
    let cache = try TemporaryFolder()
    let compiler = SwiftCells(
      toolchain, packageModules: nil, allowsWeakSandbox: true, program: program, cacheFolder: cache.path
    ).compiler(try await toolchain.description())
    guard await Sandbox.current().isolatesCompilers, !compiler.linker.isEmpty else { return }
    let work = try TemporaryFolder()
    try work.write("print(1)", to: "direct.swift")
    // No other cells have these arguments, whose steps are read once in a process.
    let run = try await compiler.run(
      ["direct.swift", "-module-name", "direct", "-o", "program"] + compiler.linker, in: work.path, isCommon: true)
    #expect(run.succeeded, "\(run.output)")
    #expect(try work.names().contains("program"))
    let kept = try cache.names().filter { $0.hasSuffix(".json") }.map(cache.text)
    #expect(kept.contains { $0.contains("\"linker\":[") })
  }

  @Test("A cell's text that looks like a library changes nothing", .enabled(if: toolchain != nil))
  func text() async throws {
    // A text of up to 15 bytes would not be a text in an object.
    let text = "-lno-such-library-anywhere"
    #expect(try await outcomes(cells("let a = \"\(text)\"\nprint(a)")) == [.printed([text])])
  }
}
