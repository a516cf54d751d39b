import Results
import Testing

@testable import Sandbox
@testable import SwiftCells

@Suite(.enabled(if: SandboxPrograms.toolchain != nil, "No toolchain is installed."))
struct SandboxTests {
  @Test func `Each cell has its own output, and the program ends as it should`() async throws {
    let run = try await SandboxPrograms.run("abuse", "nothing")
    #expect(
      run
        == ProgramRun(
          outputs: ["first\n", "second\n", "third\n"].map { Array($0.utf8) }, errors: [[], [], []], reached: 3,
          ending: .finished))
  }

  private static let early: [(name: String, ending: Ending)] = [
    ("exit 0", .exited(0)), ("_exit 0", .exited(0)), ("exit 3", .exited(3)), ("exit 139", .exited(139)),
    ("close all", .exited(0)), ("abort", .signal(6, "SIGABRT")), ("terminate", .signal(15, "SIGTERM")),
    ("interrupt", .signal(2, "SIGINT")), ("pipe", .signal(13, "SIGPIPE")), ("long line", .outputLimit(1 << 20)),
    ("flood", .outputLimit(1 << 20)), ("flood of errors", .outputLimit(1 << 20)), ("file", .outputLimit(1 << 20)),
    ("memory", .memoryLimit(1 << 30)), ("memory at once", .memoryLimit(1 << 30)),
    ("memory in pieces", .memoryLimit(1 << 30)), ("forge end", .forged), ("forge text", .forged),
    ("forge long", .forged),
  ]

  @Test(arguments: early)
  func `A cell that ends the program early never passes`(_ name: String, _ ending: Ending) async throws {
    let run = try await SandboxPrograms.run("abuse", name)
    #expect(run.ending == ending)
    #expect(run.reached == 2)
    #expect(run.outputs.first == Array("first\n".utf8))
    #expect(run.outputs.count == 2)
  }

  @Test(arguments: ["loop", "sleep", "stop", "fork bomb"])
  func `A cell that does not end is stopped at its own limit`(_ name: String) async throws {
    let run = try await SandboxPrograms.run("abuse", name, limit: .milliseconds(400))
    #expect(run.ending == .timedOut(.milliseconds(400)))
    #expect(run.reached == 2)
    #expect(run.outputs.first == Array("first\n".utf8))
  }

  @Test func `What a cell has printed before its end is kept`() async throws {
    let run = try await SandboxPrograms.run("abuse", "_exit 0")
    #expect(run.outputs.last == Array("partly".utf8))
  }

  @Test func `An early end in an exit handler is told of the last cell`() async throws {
    let run = try await SandboxPrograms.run("abuse", "exit late")
    #expect(run.ending == .exited(4))
    #expect(run.reached == 3)
  }

  @Test func `A cell that opens the report of the run by its path changes nothing in it`() async throws {
    let run = try await SandboxPrograms.run("abuse", "forge by path")
    #expect(run.ending == .exited(0))
    #expect(run.reached == 2)
  }

  @Test(arguments: ["truncate", "rewrite"])
  func `What an earlier cell has printed stays as it is`(_ name: String) async throws {
    let run = try await SandboxPrograms.run("abuse", name)
    #expect(run.ending == .finished)
    #expect(run.outputs.first == Array("first\n".utf8))
    #expect(run.outputs.last == Array("third\n".utf8))
  }

  @Test func `A record with a word that did not come with the last answer is forged`() async throws {
    #expect(try await SandboxPrograms.run("abuse", "forge next").ending == .forged)
  }

  @Test(arguments: [
    ("fake trap", Ending.signal(4, "SIGILL")), ("fake trap by hand", .signal(4, "SIGILL")),
    ("fake cast", .signal(6, "SIGABRT")),
  ])
  func `A fatal error that a cell prints is no trap, whatever signal it raises`(
    _ name: String, _ ending: Ending
  ) async throws {
    #expect(try await SandboxPrograms.run("abuse", name).ending == ending)
  }

  @Test func `Bytes that are no text arrive as they are`() async throws {
    let run = try await SandboxPrograms.run("abuse", "bytes")
    #expect(run.ending == .finished)
    #expect(run.outputs.dropFirst().first == [0x66, 0xff, 0xfe, 0x00, 0x67, 0x0a])
  }

  @Test(arguments: [
    ("input", "nothing to read\n"), ("many processes", "some\n"), ("child", "started\n"),
    ("child in a session", "started\n"), ("thread", ""), ("own output", "printed\ncan be opened\n"),
  ])
  func `What a cell may do, it can do`(_ name: String, _ output: String) async throws {
    let run = try await SandboxPrograms.run("abuse", name)
    #expect(run.ending == .finished)
    #expect(run.outputs == ["first\n", output, "third\n"].map { Array($0.utf8) })
  }

  @Test(
    .enabled("This machine cannot keep programs apart.") { await Sandbox.current().unenforced.isEmpty },
    arguments: [
      ("kill parent", "still here\n"), ("kill all", "still here\n"), ("network", "unreachable\n"),
      ("write outside", "[true, true, true, true]\n"), ("look around", "/tmp/cell\nthe root is the root\n"),
      ("read processes", ""),
    ])
  func `What lies outside cannot be reached`(_ name: String, _ output: String) async throws {
    let run = try await SandboxPrograms.run("abuse", name)
    #expect(run.ending == .finished)
    #expect(run.outputs == ["first\n", output, "third\n"].map { Array($0.utf8) })
  }

  @Test(.enabled("This machine cannot keep programs apart.") { await Sandbox.current().unenforced.isEmpty })
  func `The environment is the same everywhere`() async throws {
    let run = try await SandboxPrograms.run("abuse", "environment")
    let text = String(decoding: run.outputs[1], as: UTF8.self)
    #expect(!text.contains("/lesson-"))
    for line in ["PWD=/tmp/cell", "HOME=/tmp/cell", "TMPDIR=/tmp/cell", "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TZ=UTC"]
    {
      #expect(text.contains("\(line)\n"))
    }
    let names = text.split(separator: "\n").map { String($0.prefix { $0 != "=" }) }
    #expect(
      names == [
        "CASE", "HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "PWD", "SWIFT_BACKTRACE", "SWIFT_DETERMINISTIC_HASHING",
        "TMPDIR", "TZ",
      ])
  }

  @Test func `A program that is not there is no outcome but an error`() async throws {
    let program = SandboxedProgram(executable: "/nowhere/program", timeLimits: [.seconds(10)])
    for sandbox in [await Sandbox.current(), Sandbox(only: .session)] {
      await #expect(throws: SandboxError.self) { try await sandbox.run(program) }
    }
  }

  @Test func `Closing standard output loses only what is printed then`() async throws {
    let run = try await SandboxPrograms.run("abuse", "close output")
    #expect(run.ending == .finished)
    #expect(run.outputs == [Array("first\n".utf8), [], []])
  }
}
