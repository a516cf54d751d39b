import ExperimentKit

extension EmulatorCommand {
  /// The written form of each command, in the order of the help.
  static let forms = [
    "emulator -list-avds", "emulator -avd NAME", "emulator -avd NAME -writable-system", "adb root", "adb remount",
    "adb shell \"echo LINE >> \(path)\"", "adb pull \(path) .", "echo LINE >> FILE", "adb push FILE \(path)",
    "adb unroot", "adb reboot", "adb emu kill", "connect NAME",
  ]

  /// Reads a command, as typed.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for text that is not one of ``forms``.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ").map(String.init)
    let simple: [EmulatorCommand] = [.list, .root, .remount, .pull, .unroot, .reboot, .stop]
    let plain = words.joined(separator: " ")
    if let command = simple.first(where: { $0.written.en == plain }) {
      self = command
    } else if words.count == 3, words.starts(with: ["emulator", "-avd"]) {
      self = .start(words[2])
    } else if words.count == 4, words.starts(with: ["emulator", "-avd"]), words[3] == "-writable-system" {
      self = .startWritable(words[2])
    } else if let line = Self.middle(plain, "adb shell \"echo ", " >> \(Self.path)\"") {
      self = .append(line)
    } else if words.count == 4, words.starts(with: ["adb", "push"]), words[3] == Self.path {
      self = .push(words[2])
    } else if words.count > 3, words[0] == "echo", words[words.count - 2] == ">>" {
      self = .edit(words[1..<words.count - 2].joined(separator: " "), file: words[words.count - 1])
    } else if words.count == 2, words[0] == "connect" {
      self = .connect(words[1])
    } else {
      throw ValueError("it is not a command of this terminal", help: Self.help(plain))
    }
  }

  private static func middle(_ text: String, _ start: String, _ end: String) -> String? {
    guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count else { return nil }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  private static func help(_ text: String) -> Message {
    Suggestion.help(for: text, among: forms, what: "commands")
  }
}
