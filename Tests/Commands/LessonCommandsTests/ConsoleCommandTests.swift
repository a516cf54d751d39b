import LessonRunner
import TestSupport
import Testing

@testable import LessonCommands

/// Console cells, whose author may be a stranger: their commands only read files in and below their folder.
@Suite("Console cells and their permissions")
struct ConsoleCommandTests {
  /// Returns the output below the command of a console cell.
  private func shown(_ command: String, in folder: TemporaryFolder) async throws -> String {
    try folder.write("# A\n\n```console\n$ lesson \(command)\n```\n", to: "home/a.md")
    _ = await CommandLineRun.lesson("update", "home/a.md", in: folder.path)
    return try folder.text("home/a.md")
  }

  private static var commands: [CommandDescription] {
    get async throws { try CommandDescription.read(await LessonCommand.descriptionText).subcommands ?? [] }
  }

  @Test("Only commands that read are allowed in console cells")
  func commands() async throws {
    let names = try await Self.commands.map(\.commandName)
    #expect(names.count > 15)
    let reading = ["run", "update", "list", "check", "report", "try", "experiments", "plan", "play", "help"]
    #expect(Set(ConsoleRules.options.keys) == Set(reading) && Set(names).isSuperset(of: reading))
  }

  @Test("Every option of an allowed command is either allowed or refused, but never both")
  func options() async throws {
    var refused: Set<String> = []
    // The parser adds `help`, and spells its own options in a third way.
    for command in try await Self.commands where command.commandName != "help" {
      guard let allowed = ConsoleRules.options[command.commandName] else { continue }
      let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.map { ConsoleRules.long($0.typed) }
      for name in names {
        let isAllowed = allowed.contains(name) || ConsoleRules.everywhere.contains(name)
        let isRefused = ConsoleRules.refusals[name] != nil
        #expect(isAllowed != isRefused, "\(command.commandName) \(name)")
        if isRefused { refused.insert(name) }
      }
      #expect(allowed.isSubset(of: names), "\(command.commandName)")
    }
    #expect(refused == Set(ConsoleRules.refusals.keys))
  }

  @Test(
    "Options that loosen the sandbox, write, wait or ask are refused, however they are written",
    arguments: [
      ("run --weak-sandbox inner", "cannot weaken the sandbox. Remove '--weak-sandbox'"),
      ("run inner --weak-sandbox", "cannot weaken the sandbox"),
      ("run --weak-sandbox=true inner", "cannot weaken the sandbox"),
      ("--weak-sandbox run inner", "cannot weaken the sandbox"),
      ("--version run --weak-sandbox inner", "cannot weaken the sandbox"),
      ("'run' '--weak-sandbox' inner", "cannot weaken the sandbox"),
      ("play A.playground --weak-sandbox", "cannot weaken the sandbox"),
      ("update --dry-run --weak-sandbox inner", "cannot weaken the sandbox"),
      ("plan w.yml --weak-sandbox", "cannot weaken the sandbox"),
      ("run --modules inner inner", "cannot use modules of other packages"),
      ("run --modules=inner inner", "cannot use modules of other packages"),
      ("update --dry-run --package .", "cannot build packages"), ("run --package=. inner", "cannot build packages"),
      ("run --description x inner", "cannot build packages"),
      ("run --remote-cache https://a.b inner", "cannot use a server"),
      ("update --dry-run --remote-cache-read-only", "cannot use a server"),
      ("run --changed", "cannot use other programs"),
      ("run -qo x inner", "cannot write files. Remove '--output'"), ("run --report=x", "cannot write files"),
      ("try integer.table -o x", "cannot write files"), ("try integer.table -ox", "cannot write files"),
      ("check --fix inner", "cannot write files"), ("play A.playground --expect r.md --update", "cannot write files"),
      ("run --times t --write-times", "cannot write files"),
      ("run --baseline b --write-baseline", "cannot write files"),
      ("report x.json --output y.xml", "cannot write files"), ("update inner", "cannot write files. Add '--dry-run'"),
      ("update -- --dry-run", "cannot write files. Add '--dry-run'"), ("update --dry-run --review", "cannot wait"),
      ("plan w.yml --live", "cannot wait"), ("plan w.yml --speed=60", "cannot wait"),
      ("run --weak inner", "does not accept '--weak'"), ("run -qx inner", "does not accept '-x'"),
      ("run --generate-completion-script bash", "does not accept '--generate-completion-script'"),
      ("--experimental-dump-help", "does not accept '--experimental-dump-help'"),
      ("-- run --weak-sandbox inner", "3 unexpected arguments"), ("class codes", "`lesson class` cannot run"),
      ("manual", "`lesson manual` cannot run"), ("trust --yes", "cannot allow programs"),
      ("next", "cannot ask questions"),
      ("new lesson x", "cannot write files"), ("handout inner", "cannot write files"), ("serve", "cannot serve pages"),
      ("watch", "cannot watch files"),
    ])
  func refused(_ command: String, _ words: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("# B\n\n```swift name=b\nprint(\"it ran\")\n```\n", to: "home/inner/lesson.md")
    let text = try await shown(command, in: folder)
    #expect(text.contains(words) && text.contains("[exit status 64]"), "\(text)")
    #expect(!text.contains("it ran"))
    #expect(try folder.names(in: "home") == ["a.md", "inner"])
  }

  @Test(
    "Commands that only read and compute run",
    arguments: [
      ("list inner", "| B "), ("list --format=json -- inner", "\"B\""), ("--version", LessonTool.version),
      ("run -h", "USAGE: lesson run"), ("help plan", "USAGE: lesson plan"),
      ("try integer.increment code=1 bits=1 --language ja", "| 手順 |"),
      ("run -q -j 2 --only x --no-cache inner", "0 cells"), ("check inner --strict", "1 document"),
      ("update --dry-run inner", "Nothing to update."), ("report --schema", "$schema"),
      ("experiments integer.carry", "integer.carry"), ("", "SUBCOMMANDS:"),
    ])
  func allowed(_ command: String, _ words: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: B\n---\n\n# B\n\ntext\n", to: "home/inner/lesson.md")
    let text = try await shown(command, in: folder)
    #expect(text.contains(words) && !text.contains("console cell"), "\(text)")
  }

  @Test(
    "No command reads through a link or path that leads out of its document's folder",
    arguments: [
      "run link.md", "run link.md#x", "run link.md:3", "update --dry-run link.md:3", "list link.md#x", "list", "run",
      "check", "update --dry-run", "list away", "list away/deep", "list inner/../away", "list chain",
      "list -- -x/../../private", "run -- -x/../../private/lesson.md:3", "check link.md#x", "plan parts.yml",
      "report link.json", "report -- -x/../../private/lesson.md", "play away --page x", "run --setup=link.md inner",
      "run --baseline link.json inner", "run --times link.json inner",
      "try float.quantize format=fp8-e5m2 values=link.csv",
      "run named", "run -- ../private",
    ])
  func outside(_ command: String) async throws {
    let folder = try TemporaryFolder()
    let secret = "---\ntitle: TOPSECRET\n---\n\n# TOPSECRET\n\n```swift\nprint(1) // TOPSECRET\n```\n"
    for name in ["lesson.md", "deep/lesson.md"] { try folder.write(secret, to: "private/\(name)") }
    for name in ["secret.json", "secret.csv"] { try folder.write("TOPSECRET: [TOPSECRET\n", to: "private/\(name)") }
    try folder.write("# B\n\ntext\n", to: "home/inner/lesson.md")
    try folder.write("x\n", to: "home/-x/y")
    try folder.write(
      "title: W\nminutes: 10\nparts:\n  - lesson: private\n    minutes: 10\n", to: "home/parts.yml")
    try folder.write("# N\n\ntext\n", to: "home/named/lesson.md")
    for (name, destination) in [
      ("link.md", "../private/lesson.md"), ("link.json", "../private/secret.json"),
      ("link.csv", "../private/secret.csv"),
      ("away", "../private"), ("lessons", "away"), ("chain", "inner/out"), ("inner/out", "../../private"),
      ("named/lesson.yml", "../../private/secret.json"),
    ] { folder.link("home/\(name)", to: destination) }
    let text = try await shown(command, in: folder)
    #expect(text.contains("[exit status ") && !text.contains("TOPSECRET"), "\(text)")
  }

  @Test("A console cell reads through a link that stays in its folder")
  func inside() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: B\n---\n\n# B\n\ntext\n", to: "home/inner/lesson.md")
    folder.link("home/lessons", to: "inner")
    for command in ["list", "list lessons", "list inner/../lessons/lesson.md"] {
      let text = try await shown(command, in: folder)
      #expect(text.contains("| B ") != command.contains(".."), "\(text)")
    }
  }
}
