import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("The state machine of the emulator, hosts-file.states, hosts-file.commands and hosts-file.claim")
struct HostsFileMachineTests {
  @Test("The table of the emulator's machine has no flaws")
  func flaws() {
    #expect(EmulatorMachine.emulator.flaws.isEmpty)
  }

  @Test(
    "Only root on a writable mount changes the emulator's file, after any commands", arguments: [1 as UInt64, 2, 3])
  func invariants(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let commands: [EmulatorCommand] = [
      .list, .start("A"), .startWritable("A"), .start("B"), .root, .remount, .append("10.0.2.2 a"), .pull,
      .edit("10.0.2.2 b", file: "hosts"), .push("hosts"), .push(".hosts"), .unroot, .reboot, .stop, .connect("a"),
    ]
    for _ in 0..<200 {
      var typed: [EmulatorCommand] = []
      var before = EmulatorMachine.emulator.run([], context: EmulatorMac(devices: ["A"]))
      for _ in 0..<30 {
        typed.append(random.pick(commands))
        let after = EmulatorMachine.emulator.run(typed, context: EmulatorMac(devices: ["A"]))
        let isStart = typed.last.map { [.start, .startWritable].contains($0.kind) } ?? false
        if before.context.hosts != after.context.hosts, !isStart {
          #expect(before.state == .remounted && before.context.isWritable, "seed \(seed): \(typed.map(\.written.en))")
        }
        before = after
      }
    }
  }

  @Test("The diagram shows the commands that lead to another state")
  func diagram() async throws {
    let lines = try await run("hosts-file.states").text(.english)
    #expect(lines.contains("  [*] --> off"))
    #expect(lines.contains("  root --> remounted : adb remount [started writable] / remount succeeded"))
    #expect(lines.contains("  remounted --> released : adb unroot / restarting adbd as non root"))
    #expect(!lines.contains { $0.hasPrefix("  root --> root ") })
  }

  @Test("Every command has a row for every state")
  func matrix() async throws {
    let table = try await table("hosts-file.commands", "layout: matrix")
    #expect(table.ids == ["event", "off", "shell", "root", "remounted", "released"])
    #expect(table.rows.count == 13)
    #expect(try await self.table("hosts-file.commands").column("next").contains("unanswered") == false)
  }

  private func table(_ name: String, _ yaml: String = "") async throws -> Table {
    try await Catalogue.app.table(name, yaml)
  }

  @Test("The claim for 10.0.2.2 is true, and those for 10.0.0.22 and `.hosts` are false")
  func claims() async throws {
    let table = try await table("hosts-file.claim")
    #expect(
      table.lines(.japanese) == [
        "10.0.2.2を指定します|筆者|devnokiyo.example.comは10.0.2.2(3行目):Mac自身の127.0.0.1|正しい",
        "127.0.0.1ではありません|筆者|devnokiyo.example.comは127.0.0.1(3行目):エミュレーター自身|正しい",
        "10.0.0.22でした|筆者|devnokiyo.example.comは10.0.0.22(3行目):外部(そのアドレスの機械があれば、そこ)|誤り",
        "macOSのhostsが適用されているはず|筆者|devnokiyo.example.comはエミュレーターのhostsファイルにない|誤り",
        "adb push .hosts /system/etc/hosts|筆者|adb: error: cannot stat '.hosts': No such file or directory|誤り",
      ])
    #expect(
      try refusals("hosts-file.claim", "host: a b") == [
        "cell:1: `a b` cannot be a name in a hosts file. Write one word without `#`."
      ])
  }
}
