import CLibrary
import ExperimentKit
import Hosts
import Results
import SourceText
import TestSupport
import Testing

@Suite("The replies of a host")
struct HostReplyTests {
  /// Returns the message for a line that is not a reply.
  private static func noReply(_ line: String, _ problem: String) -> String {
    "cell:1: The host `shell` wrote `\(line)`, which is not a valid reply: \(problem). `HOSTS.md` describes the "
      + "replies. Write everything else to standard error."
  }

  @Test(
    "An error in a run is reported for that run",
    arguments: [
      ("exit 3", "cell:1: The host `shell` exited with status 3 before it answered."),
      (
        "echo no such coin >&2; exit 1",
        "cell:1: The host `shell` exited with status 1 before it answered. Its last output: no such coin"
      ),
      ("kill -9 $$", "cell:1: The host `shell` was stopped by signal 9 before it answered."),
      (
        "sleep 60",
        "cell:1: The host `shell` timed out after 300 ms and was stopped. If it needs longer, add `time-limit` or "
          + "`start-limit` at hosts.yml:1."
      ),
      ("echo hello", noReply("hello", "the line is not JSON with strings, numbers, truth values, lists, and objects")),
      (
        #"echo '{"id":"9","result":{"kind":"lines","lines":[]}}'"#,
        noReply(#"{"id":"9","result":{"kind":"lines","lines":[]}}"#, "there is no request with the id `9`")
      ),
      (
        #"echo '{"id":"2","result":{"kind":"lines","lines":[7]}}'"#,
        noReply(
          #"{"id":"2","result":{"kind":"lines","lines":[7]}}"#, "`result.lines.0` is not a string")
      ),
      (
        #"echo '{"id":"2","result":{"kind":"list"}}'"#,
        noReply(
          #"{"id":"2","result":{"kind":"list"}}"#,
          "`result.kind` is not one of `table`, `lines`, `figure`, `state-diagram`")
      ),
      (
        #"echo '{"id":"2","result":{"kind":"table","columns":[{"id":"a","title":"a"}],"rows":[[]]}}'"#,
        noReply(
          #"{"id":"2","result":{"kind":"table","colu… (83 characters)"#, "`result.rows.0` has 0 values for 1 columns")
      ),
      (
        #"echo '{"id":"2","progress":{"done":"1","total":"2"}}{"id":"2"}'"#,
        noReply(
          #"{"id":"2","progress":{"done":"1","total":"2"}}{"id":"2"}"#,
          "the line is not JSON with strings, numbers, truth values, lists, and objects")
      ),
      (
        #"echo '{"id":"2","version":"4","catalogue":[]}'"#,
        "cell:1: The host `shell` answered `run` with the reply to another request. `HOSTS.md` describes the replies."
      ),
      (
        #"echo '{"id":"2","result":{"kind":"table","columns":[{"id":"a","title":"a"}],"rows":[]}}'"#,
        "cell:1: The host `shell` returned a Markdown table for `shell.lines`, which it declares to return a `transcript` fence."
      ),
      (
        "head -c 17000000 /dev/zero | tr '\\0' x",
        "cell:1: The host `shell` wrote a line of more than 16 MiB, which is more than allowed, and was stopped."
      ),
      ("exec >&-; sleep 60", "cell:1: The host `shell` closed its standard output before it answered."),
      (
        #"echo '{"id":"2","rejected":[]}'"#, noReply(#"{"id":"2","rejected":[]}"#, "`rejected` is empty")
      ),
      (#"echo '{"id":"2","failed":{"message":"No bread.","help":"Bake."}}'"#, "cell:1: No bread. Bake."),
      (#"echo '{"id":"2","unavailable":"the oven is cold"}'"#, "skipped: the oven is cold"),
      (
        #"echo '{"id":"2","rejected":[{"path":["text","1"],"message":"Too hot.","help":"Wait."}]}'"#,
        "cell:3: Too hot. Wait."
      ),
      (#"echo '{"id":"2","rejected":[{"path":[],"message":"Too hot."}]}'"#, "cell:1: Too hot."),
      (
        #"echo '{"id":"2","progress":{"done":"1","total":"2"}}'; echo '{"id":"2","result":{"kind":"lines","lines":["ok"]}}'"#,
        "ok"
      ),
    ])
  func errors(of run: String, message: String) async throws {
    var host = try ShellHost(run: run)
    if run == "sleep 60" { host.declaration.timeLimit = .milliseconds(300) }
    #expect(await host.run("text:\n  - a\n  - b") == message)
    await host.pool.finish()
  }

  /// Returns parameters whose domains are data, or only words.
  private static func catalogue(inWords: Bool) -> String {
    let list =
      inWords
      ? #""words","default":"heads""#
      : #"{"type":"list","of":{"type":"choice","words":["heads","tails"]},"fewest":1,"most":2},"default":["heads"]"#
    let number = inWords ? #""words","default":"1""# : #"{"type":"integer","minimum":1,"maximum":9},"default":1"#
    return #"{"id":"1","version":"4","catalogue":[{"name":"shell.lines","summary":"x","result":"lines","#
      + #""parameters":[{"name":"count","help":"x","takes":\#(number)},{"name":"sides","help":"x","takes":\#(list)}]}]}"#
  }

  @Test(
    "A value that a host's data refuse is reported with its line without a request to the host; words need a request",
    arguments: [
      ("count: 12", "cell:1: The parameter `count` cannot be `12`. It takes a whole number from 1 to 9."),
      (
        "sides:\n  - heads\n  - tail",
        "cell:3: The parameter `sides` cannot be `tail`. Did you mean `tails`? It takes one of `heads`, `tails`."
      ),
      ("sides: [heads, heads, heads]", "cell:1: The list `sides` has 3 elements. It can have 1 to 2."),
    ])
  func data(yaml: String, message: String) async throws {
    let new = try ShellHost(catalogue: Self.catalogue(inWords: false), run: "echo run >>log; \(ShellHost.echo)")
    #expect(await new.run(yaml) == message)
    #expect(await new.run("count: 3\nsides: tails").contains("sides:tails"))
    #expect(try await new.finish(reading: "log") == "run\n")
    let old = try ShellHost(catalogue: Self.catalogue(inWords: true), run: "echo run >>log; \(ShellHost.echo)")
    #expect(await old.run(yaml).hasPrefix("experiment:shell.lines"))
    #expect(try await old.finish(reading: "log") == "run\n")
  }

  @Test("A host never receives an unknown parameter, whether it describes data or words", arguments: [true, false])
  func unknownParameter(inWords: Bool) async throws {
    let host = try ShellHost(catalogue: Self.catalogue(inWords: inWords), run: ShellHost.echo)
    #expect(
      await host.run("cuont: 1")
        == "cell:1: `shell.lines` has no parameter `cuont`. Did you mean `count`? The parameters are: `count`, `sides`."
    )
    await host.pool.finish()
  }

  @Test(
    "An error at the start is reported for every run, and the start is tried once",
    arguments: [
      (
        ShellHost.catalogue.replacing(#""version":"4""#, with: #""version":"2""#), "",
        "cell:1: The host `shell` uses version 2 of the protocol; this `lesson` uses version 4. Update the host."
      ),
      (
        ShellHost.catalogue.replacing(#""version":"4""#, with: #""version":"5""#), "",
        "cell:1: The host `shell` uses version 5 of the protocol; this `lesson` uses version 4. Update `lesson`, or use "
          + "an older host."
      ),
      (
        #"{"id":"1","version":"7","experiments":{}}"#, "",
        "cell:1: The host `shell` uses version 7 of the protocol; this `lesson` uses version 4. Update `lesson`, or use "
          + "an older host."
      ),
      (
        #"{"id":"1","result":{"kind":"lines","lines":[]}}"#, "",
        "cell:1: The host `shell` answered `catalogue` with the reply to another request. `HOSTS.md` describes the replies."
      ),
      (
        ShellHost.catalogue.replacing(#""result":"lines""#, with: #""result":"smell""#), "",
        noReply(
          #"{"id":"1","version":"4","catalogue":[{"n… (165 characters)"#,
          "`catalogue.0.result` is not one of `table`, `lines`, `figure`, `state-diagram`")
      ),
      (ShellHost.catalogue, "exit 127", "cell:1: The host `shell` exited with status 127 before it answered."),
      (
        ShellHost.catalogue, "sleep 60",
        "cell:1: The host `shell` timed out after 300 ms and was stopped. If it needs longer, add `time-limit` or "
          + "`start-limit` at hosts.yml:1."
      ),
    ])
  func errors(at catalogue: String, start: String, message: String) async throws {
    var host = try ShellHost(start: "echo start >>log; \(start)", catalogue: catalogue)
    if start.hasPrefix("sleep") { host.declaration.startLimit = .milliseconds(300) }
    #expect(await host.run() == message)
    #expect(await host.run() == message)
    #expect(try await host.finish(reading: "log") == "start\n")
  }
}
