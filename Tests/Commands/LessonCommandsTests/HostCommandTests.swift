import Foundation
import TestSupport
import Testing

/// Hosts as a user sees them on the command line.
@Suite("Experiments of hosts on the command line")
struct HostCommandTests {
  private static let catalogue = """
    {"id":"1","version":"4","catalogue":[{"name":"TOPIC.lines","summary":{"en":"Says.","ja":"言う。"},"result":"lines",\
    "parameters":[{"name":"text","help":"x","takes":"a text"}]}]}
    """

  /// Creates lessons with a host that works, one that ends at each run, and one whose program is missing.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (topic, answer) in [
      ("good", #"echo '{"id":"'$id'","result":{"kind":"lines","lines":[{"en":"yes","ja":"はい"}]}}'"#), ("bad", "exit 3"),
    ] {
      try folder.write(Self.catalogue.replacing("TOPIC", with: topic) + "\n", to: "lessons/\(topic).json")
      try folder.write(
        """
        echo start >>\(topic).log
        while read -r line; do
          id=${line#*'"id":"'}; id=${id%%'"'*}
          case $line in
          *'"request":"catalogue"'*) cat \(topic).json ;;
          *'"request":"run"'*) \(answer) ;;
          esac
        done
        """, to: "lessons/\(topic).sh")
    }
    try folder.write(
      """
      good: {command: [sh, good.sh], topics: [good], start-limit: 10m, time-limit: 10m}
      bad: {command: [sh, bad.sh], topics: [bad], start-limit: 10m, time-limit: 10m}
      gone: {command: [no-such-program], topics: [gone], set-up: bake it}
      """, to: "lessons/hosts.yml")
    try folder.write(
      """
      ---
      title: T
      ---

      ```experiment good.lines
      text: a
      ```

      ```transcript
      yes
      ```

      ```experiment bad.lines
      text: a
      ```

      ```transcript
      yes
      ```

      ```experiment gone.lines
      text: a
      ```

      ```experiment integer.compare
      bits: 2
      codes: [1]
      ```

      ```experiment good.line
      text: a
      ```

      ```experiment good.lines
      ```
      """, to: "lessons/a/lesson.md")
    return folder
  }

  @Test("A host that fails or is missing affects only its own cells")
  func run() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("run", "lessons", in: folder.path)
    #expect(
      run.messages == """
        lessons/a/lesson.md:13:15: error: The host `bad` exited with status 3 before it answered.
        lessons/a/lesson.md:30:15: error: There is no experiment `good.line`. Did you mean `good.lines`?
        lessons/a/lesson.md:34:15: error: The parameter `text` of `good.lines` is missing. It takes a text.

        """)
    #expect(
      run.output.contains(
        "lessons/a/lesson.md:21 skipped: the host `gone` is missing: there is no program `no-such-program`; bake it"))
    #expect(run.output.hasSuffix("1 document, 6 cells: 1 agrees, 3 could not run, 1 has no transcript, 1 skipped\n"))
    #expect(run.status == 2)
    #expect(try folder.text("lessons/good.log") == "start\n")
  }

  @Test("A document that needs no host starts none")
  func isNotStarted() async throws {
    let folder = try folder()
    try folder.write("```experiment integer.table\nencoding: unsigned\nbits: 1\n```\n", to: "lessons/a/lesson.md")
    try folder.write("nonsense", to: "lessons/hosts.yml")
    let run = await CommandLineRun.lesson("run", "lessons/a/lesson.md:1", in: folder.path)
    #expect(!run.messages.contains("hosts.yml"))
    #expect(try !folder.names(in: "lessons").contains("good.log"))
  }

  @Test("An error in `hosts.yml` is reported where a cell needs a host")
  func brokenFile() async throws {
    let folder = try folder()
    try folder.write("good:\n  comand: sh\n", to: "lessons/hosts.yml")
    let run = await CommandLineRun.lesson("run", "lessons/a/lesson.md:5", in: folder.path)
    #expect(
      run.messages.hasPrefix(
        """
        lessons/a/lesson.md:5:15: error: There is no experiment `good.lines`. `lesson experiments` lists them all. `lessons/hosts.yml` names no host for this topic.
        lessons/hosts.yml:1:1: error: The host `good` has no `command`. Name its program: `command: [PROGRAM]`.
        """))
    #expect(run.status == 2)
  }

  @Test("A host that offers no experiment of its topic is reported by name")
  func offersNothing() async throws {
    let folder = try folder()
    let hosts = try folder.text("lessons/hosts.yml").replacing("topics: [good]", with: "topics: [good, better]")
    try folder.write(Array(hosts.utf8), to: "lessons/hosts.yml")
    let run = await CommandLineRun.lesson("try", "better.lines", in: folder.path)
    #expect(
      run.messages.contains(
        "`lessons/hosts.yml` names the host `good` for this topic, but the host offers no experiments for it."))
  }

  @Test("`lesson update` writes the results of a host")
  func update() async throws {
    let folder = try folder()
    try folder.write("```experiment good.lines\ntext: a\n```\n", to: "lessons/a.ja.md")
    let run = await CommandLineRun.lesson("update", "lessons/a.ja.md", in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.text("lessons/a.ja.md").hasSuffix("```\n\n```transcript\nはい\n```\n"))
  }

  @Test(
    "An experiment of a host can be tried like any other",
    arguments: [
      (["try", "good.lines", "text=a"], "yes\n", "", 0),
      (["try", "good.lines", "text=a", "--language", "ja"], "はい\n", "", 0),
      (
        ["try", "good.lines"], "",
        "lesson try good.lines: error: The parameter `text` of `good.lines` is missing. It takes a text.\n", 64
      ),
      (
        ["try", "bad.lines", "text=a"], "",
        "lesson try bad.lines: error: The host `bad` exited with status 3 before it answered.\n", 2
      ),
      (
        ["try", "gone.lines"], "",
        "lesson try gone.lines: error: It cannot run here: the host `gone` is missing: there is no program `no-such-program`; "
          + "bake it.\n", 2
      ),
      (
        ["try", "good.line"], "",
        "lesson try: error: There is no experiment `good.line`. Did you mean `good.lines`?\n", 64
      ),
    ] as [([String], String, String, Int32)])
  func tried(words: [String], output: String, messages: String, status: Int32) async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson(words, in: folder.path)
    #expect(run.output == output && run.messages == messages && run.status == status)
  }

  @Test("The catalog lists the experiments of hosts, and reports hosts that do not answer")
  func experiments() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("experiments", in: folder.path)
    #expect(run.output.contains("| good.lines ") && run.output.contains("| integer.table "))
    #expect(
      run.messages
        == "lesson experiments: The list is incomplete: the host `gone` is missing: there is no program `no-such-program`; "
        + "bake it\n")
    #expect(run.status == 0)
    let one = await CommandLineRun.lesson("experiments", "good.lines", "--language", "ja", in: folder.path)
    #expect(one.output.hasPrefix("good.lines: 言う。\n"))
  }

  @Test("The lessons of the Python host agree", .enabled(if: hasPython))
  func coin() async {
    let run = await CommandLineRun.lesson("run", "lessons", "--strict", in: "\(packageRoot)/Playground/CoinHost")
    #expect(run.messages == "" && run.status == 0)
  }

  private static let hasPython = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains { folder in
    FileManager.default.isExecutableFile(atPath: "\(folder)/python3")
  }
}
