import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("hosts-file.lookup and hosts-file.reach")
struct HostsFileLookupTests {
  @Test("The first line with the name answers, and hides the later ones")
  func firstMatch() async throws {
    let yaml = """
      file: ["# 10.0.0.9 a", 10.0.0.1 a b, 10.0.0.2 B c, "::2 a", 10.0.0.3 a]
      names: [a, A, b, c, d, "#"]
      """
    let table = try await table("hosts-file.lookup", yaml)
    #expect(table.ids == ["name", "address", "line", "hidden"])
    #expect(
      table.lines() == [
        "a|10.0.0.1|2|line 4 (::2), line 5 (10.0.0.3)", "A|10.0.0.1|2|line 4 (::2), line 5 (10.0.0.3)",
        "b|10.0.0.1|2|line 3 (10.0.0.2)", "c|10.0.0.2|3|", "d|none: the name server is asked||",
        "#|none: the name server is asked||",
      ])
    #expect(table.column("hidden", .japanese)[0] == "4行目(::2)、5行目(10.0.0.3)")
  }

  @Test("A family of addresses skips the lines of the other")
  func family() async throws {
    let yaml = "{file: [127.0.0.1 a, '::1 a', 10.0.0.1 a], names: a, family: "
    #expect(try await table("hosts-file.lookup", yaml + "ipv4}").lines() == ["a|127.0.0.1|1|line 3 (10.0.0.1)"])
    #expect(try await table("hosts-file.lookup", yaml + "ipv6}").lines() == ["a|::1|2|"])
  }

  @Test(
    "In random files, the answer is the last entry in a search from the end", arguments: [1 as UInt64, 2])
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = ["a", "b", "c", "d"]
    for _ in 0..<200 {
      let entries = (0..<Int.random(in: 0...8, using: &random)).map { index in
        ("10.0.0.\(index + 1)", names.filter { _ in Bool.random(using: &random) })
      }
      let file = HostsFile(entries.map { ([$0] + $1).joined(separator: " ") })
      var answers: [String: String] = [:]
      for (address, names) in entries.reversed() { for name in names { answers[name] = address } }
      for name in names {
        #expect(file.matches(name).first?.address.text == answers[name], "seed \(seed): \(file.lines) \(name)")
      }
    }
  }

  /// The destinations of addresses, as the documentation of the emulator's network lists them.
  static let places = [
    ("127.0.0.1", "the Mac itself", "the emulator itself"), ("::1", "the Mac itself", "the emulator itself"),
    ("127.1.2.3", "the Mac itself", "the emulator itself"),
    ("10.0.2.1", outside, "the virtual router"), ("10.0.2.2", outside, "the Mac's own 127.0.0.1"),
    ("10.0.2.3", outside, "a name server"), ("10.0.2.6", outside, "a name server"),
    ("10.0.2.7", outside, "nothing: not assigned"), ("10.0.2.15", outside, "the emulator itself"),
    ("10.0.0.22", outside, outside), ("a00:202::", outside, outside),
  ]

  static let outside = "outside: a machine of that address, if there is one"

  @Test("An address leads to another destination from an emulator", arguments: places)
  func reach(_ address: String, _ mac: String, _ emulator: String) async throws {
    let table = try await table("hosts-file.reach", "addresses: ['\(address)']")
    #expect(table.ids == ["address", "mac", "emulator"])
    #expect(table.lines() == ["\(address)|\(mac)|\(emulator)"])
  }

  @Test("An invalid address is refused at its line")
  func refused() throws {
    #expect(
      try refusals("hosts-file.reach", "addresses:\n- 10.0.2.2\n- 10.0.2.2.2")
        == [
          "cell:3: The parameter `addresses` cannot contain `10.0.2.2.2`: it is not an IP address. Write four numbers "
            + "from 0 to 255 separated by dots, such as `10.0.2.2`, or an IPv6 address."
        ])
  }
}
