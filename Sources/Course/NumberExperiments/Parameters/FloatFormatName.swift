import ExperimentKit
import NumberFormats

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

extension FloatFormatName {
  /// Creates the format that a parameter names, or nil if it names none.
  ///
  /// - Throws: a rejection of a name in the form of P3109 that it does not define, or of the name of a posit format.
  init?(_ node: YAMLNode, parameter: String) throws(Rejection) {
    guard let name = node.scalar else { return nil }
    do throws(FloatFormatError) {
      if let format = try FloatFormat(named: name) {
        self.init(name: name, format: format)
        return
      }
    } catch {
      throw Rejection(impossible: node, parameter: parameter, "\(error)")
    }
    guard name.hasPrefix("posit") else { return nil }
    throw Rejection(
      impossible: node, parameter: parameter, "a posit is not a floating-point format",
      help: "Use the experiment `posit.table` to see posits.")
  }
}

extension Rejection {
  /// Creates the rejection of a format name, with the reason.
  init(impossible node: YAMLNode, parameter: String, _ reason: Message, help: Message? = nil) {
    self.init(
      parameter, line: node.line, "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: \(reason).",
      help: help)
  }
}

extension ParameterType where Value == FloatFormatName {
  /// The name of a format.
  static var floatFormatName: ParameterType {
    let names = FloatFormat.named.map(\.name)
    let list = names.map { LocalizedText("`\($0)`") }.joined(.comma)
    let allowed = LocalizedText(
      en: "one of \(list), or a name of P3109 such as `binary8p3se`", ja: "\(list)のいずれか、または`binary8p3se`のようなP3109の名前")
    return ParameterType(allowed: allowed, offering: names) { node, parameter in
      if let name = try FloatFormatName(node, parameter: parameter) { return name }
      let whole = node.text + "se"
      let near =
        (try? FloatFormat(named: whole)) != nil ? whole : Suggestion.nearest(to: node.text, among: names)
      throw Rejection(wrong: node, parameter: parameter, allowed: allowed, near: near)
    }
  }
}
