import Testing

@testable import JupyterWire

@Suite struct ConnectionFileTests {
  private static let whole = """
    {"transport":"tcp","ip":"127.0.0.1","key":"k","signature_scheme":"hmac-sha256","shell_port":1,"iopub_port":2,\
    "stdin_port":3,"control_port":4,"hb_port":5,"kernel_name":"lesson"}
    """

  private func file(_ text: String) throws -> ConnectionFile {
    try ConnectionFile(Array(text.utf8), path: "connection.json")
  }

  @Test func `The ports and the key are read`() throws {
    let file = try file(Self.whole)
    #expect(ConnectionFile.Channel.allCases.map(file.port) == [1, 4, 3, 2, 5])
    #expect(file.key == [UInt8(ascii: "k")])
    let paths = try self.file(Self.whole.replacing("tcp", with: "ipc").replacing("127.0.0.1", with: "/run/k"))
    #expect(paths.path(.heartbeat) == "/run/k-5")
  }

  @Test(arguments: [
    ("127.0.0.1", "0.0.0.0", "A kernel listens only on 127.0.0.1, not on `0.0.0.0`."),
    (#""key":"k""#, #""key":"""#, "The file has no key, so anybody could send messages."),
    ("sha256", "md5", "The signature scheme `hmac-md5` is unknown. `hmac-sha256` works."),
    (#""tcp""#, #""udp""#, "The transport `udp` is unknown. `tcp` and `ipc` work."),
    (#""hb_port":5"#, #""hb_port":4"#, "Each of the five ports is a number of its own from 1 to 65535."),
    (#""hb_port":5"#, #""hb_port":70000"#, "Each of the five ports is a number of its own from 1 to 65535."),
    (#","hb_port":5"#, "", "This is not a connection file of Jupyter."),
    ("{", "[", "This is not a connection file of Jupyter."),
  ])
  func `A file that cannot be used is refused with the reason`(_ old: String, _ new: String, _ message: String) {
    #expect {
      try file(Self.whole.replacing(old, with: new, maxReplacements: 1))
    } throws: {
      "\($0)".contains(message)
    }
  }
}
