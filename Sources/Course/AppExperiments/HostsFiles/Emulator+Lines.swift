import ExperimentKit

extension EmulatorMac {
  /// The output for the emulator's new file.
  var added: [LocalizedText] {
    [
      LocalizedText(
        en: "line \(hosts.lines.count) of the emulator's file: \(hosts.lines.last ?? "")",
        ja: "エミュレーターのファイルの\(hosts.lines.count)行目: \(hosts.lines.last ?? "")")
    ]
  }

  /// Returns the output of an edit of a file on the Mac.
  func edited(_ command: EmulatorCommand) -> [LocalizedText] {
    guard case .edit(_, let name) = command, let file = file(name) else { return [] }
    return [
      LocalizedText(
        en: "line \(file.lines.count) of \(name) on the Mac: \(file.lines.last ?? "")",
        ja: "Macの\(name)の\(file.lines.count)行目: \(file.lines.last ?? "")")
    ]
  }
}

extension EmulatorCommand {
  /// The message of adb for a missing file.
  var missingFile: LocalizedText {
    if case .push(let file) = self {
      LocalizedText("adb: error: cannot stat '\(file)': No such file or directory")
    } else {
      ""
    }
  }

  /// The message of adb for a sent file.
  var pushed: LocalizedText {
    if case .push(let file) = self { LocalizedText("\(file): 1 file pushed") } else { "" }
  }
}
