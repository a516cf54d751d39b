import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("hosts-file.emulator")
struct HostsFileEmulatorTests {
  private func lines(_ commands: [String], _ language: Language = .english) async throws -> [String] {
    try await run("hosts-file.emulator", "commands:\n" + commands.map { "- \($0)" }.joined(separator: "\n")).text(
      language)
  }

  static let start = "emulator -avd Pixel_2_API_28 -writable-system"
  static let append = "adb shell \"echo 10.0.2.2 devnokiyo.example.com >> /system/etc/hosts\""

  @Test("The article's steps print its lines, and lead an app to the Mac")
  func article() async throws {
    let lines = try await lines(
      [
        "emulator -list-avds", Self.start, "adb root", "adb remount", Self.append, "adb unroot", "adb reboot",
        "connect devnokiyo.example.com",
      ])
    #expect(
      lines == [
        "emulator -list-avds: off", "  Pixel_2_API_28",
        "\(Self.start): off → running", "  emulator: WARNING: System image is writable",
        "  emulator: INFO: boot completed",
        "adb root: running → root", "  restarting adbd as root",
        "adb remount: root → root, /system writable", "  remount succeeded",
        "\(Self.append): root, /system writable", "  line 3 of the emulator's file: 10.0.2.2 devnokiyo.example.com",
        "adb unroot: root, /system writable → not root, /system writable", "  restarting adbd as non root",
        "adb reboot: not root, /system writable → running", "  the emulator starts again",
        "connect devnokiyo.example.com: running",
        "  devnokiyo.example.com is 10.0.2.2 (line 3): the Mac's own 127.0.0.1",
      ])
  }

  /// The output of the last command after some others, without its own line.
  static let answers = [
    (["emulator -avd Pixel"], "PANIC: Unknown AVD name, use -list-avds to see valid list."),
    (["emulator -avd Pixel -writable-system"], "PANIC: Unknown AVD name, use -list-avds to see valid list."),
    (["adb root"], "error: no devices/emulators found"), ([append], "error: no devices/emulators found"),
    ([start, start], "the emulator runs already"),
    ([start, "adb remount"], "Not running as root. Try \"adb root\" first."),
    ([start, append], "/system/etc/hosts: Read-only file system"),
    ([start, "adb root", append], "/system/etc/hosts: Read-only file system"),
    ([start, "adb root", "adb remount", "adb unroot", append], "/system/etc/hosts: Permission denied"),
    ([start, "adb root", "adb remount", "adb reboot", append], "/system/etc/hosts: Read-only file system"),
    (["emulator -avd Pixel_2_API_28", "adb root", "adb remount"], "remount failed"),
    ([start, "adb root", "adb root"], "adbd is already running as root"),
    ([start, "adb unroot"], "adbd not running as root"),
    (["connect localhost"], "no app runs"),
    ([start, "connect LOCALHOST"], "LOCALHOST is 127.0.0.1 (line 1): the emulator itself"),
    ([start, "connect a.example"], "a.example is not in the emulator's hosts file"),
  ]

  @Test("Every step needs the steps before it", arguments: answers)
  func answer(_ commands: [String], _ line: String) async throws {
    #expect(try await lines(commands).last == "  \(line)")
  }

  @Test("A change stays in the writable copy, and is not visible without it")
  func copy() async throws {
    let written = [Self.start, "adb root", "adb remount", Self.append, "adb emu kill"]
    let name = "connect devnokiyo.example.com"
    let again = try await lines(written + [Self.start, name])
    #expect(again.last == "  devnokiyo.example.com is 10.0.2.2 (line 3): the Mac's own 127.0.0.1")
    let without = try await lines(written + ["emulator -avd Pixel_2_API_28", name])
    #expect(without.last == "  devnokiyo.example.com is not in the emulator's hosts file")
  }

  @Test("A file is fetched, edited and sent back; under another name it does not exist")
  func pull() async throws {
    let before = [Self.start, "adb root", "adb remount", "adb pull /system/etc/hosts .", "echo 10.0.2.2 a >> hosts"]
    let missing = try await lines(before + ["adb push .hosts /system/etc/hosts"])
    #expect(missing.last == "  adb: error: cannot stat '.hosts': No such file or directory")
    for file in ["hosts", "./hosts"] {
      let sent = try await lines(before + ["adb push \(file) /system/etc/hosts", "connect a"], .japanese)
      #expect(
        sent.suffix(4) == [
          "adb push \(file) /system/etc/hosts: root(/systemに書ける)", "  \(file): 1 file pushed",
          "connect a: root(/systemに書ける)", "  aは10.0.2.2(3行目):Mac自身の127.0.0.1",
        ])
    }
  }

  /// Words that are not a command.
  static let mistakes = [
    ("adb rot", "Did you mean `adb root`? "), ("adb push hosts", ""), ("emulator", ""),
    ("adb shell \"echo 10.0.2.2 a > /system/etc/hosts\"", ""), ("echo a >>", ""), ("connect", ""),
  ]

  @Test("An unknown command is refused at its line", arguments: mistakes)
  func refused(_ text: String, _ near: String) throws {
    let messages = try refusals("hosts-file.emulator", "commands:\n- adb root\n- \(text)")
    #expect(messages.count == 1)
    let start =
      "cell:3: The parameter `commands` cannot contain `\(text)`: it is not a command of this terminal. \(near)"
    #expect(messages[0].hasPrefix(start), "\(messages)")
    #expect(messages[0].hasSuffix("`adb emu kill`, `connect NAME`."))
  }
}
