import ExperimentKit

/// A transcript of terminal commands that write an emulator's hosts file, and the places that apps reach.
///
/// Source: 001-11.
struct HostsFileEmulator: Experiment, WalkedExperiment {
  static let about = About(
    "hosts-file.emulator",
    en: "Commands that change the hosts file of an Android emulator: a model of emulator and adb.",
    ja: "Androidエミュレーターのhostsファイルを書き換えるコマンド(emulatorとadbのモデル)。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "devices", .list(of: .text, count: 0...20), default: ["Pixel_2_API_28"],
      help: LocalizedText(en: "The virtual devices of the Mac.", ja: "Macにある仮想端末。")),
    Parameter(
      "commands", .list(of: .event, count: 1...200), default: [EmulatorCommand.list],
      help: LocalizedText(en: "The commands to type, in order.", ja: "打ち込むコマンド。この順に実行する。")))

  let devices: [String]
  let commands: [EmulatorCommand]

  /// Returns the transcript, with a line per command and its output below it.
  func run() -> Lines {
    play(commands.count).lines
  }

  static let script = "commands"

  /// Returns the emulator after some of the commands.
  func place(after count: Int) -> MachinePlace { play(count).place }

  private func play(_ count: Int) -> EmulatorMachine.Run {
    EmulatorMachine.emulator.run(Array(commands.prefix(count)), context: EmulatorMac(devices: devices))
  }
}
