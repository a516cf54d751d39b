import Testing

@testable import Hosts

@Suite("Files that a process has loaded")
struct LoadedFilesTests {
  private let line = "7f00-7f01 r-xp 00000000 fd:00 17   "

  @Test("The loaded files are named once each, without memory and devices")
  func table() {
    let table = ["/lib/a b.so", "/lib/a b.so", "[heap]", "", "/dev/zero", "/memfd:x (deleted)", "/bin/sh"]
    let paths = LoadedFiles.paths(in: table.map { line + $0 }.joined(separator: "\n") + "\n")
    #expect(paths?.sorted() == ["/bin/sh", "/lib/a b.so"])
  }

  @Test("If one of the files has been removed, the result is unknown")
  func removed() {
    #expect(LoadedFiles.paths(in: line + "/lib/a.so (deleted)\n") == nil)
    #expect(LoadedFiles.paths(in: "") == nil)
  }

  #if os(Linux)
    @Test("This process has loaded its libraries")
    func own() {
      #expect(LoadedFiles.paths(of: nil)?.contains { $0.hasSuffix("/libc.so.6") } == true)
      #expect(LoadedFiles.paths(of: -1) == nil)
    }
  #endif
}
