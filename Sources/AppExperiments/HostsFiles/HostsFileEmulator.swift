import ExperimentKit
import Results
import SourceText

/// Commands that write an emulator's hosts file, played: the transcript of a terminal, and where apps end up.
///
/// Source: 001-11.
public struct HostsFileEmulator: ListedExperiment {
  /// The name that cells use.
  public static let name = "hosts-file.emulator"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "Commands that change the hosts file of an Android emulator: a model of emulator and adb.",
    ja: "Androidエミュレーターのhostsファイルを書き換えるコマンド(emulatorとadbのモデル)。")

  static let devices = Parameter(
    "devices", .list(of: .text, count: 0...20), default: ["Pixel_2_API_28"],
    help: LocalizedText(en: "The virtual devices of the Mac.", ja: "Macにある仮想端末。"))

  static let commands = Parameter(
    "commands", .list(of: .event, count: 1...200), default: [EmulatorCommand.list],
    help: LocalizedText(en: "What is typed, one command after the other.", ja: "打ち込むコマンド。この順に実行する。"))

  /// The devices and the commands.
  public static let parameters: [any ParameterDeclaration] = [devices, commands]

  let devices: [String]
  let commands: [EmulatorCommand]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (devices, commands) = (arguments[Self.devices], arguments[Self.commands])
  }

  /// The transcript, a line a command and what it prints below it.
  public func run() -> Lines {
    EmulatorMachine.emulator.run(commands, context: EmulatorMac(devices: devices)).lines
  }
}
