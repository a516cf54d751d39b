import ExperimentKit

/// A command in the Mac's terminal, or an action of an app in the emulator.
enum EmulatorCommand: WrittenEvent {
  case list
  case start(String)
  case startWritable(String)
  case root
  case remount
  case append(String)
  case pull
  case edit(String, file: String)
  case push(String)
  case unroot
  case reboot
  case stop
  case connect(String)

  /// The kinds of commands; the words are ids.
  enum Kind: String, MachineWord {
    case list
    case start
    case startWritable = "start-writable"
    case root
    case remount
    case append
    case pull
    case edit
    case push
    case unroot
    case reboot
    case stop
    case connect

    var title: LocalizedText {
      switch self {
      case .list: "emulator -list-avds"
      case .start: "emulator -avd"
      case .startWritable: "emulator -avd … -writable-system"
      case .root: "adb root"
      case .remount: "adb remount"
      case .append: "adb shell \"echo … >>\""
      case .pull: "adb pull"
      case .edit: "echo … >>"
      case .push: "adb push"
      case .unroot: "adb unroot"
      case .reboot: "adb reboot"
      case .stop: "adb emu kill"
      case .connect: LocalizedText(en: "connect (an app)", ja: "connect(アプリから接続)")
      }
    }
  }

  /// The path of the hosts file in the emulator.
  static let path = "/system/etc/hosts"

  var kind: Kind {
    switch self {
    case .list: .list
    case .start: .start
    case .startWritable: .startWritable
    case .root: .root
    case .remount: .remount
    case .append: .append
    case .pull: .pull
    case .edit: .edit
    case .push: .push
    case .unroot: .unroot
    case .reboot: .reboot
    case .stop: .stop
    case .connect: .connect
    }
  }

  var written: LocalizedText {
    switch self {
    case .start(let name): "emulator -avd \(name)"
    case .startWritable(let name): "emulator -avd \(name) -writable-system"
    case .append(let line): "adb shell \"echo \(line) >> \(Self.path)\""
    case .pull: "adb pull \(Self.path) ."
    case .edit(let line, let file): "echo \(line) >> \(file)"
    case .push(let file): "adb push \(file) \(Self.path)"
    case .connect(let name): "connect \(name)"
    case .list, .root, .remount, .unroot, .reboot, .stop: kind.title
    }
  }
}
