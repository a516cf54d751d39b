import ExperimentKit
import Experiments
import Foundation
import TestSupport
import Testing

/// Completions, both as the program returns them and as shells show them.
@Suite("Completion")
struct CompletionTests {
  /// Returns the program's completions for a word of a command line.
  private static func answers(
    at index: Int, _ words: [String], prefix: String? = nil, in folder: String = packageRoot
  ) async -> [String] {
    let position = index == 2 ? 0 : 1
    let cursor = "\((prefix ?? words[index]).count)"
    let run = await CommandLineRun.lesson(
      ["---completion", "try", "--", "positional@\(position)", "\(index)", cursor] + words, in: folder)
    #expect(run.status == 0, "\(run.messages)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("Completion offers all built-in experiments and the topics of hosts, and starts no host")
  func names() async throws {
    let folder = try Self.folderWithHost()
    let names = await Self.answers(at: 2, ["lesson", "try", ""], in: folder.path)
    #expect(names == Catalogue.standard.entries.map(\.name) + ["coin."])
    #expect(try folder.names(in: "lessons") == ["hosts.yml"])
    let run = await CommandLineRun.lesson(
      ["---completion", "experiments", "--", "positional@0", "2", "3", "lesson", "experiments", "int"], in: folder.path)
    #expect(run.output.split(separator: "\n").map(String.init) == names)
  }

  @Test("Completion offers a host's experiments, parameters and values once its topic is typed")
  func hosts() async throws {
    let folder = try Self.folderWithHost()
    #expect(await Self.answers(at: 2, ["lesson", "try", "coin."], in: folder.path).contains("coin.tosses"))
    #expect(await Self.answers(at: 3, ["lesson", "try", "coin.tosses", ""], in: folder.path) == ["side=", "times="])
    #expect(
      await Self.answers(at: 3, ["lesson", "try", "coin.tosses", "side="], in: folder.path) == [
        "side=heads", "side=tails",
      ])
  }

  /// Creates a folder whose host writes a file when it is started.
  private static func folderWithHost() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let catalogue =
      #"{"id":"1","version":"4","catalogue":[{"name":"coin.tosses","summary":"x","result":"lines","parameters":["#
      + #"{"name":"side","help":"x","takes":{"type":"choice","words":["heads","tails"]}},"#
      + #"{"name":"times","help":"x","takes":{"type":"integer","minimum":1,"maximum":9}}]}]}"#
    let script = "echo started >log; read -r line; echo '\(catalogue)'; read -r line"
    try folder.write(
      "coin: {command: [sh, -c, \"\(script.replacing("\"", with: "\\\""))\"], topics: [coin]}", to: "lessons/hosts.yml")
    return folder
  }

  @Test("`--fail-on` offers each kind of failure once, after those already typed")
  func failures() async throws {
    for (word, first) in [("", "differs"), ("differs,tr", "differs,traps")] {
      let run = await CommandLineRun.lesson(
        ["---completion", "run", "--", "--fail-on", "3", "\(word.count)", "lesson", "run", "--fail-on", word])
      let offered = run.output.split(separator: "\n").map(String.init)
      #expect(offered.contains(first) && !offered.contains("differs,differs"), "\(run)")
    }
  }

  @Test(
    "Completion offers every parameter of every experiment once, and every word of a choice",
    arguments: Catalogue.standard.entries.map(\.name))
  func parameters(name: String) async throws {
    let entry = try #require(Catalogue.standard[name])
    let all = entry.parameters.map { "\($0.name)=" }
    #expect(await Self.answers(at: 3, ["lesson", "try", name, ""]) == all)
    for parameter in entry.parameters {
      let written = "\(parameter.name)="
      #expect(await Self.answers(at: 4, ["lesson", "try", name, "\(written)x", ""]) == all.filter { $0 != written })
      if case .choice(let words) = parameter.domain {
        #expect(await Self.answers(at: 3, ["lesson", "try", name, written]) == words.map { written + $0.word })
      }
    }
  }

  @Test(
    "Completion offers the values of a parameter after its name, however the shell splits the word",
    arguments: [
      (["float.spacing-plot", "relative=t"], 3, ["relative=true", "relative=false"]),
      (["float.spacing-plot", "relative", "="], 4, ["true", "false"]),
      (["float.spacing-plot", "relative", "=", "t"], 5, ["true", "false"]),
      (["float.laws", "laws=[commutative-addition,"], 3, ["laws=[commutative-addition,commutative-multiplication]"]),
      (["float.laws", "'laws=[commutative-addition,"], 3, ["laws=[commutative-addition,commutative-multiplication]"]),
      (["integer.table", "bits="], 3, []), (["integer.table", "bias=x"], 3, []), (["integer.tabl", ""], 3, []),
      (["--language", "ja", "integer.carry", ""], 5, []),
    ])
  func words(words: [String], index: Int, first: [String]) async {
    let found = await Self.answers(at: index, ["lesson", "try"] + words)
    #expect(Array(found.prefix(first.count)) == first && found.isEmpty == first.isEmpty, "\(found)")
  }

  /// Returns the path of a shell; nil if it is not installed.
  private static func place(of shell: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  @Test(
    "bash completes names, parameters and words", .enabled(if: place(of: "bash") != nil, "bash is not installed"))
  func bash() async throws {
    try await complete(in: "bash", ["--norc", "--noprofile", "-i"], "PS1='rea''dy> '; . ./_lesson\n")
  }

  @Test("zsh completes names, parameters and words", .enabled(if: place(of: "zsh") != nil, "zsh is not installed"))
  func zsh() async throws {
    try await complete(
      in: "zsh", ["-f", "-i"],
      "PS1='rea''dy> '; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; bindkey -e\n")
  }

  @Test(
    "fish, which needs its own session, completes names, parameters and words",
    .enabled(if: place(of: "fish") != nil && place(of: "setsid") != nil, "fish or setsid is not installed"))
  func fish() async throws {
    try await complete(
      in: "fish", by: [try #require(Self.place(of: "setsid")), "--ctty", "--wait"], ["--no-config", "-i"],
      "function fish_prompt; echo 'rea''dy> '; end; source _lesson\n")
  }

  /// Types partial words in a shell that reads no user files, and checks the completed words.
  private func complete(
    in name: String, by starter: [String] = [], _ options: [String], _ preparation: String
  ) async throws {
    let shellPath = try #require(Self.place(of: name))
    let folder = try TemporaryFolder()
    let shell = try ShellTerminal(
      starter + [shellPath] + options, in: folder.path, path: ProgramTests.program.deletingLastPathComponent().path)
    defer { shell.end() }
    try shell.type("lesson --generate-completion-script \(name) >_lesson; \(preparation)")
    try #require(shell.wait(for: "ready> ") != nil, "\(shell.all)")
    for (typed, completed) in [
      ("lesson try integer.tab", "<lesson><try><integer.table>"),
      ("lesson try integer.table enc", "<lesson><try><integer.table><encoding=>"),
      ("lesson try integer.table encoding=tw", "<lesson><try><integer.table><encoding=twos-complement>"),
      ("lesson try integer.table encoding=bias bit", "<lesson><try><integer.table><encoding=bias><bits=>"),
      ("lesson experiments integer.tab", "<lesson><experiments><integer.table>"),
    ] {
      let start = shell.count
      try shell.type("\(typed)\t\u{1}printf '<%s>' \n")
      #expect(shell.wait(for: completed, after: start) != nil, "\(shell.all.suffix(2_000))")
    }
  }
}
