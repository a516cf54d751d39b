import Foundation
import SourceText
import TestSupport
import Testing

@testable import Sandbox

@Suite("Obstacles to the sandbox that the user can remove")
struct SandboxObstacleTests {
  @Test("A temporary folder that cannot be written is named, with the reason")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    for (path, reason) in [
      (folder.path + "/none", "No such file or directory"), (folder.path + "/file", "Not a directory"),
      ("/proc", "No such file or directory"),
    ] where path != "/proc" || FileManager.default.fileExists(atPath: "/proc/self") {
      let obstacle = SandboxObstacle.find(in: path)
      #expect(obstacle?.message.description.contains("temporary folder `\(path)`: \(reason).") == true)
      #expect(obstacle?.help.description.contains("TMPDIR") == true)
    }
    #expect(SandboxObstacle.find(in: folder.path) == nil)
    #expect(try folder.names() == ["file"])
  }

  #if os(Linux)
    @Test("A limit that is too small is named, and no weaker sandbox is recommended", arguments: [1, 10, 100])
    func limits(_ blocks: Int) throws {
      let folder = try TemporaryFolder()
      try folder.write("# A\n\n```swift name=a\nprint(1)\n```\n", to: "a.md")
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" run --no-cache a.md", program]
      process.currentDirectoryURL = URL(filePath: folder.path)
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text.contains("ulimit -f unlimited") && !text.contains("--weak-sandbox"), "\(text)")
    }
  #endif

  @Test(
    "A folder is not used for an overlay if its path cannot be an option of the mount",
    arguments: ["/tmp/a,b", "/tmp/a:b", "/tmp/a\\b", "/a,/b"])
  func layers(_ path: String) {
    #if os(Linux)
      #expect(!CompilerCommand.canLayOver(path) && CompilerCommand.canLayOver("/tmp/a b"))
    #endif
  }
}
