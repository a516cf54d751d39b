import ExperimentKit
import Experiments
import Foundation
import LessonCommands
import LessonRunner
import Terminal
import TestSupport
import Testing

/// Results of hosts that are cached between commands.
@Suite("Cached results of hosts")
struct HostCacheTests {
  /// A lesson with two cells of a host that returns the contents of a file and logs each start and run.
  private struct HostFolder {
    let folder: TemporaryFolder
    let host = """
      echo start >>log
      while read -r line; do
        id=${line#*'"id":"'}; id=${id%%'"'*}
        case $line in
        *'"request":"catalogue"'*) cat catalogue.json ;;
        *'"request":"run"'*)
          echo run >>log
          echo '{"id":"'$id'","result":{"kind":"lines","lines":["'$(cat data)'"]}}' ;;
        esac
      done
      """
    let text = """
      ---
      title: T
      ---

      ```experiment noted.lines
      text: a
      ```

      ```transcript
      yes
      ```

      ```experiment noted.lines
      text: b
      ```

      ```transcript
      yes
      ```

      """

    init(dependsOn: String? = "[data]") throws {
      folder = try TemporaryFolder()
      try folder.write(
        """
        {"id":"1","version":"4","catalogue":[{"name":"noted.lines","summary":"x","result":"lines",\
        "parameters":[{"name":"text","help":"x","takes":"a text"}]}]}

        """, to: "lessons/catalogue.json")
      try folder.write(host, to: "lessons/host.sh")
      try folder.write("yes", to: "lessons/data")
      try folder.write("", to: "lessons/log")
      try folder.write(text, to: "lessons/one/lesson.md")
      try declare(dependsOn)
    }

    func declare(_ dependsOn: String?, limit: String = "9m", in name: String = "lessons") throws {
      let key = dependsOn.map { ", depends-on: \($0)" } ?? ""
      try folder.write(
        "noted: {command: [sh, host.sh], topics: [noted], start-limit: 10m, time-limit: \(limit)\(key)}\n",
        to: "\(name)/hosts.yml")
    }

    /// Runs a command and returns its output and what the host logged.
    func lesson(_ words: String...) async throws -> (output: String, noted: [String]) {
      try await Task.sleep(for: .milliseconds(30))
      try folder.write("", to: "lessons/log")
      let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
      let session = Session.captured(
        catalogue: .standard,
        output: output, messages: messages, folder: WorkingFolder.current.folder(of: folder.path + "/"),
        cacheFolder: folder.path + "/cache")
      _ = await LessonTool.run(words, in: session)
      return (
        messages.content + output.content,
        try folder.text("lessons/log").split(separator: "\n").map(String.init)
      )
    }
  }

  private let agree = "1 document, 2 cells: 2 agree\n"

  @Test("An unchanged lesson starts no host, and an edited lesson runs only the edited cell")
  func unchanged() async throws {
    let host = try HostFolder()
    #expect(try await host.lesson("run") == (agree, ["start", "run", "run"]))
    #expect(try await host.lesson("run") == (agree, []))
    #expect(try await host.lesson("update") == ("Nothing to update.\n", []))
    try host.folder.write(host.text.replacing("text: b", with: "text: c"), to: "lessons/one/lesson.md")
    #expect(try await host.lesson("run") == (agree, ["start", "run"]))
    #expect(try await host.lesson("run") == (agree, []))
    #expect(try await host.lesson("run", "--format", "json").noted == [])
    #expect(try await host.lesson("run", "--no-cache") == (agree, ["start", "run", "run"]))
  }

  @Test("Changes to a host's program, or to a file or folder it depends on, make its cells run again")
  func dependencies() async throws {
    let host = try HostFolder(dependsOn: "[data, more, folder]")
    let again = ["start", "run", "run"]
    _ = try await host.lesson("run")
    #expect(try await host.lesson("run").noted == [])
    for (index, file) in ["more", "folder/below/a", "folder/below/a", "folder/b", "host.sh"].enumerated() {
      try host.folder.write(file == "host.sh" ? host.host + "\n" : "\(index)", to: "lessons/\(file)")
      #expect(try await host.lesson("run").noted == again, "\(file)")
      #expect(try await host.lesson("run").noted == [], "\(file)")
    }
    try host.folder.remove("lessons/more")
    #expect(try await host.lesson("run").noted == again)
    try host.folder.write("no!", to: "lessons/data")
    let differing = try await host.lesson("run")
    #expect(differing.output.hasSuffix("1 document, 2 cells: 2 differ\n") && differing.noted == again)
  }

  @Test("A host without declared dependencies runs each time")
  func silent() async throws {
    let host = try HostFolder(dependsOn: nil)
    for _ in 0..<2 { #expect(try await host.lesson("run").noted == ["start", "run", "run"]) }
  }

  @Test("A changed declaration invalidates cached results, unless the change cannot affect them")
  func declaration() async throws {
    let host = try HostFolder()
    _ = try await host.lesson("run")
    try host.declare("[data]", limit: "8m")
    #expect(try await host.lesson("run") == (agree, []))
    try host.declare("[data, log]", limit: "8m")
    #expect(try await host.lesson("run").noted.count == 3)
    try host.declare("[data]")
    #expect(try await host.lesson("run") == (agree, []))
  }

  @Test("A new `hosts.yml` in a nearer folder takes effect")
  func nearer() async throws {
    let host = try HostFolder()
    _ = try await host.lesson("run")
    try host.folder.write("other: {command: [no-such-program], topics: [noted]}\n", to: "lessons/one/hosts.yml")
    for _ in 0..<2 { #expect(try await host.lesson("run").output.contains("2 cells skipped: the host `other`")) }
    try host.folder.remove("lessons/one/hosts.yml")
    #expect(try await host.lesson("run").output == agree)
  }
}
