import ExperimentKit

/// A request to any printer: the standard interface.
enum PrintCall: Sendable, Hashable {
  case begin
  case heading(String)
  case pair(String, String)
  case rule
  case end

  /// The call, as the program writes it.
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

/// A printer with the standard interface; only the driver knows the commands of its printer.
protocol PrinterDriver: Sendable {
  /// Returns the commands to the printer for a call, one per line.
  func lines(for call: PrintCall) -> [String]
}

/// A printer that prints text unchanged, in columns of equal width.
struct TextPrinter: PrinterDriver {
  /// The number of columns; a Japanese character takes two.
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

/// A printer with its own commands, which does its own layout; the commands are invented.
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

  /// Returns the driver.
  func driver(width: Int) -> any PrinterDriver {
    switch self {
    case .text: TextPrinter(width: width)
    case .command: CommandPrinter()
    }
  }
}
