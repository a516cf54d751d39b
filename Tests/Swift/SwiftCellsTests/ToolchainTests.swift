import TestSupport
import Testing

@testable import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The installed compiler")
struct ToolchainTests {
  @Test("The compiler's target information gives its version and its folder")
  func description() throws {
    let text = """
      {"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "target": {"platform": "linux"},
       "paths": {"runtimeLibraryPaths": ["/toolchains/swift/usr/lib/swift/linux"], "runtimeResourcePath": "/toolchains/swift/usr/lib/swift"}}
      """
    let description = try #require(ToolchainDescription(targetInfo: text))
    #expect(description.version == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(description.root == "/toolchains/swift/usr")
    #expect(ToolchainDescription(targetInfo: "Swift version 6.3.1") == nil)
  }

  @Test("A compiler that was rewritten counts as another, even with the same date and size")
  func fingerprint() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/swift-frontend"
    var found: Set<String> = []
    for content in ["1", "22", "1"] {
      try folder.write(content, to: "swift-frontend")
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
      found.insert(try #require(FileManager.default.fingerprint(ofFile: path)))
    }
    #expect(found.count == 3)
    #expect(found.contains(try #require(FileManager.default.fingerprint(ofFile: path))))
    #expect(FileManager.default.fingerprint(ofFile: path + "x") == nil)
  }

  #if os(Linux)
    @Test("The compiler stores its modules in the working folder if its own folder is read-only")
    func modules() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "file")
      func changes(_ inherited: [String: String]) -> [String: String] {
        CompilerEnvironment.changes(in: "/run", inherited: inherited)
      }
      #expect(changes(["HOME": folder.path]) == ["TMPDIR": "/run"])
      #expect(changes(["HOME": "/proc", "XDG_CACHE_HOME": folder.path]) == ["TMPDIR": "/run"])
      for inherited in [["HOME": "\(folder.path)/file"], ["HOME": folder.path, "XDG_CACHE_HOME": "/proc/none"]] {
        #expect(changes(inherited) == ["TMPDIR": "/run", "XDG_CACHE_HOME": "/run"])
      }
    }

    @Test("The compiler gets no temporary folder whose path is not ASCII")
    func temporaryFolder() throws {
      let folder = try TemporaryFolder()
      let changes = CompilerEnvironment.changes(in: "/run/日本語", inherited: ["HOME": folder.path])
      #expect(changes == ["TMPDIR": "/proc/self/cwd"])
    }
  #endif

  @Test("The compiler is looked up only in absolute folders")
  func searchPath() {
    #expect(Toolchain(searchPath: "") == nil)
    #expect(Toolchain(searchPath: ".:bin:/nowhere") == nil)
  }
}
