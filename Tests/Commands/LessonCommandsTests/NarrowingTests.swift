import Foundation
import TestSupport
import Testing

@Suite("Options that limit a run")
struct NarrowingTests {
  /// Creates three lessons of experiments, one of them in two languages, each with an ignored Swift cell.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, experiment, body) in [
      ("a", "integer.carry", ""), ("b", "integer.ring", "encoding: gray\n"), ("c", "integer.carry", ""),
    ] {
      try folder.write(
        "---\ntitle: \(name)\n---\n\n```experiment \(experiment) name=first-\(name)\n\(body)```\n\n```swift ignore=\"why\"\n```\n",
        to: "lessons/\(name)/lesson.md")
    }
    try folder.write(
      "---\ntitle: あ\n---\n\n```experiment integer.carry name=first-a\n```\n\n```swift ignore=\"why\"\n```\n",
      to: "lessons/a/lesson.ja.md")
    return folder
  }

  /// Returns the documents and cells of a run.
  private static func run(_ words: String..., in folder: TemporaryFolder) async throws -> [String] {
    let run = await CommandLineRun.lesson(
      ["run", "--format", "json", "--reproducible", "--no-cache"] + words, in: folder.path)
    let record = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let documents = try #require(record["documents"] as? [[String: Any]])
    return documents.map { document in
      let cells = (document["cells"] as? [[String: Any]])?.map { "\($0["name"] ?? $0["action"] ?? "")" } ?? []
      return "\(document["path"] ?? "") \(cells.joined(separator: " "))"
    }
  }

  @Test("`--only` selects names, experiments and kinds, and reports unknown words")
  func only() async throws {
    let folder = try Self.folder()
    #expect(
      try await Self.run("--only", "integer.ring", "--only", "first-c", in: folder) == [
        "lessons/b/lesson.md first-b", "lessons/c/lesson.md first-c",
      ])
    #expect(try await Self.run("--only", "swift", in: folder).count == 4)
    #expect(
      try await Self.run("--only", "integer.carry", in: folder) == [
        "lessons/a/lesson.md first-a", "lessons/a/lesson.ja.md first-a", "lessons/c/lesson.md first-c",
      ])
    let wrong = await CommandLineRun.lesson("run", "--only", "integer.rin", "--only", "console", in: folder.path)
    #expect(wrong.status == 2)
    #expect(
      wrong.messages.contains(
        "No cell here has the name, experiment or kind `integer.rin`. Did you mean `integer.ring`?"))
    #expect(wrong.messages.contains("No cell here has the kind `console`."))
  }

  @Test("`--written-in` selects the documents in a language")
  func language() async throws {
    let folder = try Self.folder()
    #expect(try await Self.run("--written-in", "ja", in: folder) == ["lessons/a/lesson.ja.md first-a swift"])
    #expect(try await Self.run("--written-in", "en", in: folder).count == 3)
  }

  @Test("`--fail-fast` stops at the first document that fails, and `--quiet` prints only failures")
  func failFast() async throws {
    let folder = try Self.folder()
    try folder.write(
      "---\ntitle: b\n---\n\n```experiment dialog.run\nevents: [add OK default, present]\n```\n\n```transcript\nno\n```\n",
      to: "lessons/b/lesson.md")
    let run = await CommandLineRun.lesson("run", "--fail-fast", "--jobs", "1", in: folder.path)
    #expect(run.status == 1 && run.output.contains("lessons/b/lesson.md:5 differs"))
    #expect(
      run.messages == "Stopped at the first failure: 1 document was not run.\n" && run.output.contains("3 documents"))
    let quiet = await CommandLineRun.lesson("run", "--quiet", in: folder.path)
    #expect(quiet.output.hasPrefix("lessons/b/lesson.md:5 differs") && !quiet.output.contains("transcript:"))
    #expect(!quiet.output.contains("first-a"))
    let good = await CommandLineRun.lesson("run", "lessons/a", "-q", in: folder.path)
    #expect(good.output == "" && good.messages == "" && good.status == 0)
    for words in [["--jobs", "0"], ["--shard", "3/2"], ["--write-times"]] {
      #expect(await CommandLineRun.lesson(["run"] + words, in: folder.path).status == 64, "\(words)")
    }
  }

  @Test(
    "Merged shards equal the whole run byte for byte, in every format and in the report", arguments: [1, 2, 3, 7])
  func shards(_ count: Int) async throws {
    let folder = try Self.folder()
    for number in 1...12 {
      try folder.write(
        "---\ntitle: t\(number)\nminuts: 1\n---\n\n"
          + String(repeating: "```experiment integer.carry\n```\n\n", count: number), to: "lessons/n\(number)/lesson.md"
      )
    }
    let words = ["run", "lessons", "none.md", "--no-cache", "--reproducible"]
    let whole = await CommandLineRun.lesson(words + ["--format", "json", "--report", "whole"], in: folder.path)
    let files = (1...count).map { "\($0).json" }
    for (index, file) in files.enumerated() {
      let run = await CommandLineRun.lesson(
        words + ["--shard", "\(index + 1)/\(count)", "--output", file], in: folder.path)
      #expect(run.status == 2)
    }
    let joined = await CommandLineRun.lesson(
      ["report"] + files.reversed() + ["--format", "json", "--report", "joined"], in: folder.path)
    #expect(joined.output == whole.output)
    #expect(try folder.names(in: "joined") == folder.names(in: "whole"))
    for name in try folder.names(in: "whole") {
      #expect(try folder.read("joined/\(name)") == folder.read("whole/\(name)"), "\(name)")
    }
    if count > 1 {
      let part = await CommandLineRun.lesson(["report"] + files.dropLast() + ["--format", "tap"], in: folder.path)
      #expect(part.status == 2 && part.output.contains("shards is missing: \(count)."))
    }
  }

  @Test("Recorded times balance shards, and are written for the documents that ran")
  func times() async throws {
    let folder = try Self.folder()
    let write = await CommandLineRun.lesson("run", "--times", "t.json", "--write-times", "--no-cache", in: folder.path)
    #expect(write.status == 0, "\(write.messages)\(write.output)")
    let written = try JSONDecoder().decode([String: Int].self, from: try Data(folder.read("t.json")))
    #expect(
      written.keys.sorted() == ["a/lesson.ja.md", "a/lesson.md", "b/lesson.md", "c/lesson.md"].map { "lessons/\($0)" })
    try folder.write(
      #"{"lessons/a/lesson.md": 1, "lessons/a/lesson.ja.md": 1, "lessons/b/lesson.md": 1, "lessons/c/lesson.md": 900}"#,
      to: "t.json")
    #expect(try await Self.run("--times", "t.json", "--shard", "1/2", in: folder).map { $0.prefix(9) } == ["lessons/c"])
    #expect(try await Self.run("--times", "t.json", "--shard", "2/2", in: folder).count == 3)
    let missing = await CommandLineRun.lesson("run", "--times", "no.json", in: folder.path)
    #expect(missing.status == 0)
    #expect(missing.messages.hasPrefix("no.json: warning: There is no such file, so the document times are unknown"))
    try folder.write("[1]", to: "t.json")
    #expect(await CommandLineRun.lesson("run", "--times", "t.json", in: folder.path).status == 2)
  }

  @Test("`lesson.yml` sets defaults, which the command overrides, and its errors have a line")
  func configuration() async throws {
    let folder = try Self.folder()
    try folder.write("written-in: ja\nstrict: true\n", to: "lessons/lesson.yml")
    let run = await CommandLineRun.lesson("run", "lessons/a", in: folder.path)
    #expect(run.status == 1 && run.output.contains("1 document"))
    #expect(try await Self.run("--written-in", "en", in: folder).count == 3)
    try folder.write("strct: true\njobs: many\nfail-on: [difers]\nquiet: perhaps\n", to: "lessons/lesson.yml")
    let wrong = await CommandLineRun.lesson("run", "lessons/a/lesson.md", in: folder.path)
    #expect(wrong.status == 2 && wrong.output == "")
    let lines = wrong.messages.split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("lessons/lesson.yml:") }, "\(wrong.messages)")
    #expect(wrong.messages.contains("lessons/lesson.yml:1:1: error: Unknown key `strct`. Did you mean `strict`?"))
    #expect(wrong.messages.contains("Did you mean `differs`?"))
  }

  @Test(
    "`lesson.yml` names no file outside its package")
  func configuredFiles() async throws {
    let folder = try Self.folder()
    try folder.write("let secret = 1\n", to: "own.swift")
    folder.link("lessons/link.swift", to: "../own.swift")
    for line in [
      "setup: ../own.swift", "setup: \(folder.path)/own.swift", "setup: link.swift", "baseline: ../own.swift",
      "times: ../a/../t",
      "modules: ..", "modules: ../..",
    ] {
      try folder.write("\(line)\n", to: "lessons/lesson.yml")
      let run = await CommandLineRun.lesson("run", "lessons/a", in: folder.path)
      #expect(run.status == 2 && run.messages.contains("is outside the package"), "\(line): \(run.messages)")
    }
    try folder.write("baseline: ../b.txt\nsetup: setup.swift\n", to: "lessons/lesson.yml")
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "lessons/setup.swift")
    let run = await CommandLineRun.lesson("run", "lessons/a", in: folder.path)
    #expect(!run.messages.contains("is outside the package"), "\(run.messages)")
  }

  @Test("`lesson.yml` names no file outside its package, even through a link to its folder")
  func configuredFilesBehindALink() async throws {
    let folder = try Self.folder()
    try folder.write("", to: "r/Package.swift")
    try folder.write("", to: "r/deep/er/lessons/setup.swift")
    try folder.write("# A\n\n```experiment integer.ring\n```\n", to: "r/deep/er/lessons/a.md")
    try folder.write("let secret = 1\n", to: "secret")
    folder.link("r/lessons", to: "deep/er/lessons")
    for line in ["setup: ../../secret", "baseline: ../../new/b.txt", "times: ../../t.json", "modules: ../.."] {
      try folder.write("\(line)\n", to: "r/deep/er/lessons/lesson.yml")
      let run = await CommandLineRun.lesson("run", "lessons", in: "\(folder.path)/r")
      #expect(run.status == 2 && run.messages.contains("is outside the package"), "\(line): \(run.messages)")
    }
    try folder.write("setup: setup.swift\nbaseline: b.txt\n", to: "r/deep/er/lessons/lesson.yml")
    let run = await CommandLineRun.lesson("run", "lessons", in: "\(folder.path)/r")
    #expect(!run.messages.contains("is outside the package"), "\(run.messages)")
  }

  // MARK: Changed documents

  @Test("`--changed` runs no program that a repository names")
  func hostileRepository() async throws {
    let folder = try Self.repository()
    try folder.write("*.md filter=a=b filter=plain\n", to: ".gitattributes")
    let program = "touch '\(folder.path)/proof'; cat"
    for name in ["filter.plain.clean", "filter.plain.process", "filter.a=b.clean", "core.fsmonitor", "core.sshCommand"]
    {
      try Self.git("config", name, program, in: folder)
    }
    try Self.git("config", "filter.plain.required", "true", in: folder)
    try folder.write("# Other\n\n```experiment integer.ring\n```\n", to: "picture.md")
    let run = await CommandLineRun.lesson("run", "--changed", "--no-cache", in: folder.path)
    #expect(run.status != 64, "\(run.messages)")
    #expect(try !folder.names().contains("proof"))
  }

  private static func git(_ words: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words)")
  }

  private static func repository() throws -> TemporaryFolder {
    let folder = try folder()
    try folder.write("```experiment integer.ring\n```\n\n![a](ring.svg)\n", to: "picture.md")
    try folder.write("<svg/>\n", to: "ring.svg")
    try folder.write("---\ntitle: m\nmodules: [Shop]\n---\n\n```swift\n```\n", to: "lessons/m/lesson.md")
    try folder.write("public let a = 1\n", to: "lessons/m/Shop/a.swift")
    try folder.write("```experiment coin.toss\n```\n", to: "host.md")
    try folder.write("coin: {command: [./coin], topics: [coin], depends-on: [data]}\n", to: "hosts.yml")
    try folder.write("1\n", to: "data/x")
    try folder.write("```console\n$ lesson list\n```\n", to: "console.md")
    try git("init", "--quiet", "-b", "main", in: folder)
    try git("add", ".", in: folder)
    try git("commit", "--quiet", "-m", "a", in: folder)
    return folder
  }

  @Test("`--changed` selects the documents that changed and those that depend on a change")
  func changed() async throws {
    let folder = try Self.repository()
    let all = ["lessons", "picture.md", "host.md"]
    func left(_ words: [String] = ["--changed"]) async throws -> [String] {
      let run = await CommandLineRun.lesson(
        ["run", "--format", "json", "--no-cache"] + words + all, in: folder.path)
      let record = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      return (record["documents"] as? [[String: Any]])?.compactMap { $0["path"] as? String } ?? []
    }
    #expect(try await left() == [])
    for (path, documents) in [
      ("ring.svg", ["picture.md"]), ("lessons/m/Shop/b.swift", ["lessons/m/lesson.md"]), ("data/y", ["host.md"]),
      ("coin", ["host.md"]), ("lessons/a/lesson.ja.md", ["lessons/a/lesson.md", "lessons/a/lesson.ja.md"]),
      ("other.txt", []), ("lesson-setup.swift", ["picture.md", "host.md"]), ("other/lesson-setup.swift", []),
    ] {
      let before = try? folder.read(path)
      try folder.write("---\ntitle: x\n---\n", to: path)
      #expect(try await left() == documents, "\(path)")
      if let before {
        try folder.write(String(decoding: before, as: UTF8.self), to: path)
      } else {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
      }
    }
    try folder.write("x", to: "other.txt")
    let console = await CommandLineRun.lesson("run", "--changed=HEAD", "console.md", "--no-cache", in: folder.path)
    #expect(console.output.contains("1 document"))
  }

  @Test("`--changed` compares with the branch point, reports unknown revisions, and takes a folder as a path")
  func since() async throws {
    let folder = try Self.repository()
    try Self.git("checkout", "--quiet", "-b", "work", in: folder)
    try folder.write("---\ntitle: new\n---\n", to: "lessons/b/lesson.md")
    try Self.git("commit", "--quiet", "-a", "-m", "b", in: folder)
    #expect(try await Self.run("--changed", in: folder) == [])
    #expect(try await Self.run("--changed=main", in: folder) == ["lessons/b/lesson.md "])
    #expect(try await Self.run("--changed", "main", "lessons", in: folder) == ["lessons/b/lesson.md "])
    try folder.write("---\ntitle: newer\n---\n", to: "lessons/c/lesson.md")
    #expect(try await Self.run("--changed", "lessons", in: folder) == ["lessons/c/lesson.md "])
    let wrong = await CommandLineRun.lesson("run", "--changed=mian", in: folder.path)
    #expect(wrong.status == 2 && wrong.messages.hasPrefix("--changed: error: git does not know a revision `mian`"))
    let none = await CommandLineRun.lesson("run", "--changed", in: try Self.folder().path)
    #expect(none.status == 2 && none.messages.hasPrefix("--changed: error: There is no git repository here."))
  }
}
