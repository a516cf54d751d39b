import ExperimentKit

/// The article's claims about the emulator's addresses and steps, next to the model.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 001-11; its body and its closing lines.
struct HostsFileClaim: Experiment {
  static let about = About(
    "hosts-file.claim", en: "The article's claims about the emulator's hosts file, checked.",
    ja: "エミュレーターのhostsファイルについての記事の記述は正しいか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "host", .text, default: "devnokiyo.example.com",
      help: LocalizedText(en: "The name of the Mac's local server.", ja: "Macのローカルサーバーの名前。")))

  let host: String

  init(host: String) throws {
    guard !host.isEmpty, !host.contains(where: { $0 == " " || $0 == "\t" || $0 == "#" }) else {
      throw Rejection("host", "`\(host)` cannot be a name in a hosts file.", help: "Write one word without `#`.")
    }
    self.host = host
  }

  /// Returns the table, with one row per claim.
  func run() -> Table {
    Claim.table(
      [
        address("10.0.2.2", leads: true, LocalizedText(en: "10.0.2.2を指定します (give 10.0.2.2)", ja: "10.0.2.2を指定します")),
        address(
          "127.0.0.1", leads: false,
          LocalizedText(en: "127.0.0.1ではありません (it is not 127.0.0.1)", ja: "127.0.0.1ではありません")),
        address("10.0.0.22", leads: true, LocalizedText(en: "10.0.0.22でした (it was 10.0.0.22)", ja: "10.0.0.22でした")),
        macFile, push,
      ])
  }

  /// Returns the claim for an address in the emulator's file, with the place that an app then reaches.
  private func address(_ address: String, leads: Bool, _ claim: LocalizedText) -> Claim {
    let mac = played(Self.steps + [.append("\(address) \(host)")]).context
    let isRight = mac.hosts.matches(host).first.map { EmulatorPlace($0.address) == .hostLoopback } ?? false
    return Claim(.author, claim, computed: mac.connection(host), isRight == leads)
  }

  /// The claim that the Mac's own file is the emulator's, too, as the article first expected.
  private var macFile: Claim {
    var mac = EmulatorMac(devices: [Self.device])
    mac.mac.append("127.0.0.1 \(host)")
    let found = EmulatorMachine.emulator.run(Self.steps, context: mac).context
    return Claim(
      .author,
      LocalizedText(
        en: "macOSのhostsが適用されているはず (the Mac's hosts file should apply)", ja: "macOSのhostsが適用されているはず"),
      computed: found.connection(host), !found.hosts.matches(host).isEmpty)
  }

  /// The article's second way: fetch the file, edit it, and send it back under another name.
  private var push: Claim {
    let steps = played(Self.steps + [.pull, .edit("10.0.2.2 \(host)", file: "hosts"), .push(".hosts")]).steps
    return Claim(
      .author, EmulatorCommand.push(".hosts").written, computed: steps.last?.printed.first ?? "",
      steps.last?.outcome != .refused)
  }

  private func played(_ commands: [EmulatorCommand]) -> EmulatorMachine.Run {
    EmulatorMachine.emulator.run(commands, context: EmulatorMac(devices: [Self.device]))
  }

  private static let device = "Pixel_2_API_28"
  private static let steps: [EmulatorCommand] = [.startWritable(device), .root, .remount]
}
