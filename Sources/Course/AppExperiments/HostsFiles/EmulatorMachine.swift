import ExperimentKit

/// The steps to an emulator's hosts file as a state machine.
///
/// It is a model; no emulator runs. The lines of the article are printed as they are there. Those of its tools that it
/// does not show are known from the tools; the paths of the last ones are those of Android 9.
///
/// Source: 001-11.
typealias EmulatorMachine = StateMachine<EmulatorState, EmulatorCommand, EmulatorMac>

extension EmulatorMachine {
  /// The machine of one emulator.
  static let emulator = EmulatorMachine(
    startingIn: .off,
    [
      .on(
        .list, in: .off, .shell, .root, .remounted, .released, stays: .listed,
        printing: { mac, _ in mac.devices.map { LocalizedText($0) } }),

      .on(.start, in: .off, when: .isUnknown, refused: .unknownDevice),
      .on(.start, in: .off, to: .shell, .booted, changing: { $0.take($1) }, printing: { _, _ in [.booted] }),
      .on(.start, in: .shell, .root, .remounted, .released, refused: .runsAlready),
      .on(.startWritable, in: .off, when: .isUnknown, refused: .unknownDevice),
      .on(
        .startWritable, in: .off, to: .shell, .booted, changing: { $0.take($1) },
        printing: { _, _ in [.writable, .booted] }),
      .on(.startWritable, in: .shell, .root, .remounted, .released, refused: .runsAlready),

      .on(.root, in: .shell, to: .root, .asRoot),
      .on(.root, in: .released, to: .remounted, .asRoot),
      .on(.root, in: .root, .remounted, stays: .alreadyRoot),
      .on(.root, in: .off, refused: .noDevice),

      .on(.remount, in: .root, when: .isWritable, to: .remounted, .remounted),
      .on(.remount, in: .root, refused: .remountFailed),
      .on(.remount, in: .remounted, stays: .remounted),
      .on(.remount, in: .shell, .released, refused: .notRoot),
      .on(.remount, in: .off, refused: .noDevice),

      .on(.append, in: .remounted, stays: .lineAdded, changing: { $0.take($1) }, printing: { mac, _ in mac.added }),
      .on(.append, in: .shell, .root, refused: .readOnly),
      .on(.append, in: .released, refused: .denied),
      .on(.append, in: .off, refused: .noDevice),

      .on(.pull, in: .shell, .root, .remounted, .released, stays: .pulled, changing: { $0.take($1) }),
      .on(.pull, in: .off, refused: .noDevice),
      .on(
        .edit, in: .off, .shell, .root, .remounted, .released, stays: .edited, changing: { $0.take($1) },
        printing: { mac, command in mac.edited(command) }),

      .on(.push, in: .off, refused: .noDevice),
      .on(
        .push, in: .shell, .root, .remounted, .released, when: .isMissing, refused: .missing,
        printing: { _, command in [command.missingFile] }),
      .on(
        .push, in: .remounted, stays: .pushed, changing: { $0.take($1) }, printing: { _, command in [command.pushed] }),
      .on(.push, in: .shell, .root, refused: .readOnly),
      .on(.push, in: .released, refused: .denied),

      .on(.unroot, in: .root, to: .shell, .asShell),
      .on(.unroot, in: .remounted, to: .released, .asShell),
      .on(.unroot, in: .shell, .released, stays: .notAsRoot),
      .on(.unroot, in: .off, refused: .noDevice),

      .on(.reboot, in: .shell, .root, .remounted, .released, to: .shell, .restarted),
      .on(.reboot, in: .off, refused: .noDevice),
      .on(.stop, in: .shell, .root, .remounted, .released, to: .off, .stopped),
      .on(.stop, in: .off, refused: .noDevice),

      .on(
        .connect, in: .shell, .root, .remounted, .released, stays: .looked,
        printing: { mac, command in
          if case .connect(let name) = command { [mac.connection(name)] } else { [] }
        }),
      .on(.connect, in: .off, refused: .nothingRuns),
    ])
}

extension EmulatorMachine.Condition {
  fileprivate static let isUnknown = Self(LocalizedText(en: "an unknown device", ja: "知らない端末")) { mac, command in
    switch command {
    case .start(let name), .startWritable(let name): !mac.devices.contains(name)
    default: false
    }
  }

  fileprivate static let isWritable = Self(LocalizedText(en: "started writable", ja: "書込み可能で起動")) { mac, _ in
    mac.isWritable
  }

  fileprivate static let isMissing = Self(LocalizedText(en: "no such file on the Mac", ja: "Macにそのファイルがない")) {
    mac, command in
    if case .push(let file) = command { mac.file(file) == nil } else { false }
  }
}

extension LocalizedText {
  // The lines of the article.
  fileprivate static let writable: LocalizedText = "emulator: WARNING: System image is writable"
  fileprivate static let booted: LocalizedText = "emulator: INFO: boot completed"
  fileprivate static let asRoot: LocalizedText = "restarting adbd as root"
  fileprivate static let remounted: LocalizedText = "remount succeeded"
  fileprivate static let asShell: LocalizedText = "restarting adbd as non root"

  // Lines known from the tools.
  fileprivate static let unknownDevice: LocalizedText = "PANIC: Unknown AVD name, use -list-avds to see valid list."
  fileprivate static let noDevice: LocalizedText = "error: no devices/emulators found"
  fileprivate static let alreadyRoot: LocalizedText = "adbd is already running as root"
  fileprivate static let notAsRoot: LocalizedText = "adbd not running as root"
  fileprivate static let notRoot: LocalizedText = "Not running as root. Try \"adb root\" first."
  fileprivate static let remountFailed: LocalizedText = "remount failed"
  fileprivate static let readOnly: LocalizedText = "/system/etc/hosts: Read-only file system"
  fileprivate static let denied: LocalizedText = "/system/etc/hosts: Permission denied"
  fileprivate static let pulled: LocalizedText = "/system/etc/hosts: 1 file pulled"
  fileprivate static let missing: LocalizedText = "No such file or directory"

  fileprivate static let listed = LocalizedText(en: "the devices are listed", ja: "端末の一覧が出る")
  fileprivate static let runsAlready = LocalizedText(en: "the emulator runs already", ja: "エミュレーターはすでに動いている")
  fileprivate static let lineAdded = LocalizedText(en: "the file has one line more", ja: "ファイルが1行増える")
  fileprivate static let edited = LocalizedText(en: "a file on the Mac has one line more", ja: "Macのファイルが1行増える")
  fileprivate static let pushed = LocalizedText(en: "the file is replaced", ja: "ファイルが置き換わる")
  fileprivate static let restarted = LocalizedText(en: "the emulator starts again", ja: "エミュレーターが再起動する")
  fileprivate static let stopped = LocalizedText(en: "the emulator stops", ja: "エミュレーターが止まる")
  fileprivate static let looked = LocalizedText(en: "the name is looked up", ja: "名前を引く")
  fileprivate static let nothingRuns = LocalizedText(en: "no app runs", ja: "アプリは動いていない")
}
