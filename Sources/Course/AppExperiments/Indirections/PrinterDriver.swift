import ExperimentKit

/// What a program asks of any printer: the standard interface.
enum PrintCall: Sendable, Hashable {
  case begin
  case heading(String)
  case pair(String, String)
  case rule
  case end

  /// The call as the program writes it.
  var written: String {
    switch self {
    case .begin: "begin()"
    case .heading(let text): "heading(\"\(text)\")"
    case .pair(let name, let value): "pair(\"\(name)\", \"\(value)\")"
    case .rule: "rule()"
    case .end: "end()"
    }
  }
}

/// A printer behind the standard interface; it alone knows what its printer understands.
protocol PrinterDriver: Sendable {
  /// What is sent to the printer for a call, a line each.
  func lines(for call: PrintCall) -> [String]
}

/// A printer that prints text as it comes, in columns of equal width.
struct TextPrinter: PrinterDriver {
  /// How many columns it has; a Japanese character takes two.
  let width: Int

  func lines(for call: PrintCall) -> [String] {
    switch call {
    case .begin: []
    case .heading(let text):
      [String(repeating: " ", count: max(0, width - DisplayWidth.of(text)) / 2) + text]
    case .pair(let name, let value):
      DisplayWidth.of(name) + DisplayWidth.of(value) < width
        ? [name + DisplayWidth.pad(value, to: width - DisplayWidth.of(name), right: true)]
        : [name, DisplayWidth.pad(value, to: width, right: true)]
    case .rule: [String(repeating: "-", count: width)]
    case .end: []
    }
  }
}

/// A printer with commands of its own, which lays out by itself; we made the commands up.
struct CommandPrinter: PrinterDriver {
  func lines(for call: PrintCall) -> [String] {
    switch call {
    case .begin: ["INIT"]
    case .heading(let text): ["SIZE 2", "CENTER \(text)", "SIZE 1"]
    case .pair(let name, let value): ["LEFT \(name)", "RIGHT \(value)"]
    case .rule: ["LINE"]
    case .end: ["FEED 3", "CUT"]
    }
  }
}

/// The drivers by the words that parameters use.
enum PrinterKind: String, CaseIterable, Sendable {
  case text
  case command

  /// The driver.
  func driver(width: Int) -> any PrinterDriver {
    switch self {
    case .text: TextPrinter(width: width)
    case .command: CommandPrinter()
    }
  }
}
