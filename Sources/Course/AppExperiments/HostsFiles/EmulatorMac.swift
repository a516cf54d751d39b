import ExperimentKit

/// A Mac with an Android emulator: the files that the commands read and write.
struct EmulatorMac: Sendable, Hashable {
  /// The available virtual devices.
  let devices: [String]
  /// The hosts file of the Mac, which its iOS simulator reads.
  var mac = HostsFile(["127.0.0.1 localhost"])
  /// Whether the emulator was started with a writable copy of its system.
  private(set) var isWritable = false
  /// The emulator's hosts file in its original state.
  private let delivered = HostsFile(["127.0.0.1 localhost", "::1 ip6-localhost"])
  /// The hosts file of the writable copy.
  private var copy: HostsFile
  /// The files in the current folder of the Mac's terminal.
  private var folder: [String: HostsFile] = [:]

  init(devices: [String]) {
    self.devices = devices
    copy = delivered
  }

  /// The hosts file that the emulator reads.
  var hosts: HostsFile {
    isWritable ? copy : delivered
  }

  /// Returns a file in the current folder of the Mac's terminal.
  func file(_ name: String) -> HostsFile? {
    folder[Self.normalized(name)]
  }

  /// Applies a command to the files.
  mutating func take(_ command: EmulatorCommand) {
    switch command {
    case .start: isWritable = false
    case .startWritable: isWritable = true
    case .append(let line): copy.append(line)
    case .pull: folder["hosts"] = hosts
    case .edit(let line, let file):
      folder[Self.normalized(file), default: HostsFile([])].append(line)
    case .push(let file): if let file = self.file(file) { copy = file }
    case .list, .root, .remount, .unroot, .reboot, .stop, .connect: break
    }
  }

  /// Returns the destination of an app in the emulator that looks up a name.
  func connection(_ name: String) -> LocalizedText {
    guard let match = hosts.matches(name).first else {
      return LocalizedText(
        en: "\(name) is not in the emulator's hosts file", ja: "\(name)はエミュレーターのhostsファイルにない")
    }
    let place = EmulatorPlace(match.address).words
    return LocalizedText(
      en: "\(name) is \(match.address.text) (line \(match.line)): \(place)",
      ja: "\(name)は\(match.address.text)(\(match.line)行目):\(place)")
  }

  private static func normalized(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}
