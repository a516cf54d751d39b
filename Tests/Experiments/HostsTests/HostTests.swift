import CLibrary
import ExperimentKit
import Hosts
import Results
import SourceText
import TestSupport
import Testing

@Suite("A host")
struct HostTests {
  @Test("A host is started once, answers every request, and ends with the pool")
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

  @Test("After an error, the next request starts the host again")
  func startsAnew() async throws {
    let host = try ShellHost(start: "echo start >>log", run: "case $line in *bad*) exit 3;; esac; \(ShellHost.echo)")
    #expect(await host.run("text: good").contains("text:good"))
    #expect(
      await host.run("text: bad") == "cell:1: The host `shell` exited with status 3 before it answered.")
    #expect(await host.run("text: good").contains("text:good"))
    #expect(try await host.finish(reading: "log") == "start\nstart\nstart\n")
  }

  @Test(
    "A request is not affected by the one before it",
    arguments: ["exit 0", "echo late", #"printf '{"id":"%s","failed":{"message":"late"}}\n' "$id""#])
  func doesNotPay(after: String) async throws {
    let host = try ShellHost(run: "\(ShellHost.echo); \(after)")
    for number in 0..<4 { #expect(await host.run("text: \(number)").contains("text:\(number)")) }
    await host.pool.finish()
  }

  @Test("A host that times out repeatedly is no longer used")
  func givenUp() async throws {
    var host = try ShellHost(start: "echo start >>log", run: "sleep 60")
    host.declaration.timeLimit = .milliseconds(100)
    for _ in 0..<3 { #expect(await host.run().contains("timed out after 100 ms")) }
    for _ in 0..<2 {
      #expect(
        await host.run()
          == "cell:1: The host `shell` is no longer used: it timed out 3 times in a row. See the errors of the cells "
          + "above.")
    }
    #expect(try await host.finish(reading: "log") == "start\nstart\nstart\n")
  }

  @Test("A host that times out after a restart is given up, too")
  func givenUpAtStart() async throws {
    var host = try ShellHost(start: "[ -e log ] && sleep 60; echo start >>log", run: "exit 3")
    host.declaration.startLimit = .seconds(10)
    #expect(await host.run() == "cell:1: The host `shell` exited with status 3 before it answered.")
    for _ in 0..<3 { #expect(await host.run().contains("timed out after 10 s")) }
    #expect(await host.run().contains("is no longer used: it timed out 3 times in a row"))
    await host.pool.finish()
  }

  @Test("The same declaration in two folders declares two hosts")
  func twoFolders() async throws {
    let (one, other) = (try ShellHost(run: "echo 1 >>log; \(ShellHost.echo)"), try ShellHost(run: ShellHost.echo))
    for folder in [other.folder, one.folder] {
      _ = try await one.pool.experiments(of: one.declaration, in: folder.path)
    }
    #expect(await one.run("text: a").contains("text:a"))
    #expect(try await one.finish(reading: "log") == "1\n")
  }

  @Test("Hosts that never read their requests delay only their own cells", .timeLimit(.minutes(1)))
  func neverRead() async throws {
    let parameters = "text: " + String(repeating: "x", count: 4 << 20)
    var deaf = try (0..<4).map { _ in try ShellHost(start: "read -r line; cat catalogue.json; sleep 1000") }
    for index in deaf.indices { deaf[index].declaration.timeLimit = .milliseconds(500) }
    let good = try ShellHost(run: ShellHost.echo)
    await withTaskGroup(of: Void.self) { group in
      for host in deaf {
        group.addTask { #expect(await host.run(parameters).contains("timed out after 500 ms")) }
      }
      group.addTask { for _ in 0..<5 { #expect(await good.run("text: a").contains("text:a")) } }
    }
    for host in deaf + [good] { await host.pool.finish() }
  }

  @Test("Thousands of wrong lines at once are one error, and delay no other cell", .timeLimit(.minutes(1)))
  func manyErrors() async throws {
    let host = try ShellHost(catalogue: ShellHost.catalogue + String(repeating: "\n", count: 60_000))
    for _ in 0..<4 {
      let found = await host.run()
      #expect(found.contains("which is not a valid reply"), "\(found)")
    }
    await host.pool.finish()
  }

  @Test("A request of any length is accepted")
  func longRequest() async throws {
    let host = try ShellHost(run: #"printf '{"id":"%s","result":{"kind":"lines","lines":["%s"]}}\n' "$id" "${#line}""#)
    for length in [1, 100_000, 1_000_000] {
      #expect(await Int(host.run("text: " + String(repeating: "x", count: length))) ?? 0 > length)
    }
    await host.pool.finish()
  }

  @Test("A program that cannot be executed is reported as not started")
  func notExecutable() async throws {
    var host = try ShellHost()
    host.declaration.command = ["./host.sh"]
    #expect(
      await host.run()
        == "cell:1: The host `shell` could not be started: `./host.sh` is not an executable program. Try `command` of "
        + "hosts.yml:1 in a shell; a script needs `chmod +x`.")
  }

  @Test("The cells of a missing program are skipped")
  func missing() async throws {
    var host = try ShellHost()
    host.declaration.command = ["bakery", "--host"]
    #expect(await host.run() == "skipped: the host `shell` is missing: there is no program `bakery`")
    host.declaration.setUp = "`bake` makes it"
    #expect(await host.run() == "skipped: the host `shell` is missing: there is no program `bakery`; `bake` makes it")
  }

  @Test("Experiments of undeclared topics are skipped")
  func topics() async throws {
    var host = try ShellHost()
    host.declaration.topics = ["shel", "lines"]
    #expect(await host.run() == "no experiment")
    await host.pool.finish()
  }

  @Test("The progress of a run is reported")
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
