import CLibrary
import ExperimentKit
import Hosts
import Results
import SourceText
import TestSupport
import Testing

@Suite("A host")
struct HostTests {
  @Test("It is started once, answers every request, and ends with the pool")
  func isReused() async throws {
    let host = try ShellHost(start: "echo start >>log; trap 'echo end >>log' EXIT", run: ShellHost.echo)
    #expect(await host.run("text: a") == "experiment:shell.lines,id:2,parameters:text:a,request:run")
    #expect(await host.run("text: [b, 00101]") == "experiment:shell.lines,id:3,parameters:text:[b,00101],request:run")
    #expect(try await host.finish(reading: "log") == "start\nend\n")
  }

  @Test("Requests that come at the same time are answered one after the other")
  func takesTurns() async throws {
    let host = try ShellHost(run: ShellHost.echo)
    let answers = await withTaskGroup(of: String.self) { group in
      for number in 0..<20 { group.addTask { await host.run("text: \(number)") } }
      return await group.reduce(into: Set<String>()) { $0.insert($1.filter { $0 != "," }) }
    }
    #expect(answers.count == 20)
    #expect(answers.allSatisfy { $0.hasPrefix("experiment:shell.linesid:") })
    await host.pool.finish()
  }

  @Test("After a mistake the next request starts it anew")
  func startsAnew() async throws {
    let host = try ShellHost(start: "echo start >>log", run: "case $line in *bad*) exit 3;; esac; \(ShellHost.echo)")
    #expect(await host.run("text: good").contains("text:good"))
    #expect(
      await host.run("text: bad") == "cell:1: The host `shell` ended with status 3 before it answered.")
    #expect(await host.run("text: good").contains("text:good"))
    #expect(try await host.finish(reading: "log") == "start\nstart\nstart\n")
  }

  @Test(
    "A request does not pay for the one before it",
    arguments: ["exit 0", "echo late", #"printf '{"id":"%s","failed":{"message":"late"}}\n' "$id""#])
  func doesNotPay(after: String) async throws {
    let host = try ShellHost(run: "\(ShellHost.echo); \(after)")
    for number in 0..<4 { #expect(await host.run("text: \(number)").contains("text:\(number)")) }
    await host.pool.finish()
  }

  @Test("A host that hangs again and again is asked no more")
  func givenUp() async throws {
    var host = try ShellHost(start: "echo start >>log", run: "sleep 60")
    host.declaration.timeLimit = .milliseconds(100)
    for _ in 0..<3 { #expect(await host.run().contains("did not answer within 100 ms")) }
    for _ in 0..<2 {
      #expect(
        await host.run()
          == "cell:1: The host `shell` is asked no more, since 3 answers in a row did not come in time. See what is said "
          + "of the cells above.")
    }
    #expect(try await host.finish(reading: "log") == "start\nstart\nstart\n")
  }

  @Test("A host that hangs when it is started again is given up too")
  func givenUpAtStart() async throws {
    var host = try ShellHost(start: "[ -e log ] && sleep 60; echo start >>log", run: "exit 3")
    host.declaration.startLimit = .seconds(5)
    #expect(await host.run() == "cell:1: The host `shell` ended with status 3 before it answered.")
    for _ in 0..<3 { #expect(await host.run().contains("did not answer within 5 s")) }
    #expect(await host.run().contains("is asked no more, since 3 answers in a row did not come in time"))
    await host.pool.finish()
  }

  @Test("Files of two folders that declare the same declare two hosts")
  func twoFolders() async throws {
    let (one, other) = (try ShellHost(run: "echo 1 >>log; \(ShellHost.echo)"), try ShellHost(run: ShellHost.echo))
    for folder in [other.folder, one.folder] {
      _ = try await one.pool.experiments(of: one.declaration, in: folder.path)
    }
    #expect(await one.run("text: a").contains("text:a"))
    #expect(try await one.finish(reading: "log") == "1\n")
  }

  @Test("Hosts that never read what they are asked take nobody's time but their own", .timeLimit(.minutes(1)))
  func neverRead() async throws {
    let parameters = "text: " + String(repeating: "x", count: 4 << 20)
    var deaf = try (0..<4).map { _ in try ShellHost(start: "read -r line; cat catalogue.json; sleep 1000") }
    for index in deaf.indices { deaf[index].declaration.timeLimit = .milliseconds(500) }
    let good = try ShellHost(run: ShellHost.echo)
    await withTaskGroup(of: Void.self) { group in
      for host in deaf {
        group.addTask { #expect(await host.run(parameters).contains("did not answer within 500 ms")) }
      }
      group.addTask { for _ in 0..<5 { #expect(await good.run("text: a").contains("text:a")) } }
    }
    for host in deaf + [good] { await host.pool.finish() }
  }

  @Test("Thousands of wrong lines at once are one mistake, and keep nobody waiting", .timeLimit(.minutes(1)))
  func manyMistakes() async throws {
    let host = try ShellHost(catalogue: ShellHost.catalogue + String(repeating: "\n", count: 60_000))
    for _ in 0..<4 {
      let found = await host.run()
      #expect(found.contains("which is no reply"), "\(found)")
    }
    await host.pool.finish()
  }

  @Test("A request of any length is taken")
  func longRequest() async throws {
    let host = try ShellHost(run: #"printf '{"id":"%s","result":{"kind":"lines","lines":["%s"]}}\n' "$id" "${#line}""#)
    for length in [1, 100_000, 1_000_000] {
      #expect(await Int(host.run("text: " + String(repeating: "x", count: length))) ?? 0 > length)
    }
    await host.pool.finish()
  }

  @Test("A program that cannot be executed could not be started")
  func notExecutable() async throws {
    var host = try ShellHost()
    host.declaration.command = ["./host.sh"]
    #expect(
      await host.run()
        == "cell:1: The host `shell` could not be started: `./host.sh` is no program that can be executed. Try `command` of "
        + "hosts.yml:1 in a shell; a script needs `chmod +x`.")
  }

  /// What is said of a line that is no reply.
  private static func noReply(_ line: String, _ problem: String) -> String {
    "cell:1: The host `shell` wrote `\(line)`, which is no reply: \(problem). `HOSTS.md` describes the replies; whatever "
      + "else it prints belongs on standard error."
  }

  @Test(
    "What goes wrong in a run is told of that run",
    arguments: [
      ("exit 3", "cell:1: The host `shell` ended with status 3 before it answered."),
      (
        "echo no such coin >&2; exit 1",
        "cell:1: The host `shell` ended with status 1 before it answered. Its last words: no such coin"
      ),
      ("kill -9 $$", "cell:1: The host `shell` was ended by signal 9 before it answered."),
      (
        "sleep 60",
        "cell:1: The host `shell` did not answer within 300 ms and was ended. If it needs longer, write `time-limit` or "
          + "`start-limit` at hosts.yml:1."
      ),
      ("echo hello", noReply("hello", "the line is no JSON of texts, numbers, truth values, lists and objects")),
      (
        #"echo '{"id":"9","result":{"kind":"lines","lines":[]}}'"#,
        noReply(#"{"id":"9","result":{"kind":"lines","lines":[]}}"#, "nobody asked with the id `9`")
      ),
      (
        #"echo '{"id":"2","result":{"kind":"lines","lines":[7]}}'"#,
        noReply(
          #"{"id":"2","result":{"kind":"lines","lines":[7]}}"#, "`result.lines.0` is no text")
      ),
      (
        #"echo '{"id":"2","result":{"kind":"list"}}'"#,
        noReply(
          #"{"id":"2","result":{"kind":"list"}}"#,
          "`result.kind` is none of `table`, `lines`, `figure`, `state-diagram`")
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
          "the line is no JSON of texts, numbers, truth values, lists and objects")
      ),
      (
        #"echo '{"id":"2","version":"1","catalogue":[]}'"#,
        "cell:1: The host `shell` answered `run` with a reply to another request. `HOSTS.md` describes the replies."
      ),
      (
        #"echo '{"id":"2","result":{"kind":"table","columns":[{"id":"a","title":"a"}],"rows":[]}}'"#,
        "cell:1: The host `shell` gave a Markdown table for `shell.lines`, which it declares to give a `transcript` fence."
      ),
      (
        "head -c 17000000 /dev/zero | tr '\\0' x",
        "cell:1: The host `shell` wrote a line of more than 16 MiB, which is more than it may, and was ended."
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
  func mistakes(of run: String, message: String) async throws {
    var host = try ShellHost(run: run)
    if run == "sleep 60" { host.declaration.timeLimit = .milliseconds(300) }
    #expect(await host.run("text:\n  - a\n  - b") == message)
    await host.pool.finish()
  }

  /// Parameters that tell in data what they take, or in words, by the version of the protocol.
  private static func catalogue(version: Int) -> String {
    let list =
      version == 1
      ? #""words","default":"heads""#
      : #"{"type":"list","of":{"type":"choice","words":["heads","tails"]},"fewest":1,"most":2},"default":["heads"]"#
    let number = version == 1 ? #""words","default":"1""# : #"{"type":"integer","minimum":1,"maximum":9},"default":1"#
    return #"{"id":"1","version":"\#(version)","catalogue":[{"name":"shell.lines","summary":"x","result":"lines","#
      + #""parameters":[{"name":"count","help":"x","takes":\#(number)},{"name":"sides","help":"x","takes":\#(list)}]}]}"#
  }

  @Test(
    "What a host's data refuse is told with its line, and the host is not asked; one of version 1 is asked",
    arguments: [
      ("count: 12", "cell:1: The parameter `count` cannot be `12`. It takes a whole number from 1 to 9."),
      (
        "sides:\n  - heads\n  - tail",
        "cell:3: The parameter `sides` cannot be `tail`. Did you mean `tails`? It takes one of `heads`, `tails`."
      ),
      ("sides: [heads, heads, heads]", "cell:1: The list `sides` has 3 elements. It may have 1 to 2."),
    ])
  func data(yaml: String, message: String) async throws {
    let new = try ShellHost(catalogue: Self.catalogue(version: 2), run: "echo run >>log; \(ShellHost.echo)")
    #expect(await new.run(yaml) == message)
    #expect(await new.run("count: 3\nsides: tails").contains("sides:tails"))
    #expect(try await new.finish(reading: "log") == "run\n")
    let old = try ShellHost(catalogue: Self.catalogue(version: 1), run: "echo run >>log; \(ShellHost.echo)")
    #expect(await old.run(yaml).hasPrefix("experiment:shell.lines"))
    #expect(try await old.finish(reading: "log") == "run\n")
  }

  @Test("A host of either version is told of no unknown parameter", arguments: [1, 2])
  func unknownParameter(version: Int) async throws {
    let host = try ShellHost(catalogue: Self.catalogue(version: version), run: ShellHost.echo)
    #expect(
      await host.run("cuont: 1")
        == "cell:1: `shell.lines` has no parameter `cuont`. Did you mean `count`? The parameters are: `count`, `sides`."
    )
    await host.pool.finish()
  }

  @Test(
    "What goes wrong at the start is told of every run, and tried once",
    arguments: [
      (
        ShellHost.catalogue.replacing(#""version":"1""#, with: #""version":"4""#), "",
        "cell:1: The host `shell` speaks version 4 of the protocol; this `lesson` speaks up to 3. Update `lesson`, or use "
          + "an older host."
      ),
      (
        #"{"id":"1","version":"7","experiments":{}}"#, "",
        "cell:1: The host `shell` speaks version 7 of the protocol; this `lesson` speaks up to 3. Update `lesson`, or use "
          + "an older host."
      ),
      (
        #"{"id":"1","result":{"kind":"lines","lines":[]}}"#, "",
        "cell:1: The host `shell` answered `catalogue` with a reply to another request. `HOSTS.md` describes the replies."
      ),
      (
        ShellHost.catalogue.replacing(#""result":"lines""#, with: #""result":"smell""#), "",
        noReply(
          #"{"id":"1","version":"1","catalogue":[{"n… (165 characters)"#,
          "`catalogue.0.result` is none of `table`, `lines`, `figure`, `state-diagram`")
      ),
      (ShellHost.catalogue, "exit 127", "cell:1: The host `shell` ended with status 127 before it answered."),
      (
        ShellHost.catalogue, "sleep 60",
        "cell:1: The host `shell` did not answer within 300 ms and was ended. If it needs longer, write `time-limit` or "
          + "`start-limit` at hosts.yml:1."
      ),
    ])
  func mistakes(at catalogue: String, start: String, message: String) async throws {
    var host = try ShellHost(start: "echo start >>log; \(start)", catalogue: catalogue)
    if start.hasPrefix("sleep") { host.declaration.startLimit = .milliseconds(300) }
    #expect(await host.run() == message)
    #expect(await host.run() == message)
    #expect(try await host.finish(reading: "log") == "start\n")
  }

  @Test("A program that is missing makes its cells skipped")
  func missing() async throws {
    var host = try ShellHost()
    host.declaration.command = ["bakery", "--host"]
    #expect(await host.run() == "skipped: the host `shell` is not here: there is no program `bakery`")
    host.declaration.setUp = "`bake` makes it"
    #expect(await host.run() == "skipped: the host `shell` is not here: there is no program `bakery`; `bake` makes it")
  }

  @Test("Experiments of topics that are not declared are left out")
  func topics() async throws {
    var host = try ShellHost()
    host.declaration.topics = ["shel", "lines"]
    #expect(await host.run() == "no experiment")
    await host.pool.finish()
  }

  @Test("Who waits for a run is told how far it has come")
  func progress() async throws {
    let host = try ShellHost(
      run: """
        for done in 1 2; do echo '{"id":"2","progress":{"done":"'$done'","total":"3"}}'; done
        echo '{"id":"2","result":{"kind":"lines","lines":["ok"]}}'
        """)
    let reports = Reports()
    let watcher = Progress.Watcher { done, total in reports.add("\(done)/\(total)") }
    #expect(await Progress.$watcher.withValue(watcher) { await host.run() } == "ok")
    #expect(reports.all == ["1/3", "2/3"])
    await host.pool.finish()
  }
}
