import Testing

@testable import SwiftCells

@Suite("The steps of the compiler's driver")
struct DriverStepsTests {
  @Test("The driver's steps run in another folder as they would in the original one")
  func otherFolder() throws {
    let printed = """
      /bin/swift-frontend -c /a/main.swift -o /a/TemporaryDirectory.x1/main.o
      /bin/clang /a/TemporaryDirectory.x1/main.o @/a/TemporaryDirectory.x1/main.autolink

      """
    let steps = try #require(DriverSteps(printed, in: "/a"))
    #expect(
      steps.words(in: "/it's") == [
        "/bin/sh", "-c",
        #"""
        '/bin/swift-frontend' '-c' '/it'\''s/main.swift' '-o' '/it'\''s/main.o' &&
        '/bin/clang' '/it'\''s/main.o' '@/it'\''s/main.autolink'
        """#,
      ])
  }

  @Test(
    "A driver that writes lists itself, or prints more than plain words, is asked each time",
    arguments: [
      "/bin/swift-frontend -filelist /a/TemporaryDirectory.x1/sources-1", "/bin/clang @/a/arguments.resp",
      "/bin/swift-frontend -supplementary-output-file-map /a/x", "/bin/clang 'a b'", "", "error: no",
      "/bin/clang a\\ b",
    ])
  func others(_ printed: String) {
    #expect(DriverSteps(printed, in: "/a") == nil)
  }
}
