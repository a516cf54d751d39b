import Hosts
import SourceText
import Testing

@Suite("A hosts.yml")
struct HostsFileTests {
  @Test("The file declares hosts with their commands, topics and limits")
  func declares() throws {
    let file = Self.file(
      """
      # Our own.
      drawing:
        command: [lesson-drawing, --fast]
        topics: [slider, ticket]
        start-limit: 500ms
        time-limit: 2m
        set-up: it needs Cairo
        depends-on: [/usr/share/fonts, pictures]
      coin: {command: ./coin, topics: coin}
      dice: {command: ./dice, topics: dice, depends-on: []}
      """)
    #expect(file.findings.isEmpty)
    let drawing = try #require(file.host(of: "ticket"))
    #expect(drawing == file.hosts.first && drawing.name == "drawing")
    #expect(drawing.command == ["lesson-drawing", "--fast"])
    #expect(drawing.startLimit == .milliseconds(500) && drawing.timeLimit == .seconds(120))
    #expect(drawing.setUp == "it needs Cairo" && drawing.place.line == 2)
    let coin = try #require(file.host(of: "coin"))
    #expect(coin.command == ["./coin"] && coin.startLimit == .seconds(10) && coin.timeLimit == .seconds(30))
    #expect(drawing.dependsOn == ["/usr/share/fonts", "pictures"])
    #expect(coin.dependsOn == nil && file.host(of: "dice")?.dependsOn == [])
    #expect(file.host(of: "slide") == nil)
  }

  @Test("An empty file declares no hosts")
  func empty() {
    #expect(Self.file("# nothing\n").hosts.isEmpty && Self.file("").findings.isEmpty)
  }

  @Test(
    "An error is reported with its line and the allowed values",
    arguments: [
      ("- a", ["hosts.yml:1: This is not a list of hosts. Write `NAME:` and below it `command` and `topics`."]),
      ("a: b", ["hosts.yml:1: The declaration of the host `a` is empty. Write `command` and `topics` below it."]),
      (
        "a:\n  topics: [b]",
        ["hosts.yml:1: The host `a` has no `command`. Name its program: `command: [PROGRAM]`."]
      ),
      (
        "a:\n  command: [b]",
        [
          "hosts.yml:1: The host `a` has no `topics`. Write the part before the dot in the names of its experiments: "
            + "`topics: [TOPIC]`."
        ]
      ),
      (
        "a:\n  command: []\n  topics: [b]",
        ["hosts.yml:2: `command` cannot be `[]`. It takes strings, as in `command: [a, b]`."]
      ),
      (
        "a:\n  command: [[b]]\n  topics: [c]",
        ["hosts.yml:2: `command` cannot be `[[b]]`. It takes strings, as in `command: [a, b]`."]
      ),
      (
        "a:\n  command: \"b\\n\"\n  topics: [c]",
        ["hosts.yml:2: `command` cannot be `\"b\n\"`. It takes strings, as in `command: [a, b]`."]
      ),
      (
        "a:\n  command: ['']\n  topics: [c]",
        ["hosts.yml:2: `command` cannot be `[\"\"]`. It takes strings, as in `command: [a, b]`."]
      ),
      (
        "a:\n  command: b\n  topics: [c.d]",
        ["hosts.yml:3: The topic `c.d` contains a dot. A topic is the part before the dot in the names of experiments."]
      ),
      (
        "a:\n  comand: b\n  command: b\n  topics: [c]",
        [
          "hosts.yml:2: Unknown key `comand` of a host. Did you mean `command`? The keys are: `command`, `topics`, "
            + "`start-limit`, `time-limit`, `set-up`, `depends-on`."
        ]
      ),
      (
        "a:\n  command: b\n  topics: [c]\n  time-limit: soon",
        [
          "hosts.yml:4: `time-limit` cannot be `soon`. It takes a time such as `500ms`, `10s` or `2m`, up to ten "
            + "minutes."
        ]
      ),
      (
        "a: {command: b, topics: [c]}\nd: {command: e, topics: [f, c]}",
        ["hosts.yml:2: The topic `c` already belongs to the host `a`. List it only once."]
      ),
    ])
  func errors(text: String, messages: [String]) {
    #expect(Self.file(text).findings.map(\.description) == messages)
  }

  private static func file(_ text: String) -> HostsFile {
    HostsFile(Array(text.utf8), path: "hosts.yml")
  }
}
