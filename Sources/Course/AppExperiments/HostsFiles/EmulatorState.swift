import ExperimentKit

/// The state that a command runs in: whether the emulator runs, the user of adb in it, and how /system is mounted.
enum EmulatorState: String, MachineWord {
  case off
  case shell
  case root
  case remounted
  case released

  var title: LocalizedText {
    switch self {
    case .off: LocalizedText(en: "off", ja: "停止中")
    case .shell: LocalizedText(en: "running", ja: "起動中")
    case .root: LocalizedText(en: "root", ja: "root")
    case .remounted: LocalizedText(en: "root, /system writable", ja: "root(/systemに書ける)")
    case .released: LocalizedText(en: "not root, /system writable", ja: "rootでない(/systemに書ける)")
    }
  }
}
