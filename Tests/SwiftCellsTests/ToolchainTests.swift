import Testing

@testable import SwiftCells

@Suite("The installed compiler")
struct ToolchainTests {
  @Test("What it says of its target names its version and its folder")
  func description() throws {
    let text = """
      {"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "target": {"platform": "linux"},
       "paths": {"runtimeLibraryPaths": ["/opt/swift/usr/lib/swift/linux"], "runtimeResourcePath": "/opt/swift/usr/lib/swift"}}
      """
    let description = try #require(ToolchainDescription(targetInfo: text))
    #expect(description.version == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(description.root == "/opt/swift/usr")
    #expect(ToolchainDescription(targetInfo: "Swift version 6.3.1") == nil)
  }

  @Test("It is looked for in absolute folders alone")
  func searchPath() {
    #expect(Toolchain(searchPath: "") == nil)
    #expect(Toolchain(searchPath: ".:bin:/nowhere") == nil)
  }
}
