import ExperimentKit
import NumberFormats
import SourceText

/// A floating-point format by its name.
struct FloatFormatName: Sendable, Hashable {
  /// The name that parameters use.
  let name: String
  /// The format.
  let format: FloatFormat

  /// The words that readers see.
  var title: LocalizedText {
    switch name {
    case "float5": "Float5"
    case "e2m2": LocalizedText(en: "IEEE-style 1-2-2", ja: "IEEE方式1-2-2")
    case "tf32": "TF32"
    default: LocalizedText(name)
    }
  }
}

extension ParameterType where Value == FloatFormatName {
  /// The name of a format.
  static var floatFormatName: ParameterType {
    let names = FloatFormat.named.map(\.name)
    let list = names.map { "`\($0)`" }
    let allowed = LocalizedText(
      en: "one of \(list.joined(separator: ", ")), or a name of P3109 such as `binary8p3se`",
      ja: "\(list.joined(separator: "、"))のいずれか、または`binary8p3se`のようなP3109の名前")
    return ParameterType(allowed: allowed) { node, parameter in
      do {
        if let name = node.scalar, let format = try FloatFormat(named: name) {
          return FloatFormatName(name: name, format: format)
        }
      } catch let error as FloatFormatError {
        throw Rejection(
          parameter, line: node.line,
          "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: \(error).")
      }
      if node.text.hasPrefix("posit") {
        throw Rejection(
          parameter, line: node.line,
          "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: posits are no floating-point format.",
          help: "The experiment `posit.table` shows them.")
      }
      throw Rejection(
        mistaken: node, parameter: parameter, allowed: allowed, near: Suggestion.nearest(to: node.text, among: names))
    }
  }
}
