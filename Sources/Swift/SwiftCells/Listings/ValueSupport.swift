/// The declarations of a program that writes the values that comments state.
enum ValueSupport {
  /// The function that writes a value.
  static let function = "__statedValue("

  /// Swift source of ``function``, which writes a record of a value.
  ///
  /// The record is the kind of the value, then its type and its forms in hexadecimal digits.
  static let source = #"""
    func __statedValue<__StatedValue>(_ number: Swift.Int, _ value: __StatedValue) {
      Swift.print("\u{1E}lesson value \(number) \(__statedRecord(value))\u{1E}", terminator: "")
    }

    func __statedReceiver<__StatedValue>(_ number: Swift.Int, _ value: __StatedValue) {
      Swift.print("\u{1E}lesson receiver \(number) \(__statedRecord(value))\u{1E}", terminator: "")
    }

    func __statedRecord(_ value: Any) -> Swift.String {
      let type = Swift.String(describing: Swift.type(of: value))
      let (kind, forms) = __statedForms(value)
      let isCut = forms.contains { $0.utf8.count > 20_000 }
      return ([isCut ? "cut" : kind, __statedDigits(type)] + forms.map(__statedDigits)).joined(separator: " ")
    }

    func __statedForms(_ value: Any) -> (kind: Swift.String, forms: [Swift.String]) {
      var kind = "other"
      if value is Swift.Void { kind = "void" }
      let mirror = Swift.Mirror(reflecting: value)
      let type = Swift.String(describing: Swift.type(of: value))
      let isOrdered = ["Ordered", "Sorted", "KeyValuePairs"].contains { type.prefix { $0 != "<" }.contains($0) }
      if mirror.displayStyle == .set || mirror.displayStyle == .dictionary, !isOrdered { kind = "unordered" }
      var forms = [Swift.String(describing: value), Swift.String(reflecting: value)]
      if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
        let (kind, inner) = __statedForms(wrapped)
        return (kind, inner + forms)
      }
      if let match = value as? any __StatedMatch { return ("text", [match.__statedText, Swift.String(reflecting: match.__statedText)]) }
      if forms[1] == Swift.String(reflecting: forms[0]) { kind = "text" }
      if !(value is any Swift.StringProtocol) {
        if let list = value as? any Swift.Collection { forms.append(__statedElements(list)) }
        else if let list = value as? any Swift.LazySequenceProtocol { forms.append(__statedElements(list)) }
      }
      return (kind, forms)
    }

    protocol __StatedMatch {
      var __statedText: Swift.String { get }
    }

    extension _StringProcessing.Regex.Match: __StatedMatch {
      var __statedText: Swift.String {
        Swift.String(_StringProcessing.AnyRegexOutput(self)[0].substring ?? "")
      }
    }

    func __statedElements(_ list: any Swift.Sequence) -> Swift.String {
      func text(_ list: some Swift.Sequence) -> Swift.String {
        "[" + list.prefix(200).map { element in
          let described = Swift.String(reflecting: element)
          guard !(element is any Swift.StringProtocol), let inner = element as? any Swift.Collection,
            !described.hasSuffix("]"), !described.hasSuffix("])"), !described.contains("..")
          else { return described }
          return __statedElements(inner)
        }.joined(separator: ", ") + "]"
      }
      return text(list)
    }

    func __statedDigits(_ text: Swift.String) -> Swift.String {
      text.utf8.prefix(20_000).map { ($0 < 16 ? "0" : "") + Swift.String($0, radix: 16) }.joined()
    }

    """#
}
