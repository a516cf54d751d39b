import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// The files after a power cut or a kill, as the system sees them.
  @Suite("Durability of updates")
  struct DurabilityTests {
    private static func has(_ tools: String...) -> Bool {
      tools.allSatisfy { tool in
        ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].contains {
          FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
      }
    }

    /// Whether this system can create a file system in a file and mount it.
    private static let canMount: Bool = {
      guard geteuid() == 0, has("losetup", "unshare", "mount", "xfs_io") else { return false }
      return (try? shell("exec unshare --mount true", []))?.status == 0
        && (try? shell("losetup --find", []))?.status == 0
    }()

    /// Runs a shell script with arguments.
    private static func shell(_ script: String, _ words: [String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, "sh"] + words
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    private static let document =
      "---\ntitle: T\n---\n\n```experiment integer.table\nencoding: unsigned\nbits: 8\n```\n"

    /// Writes lessons that include pictures.
    private static func write(_ count: Int, to folder: TemporaryFolder) throws {
      for number in 0..<count {
        try folder.write(
          document + "\n```experiment integer.ring name=ring\nencoding: unsigned\nbits: 3\n```\n",
          to: "lessons/\(number)/lesson.md")
      }
    }

    /// A script that simulates a power cut half a minute after an update.
    ///
    /// It shuts the file system down without syncing the data, but after syncing its journal.
    private static let powerCut = """
      set -e
      cd "$1"
      truncate -s 320M image
      "mkfs.$3" $4 image >/dev/null
      mkdir mounted
      mount -o "loop,$5" image mounted
      trap 'umount mounted' EXIT
      cp -r lessons mounted/lessons
      sync -f mounted
      (cd mounted && "$2" update --no-cache lessons >/dev/null)
      xfs_io -x -c 'shutdown -f' mounted
      umount mounted
      mount -o loop image mounted
      cp -r mounted/lessons after
      """

    @Test(
      "A power cut after an update empties no file", .enabled(if: canMount), .timeLimit(.minutes(2)),
      arguments: [("xfs", "-q", "defaults"), ("ext4", "-q", "noauto_da_alloc")])
    func powerCut(_ system: String, _ options: String, _ mount: String) throws {
      guard Self.has("mkfs.\(system)") else { return }
      let folder = try TemporaryFolder()
      try Self.write(20, to: folder)
      let words = [folder.path, ProgramTests.program.path, system, options, mount]
      let (status, output) = try Self.shell(
        "inner=$1; shift; exec unshare --mount sh -c \"$inner\" sh \"$@\"", [Self.powerCut] + words)
      try #require(status == 0, "\(output)")
      for number in 0..<20 {
        #expect(try folder.names(in: "after/\(number)") == ["lesson.md", "ring.svg"])
        let text = try folder.text("after/\(number)/lesson.md")
        #expect(text.contains("`11111111`") && text.contains("](ring.svg)"))
        #expect(try folder.text("after/\(number)/ring.svg").hasSuffix("</svg>\n"))
      }
    }

    @Test(
      "Every new file is synced before an old one is replaced", .enabled(if: has("strace")), .timeLimit(.minutes(2)))
    func order() throws {
      let folder = try TemporaryFolder()
      try Self.write(12, to: folder)
      let (status, output) = try Self.shell(
        "cd \"$1\" && exec strace -f -y -e trace=fdatasync,fsync,rename,renameat,renameat2,linkat -o trace \"$2\" update --no-cache lessons",
        [folder.path, ProgramTests.program.path])
      guard status == 0 else {
        // Tracing is not permitted on this machine.
        #expect(output.contains("strace"))
        return
      }
      let lines = try folder.text("trace").split(separator: "\n").filter { $0.contains(".lesson-update") }
      let syncs = lines.indices.filter { lines[$0].contains("sync(") }
      let steps = lines.indices.filter { lines[$0].contains("rename") || lines[$0].contains("linkat(") }
      #expect(syncs.count == 24 && steps.count >= 24)
      let end = lines.lastIndex { $0.contains("sync(") || $0.contains("sync resumed") } ?? 0
      #expect(steps.allSatisfy { $0 > end })
    }

    @Test("An update killed between pictures leaves whole files, and the next update completes it")
    func killed() throws {
      let folder = try TemporaryFolder()
      for attempt in 0..<25 {
        try? FileManager.default.removeItem(atPath: folder.path + "/lessons")
        try Self.write(12, to: folder)
        let start = try Self.shell(
          "cd \"$1\" && { \"$2\" update --no-cache lessons & p=$!; sleep \"$3\"; kill -9 $p; wait $p; } >/dev/null 2>&1; true",
          [folder.path, ProgramTests.program.path, "0.\(String(1000 + attempt * 3).dropFirst())"])
        #expect(start.status == 0)
        var strays = 0
        for number in 0..<12 {
          for name in try folder.names(in: "lessons/\(number)") {
            if name.hasSuffix(".lesson-update") { strays += 1 }
            if name == "ring.svg" { #expect(try folder.text("lessons/\(number)/ring.svg").hasSuffix("</svg>\n")) }
          }
          let text = try folder.text("lessons/\(number)/lesson.md")
          #expect(text.contains("`11111111`") == text.contains("](ring.svg)"))
        }
        let update = try Self.shell("cd \"$1\" && \"$2\" update lessons", [folder.path, ProgramTests.program.path])
        #expect(
          update.status == 0 && update.output.components(separatedBy: "The file was removed.").count - 1 == strays)
        for number in 0..<12 { #expect(try folder.names(in: "lessons/\(number)") == ["lesson.md", "ring.svg"]) }
      }
    }
  }
#endif
