import SourceText
import SwiftSource

/// A value of a listing, in all the forms in which a comment could state it.
public struct FoundValue: Sendable, Hashable {
  /// The properties of a value that change how it is compared.
  enum Kind: String, Sendable {
    /// No value, like the result of a call that returns none.
    case void
    /// A set or a dictionary, whose order means nothing.
    case unordered
    /// A string or a character.
    case text
    /// A value whose description is too long to be written, so that only its beginning is known.
    case cut
    /// Output, which may be the description of a value or a string.
    case printed
    /// Anything else.
    case other
  }

  let kind: Kind
  /// The name of its type, without its module; empty for output.
  let type: String
  /// Its description, its debug description, and its elements if it has any.
  let forms: [String]

  /// Reads a record: the kind, then the type and the forms in hexadecimal digits.
  init?(_ record: Substring) {
    let parts = record.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count > 1, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    let texts = parts.dropFirst().map { digits in
      var bytes: [UInt8] = []
      var rest = digits.utf8[...]
      while rest.count >= 2 {
        bytes.append(UInt8(Substring(rest.prefix(2)), radix: 16) ?? 0x3F)
        rest = rest.dropFirst(2)
      }
      return String(decoding: bytes, as: UTF8.self).withoutScopeMarks
    }
    self.kind = kind
    type = Self.withoutModule(texts[0])
    forms = Array(texts.dropFirst())
  }

  /// Creates a value from a line of output.
  init(printed text: String) { (kind, type, forms) = (.printed, "", [text]) }

  /// Whether a text that differs can be meant for this value.
  ///
  /// A number can be meant only for a number, or for an optional without a value.
  func isLike(_ stated: String) -> Bool {
    guard kind != .cut else { return false }
    switch WrittenValue(stated).content {
    // `1 ... 5` can stand for a list, and `Point.zero` for a part of a program.
    case .range where stated.contains(" "):
      return values.contains { if case .range = ($0.wrappedRange ?? $0).content { true } else { false } }
    case .word where stated.first?.isUppercase == true:
      guard let dot = stated.lastIndex(of: ".") else { return true }
      return forms.contains { $0.contains(stated[...dot]) }
    case .number(let number):
      if number.isCut, forms.contains(where: { $0.hasPrefix("PartialRange") }) { return true }
      return forms.contains("nil") || forms.contains { WrittenNumber($0) != nil }
    case .range, .word, .string, .group, .omitted: return true
    }
  }

  /// Whether the value can be no number: a string, `true`, `false`, or a list.
  var isNoNumber: Bool {
    kind == .text || kind == .unordered
      || kind == .other && forms.contains { ["true", "false"].contains($0) || $0.hasPrefix("[") }
  }

  /// Whether the value describes itself as a number with a unit, such as `16 bytes`, and a text has that unit, too.
  func hasUnit(of stated: String) -> Bool {
    let unit = stated.drop { $0 != " " }
    guard kind == .other, unit.count > 1, WrittenNumber(stated.prefix { $0 != " " }) != nil else { return false }
    return forms.contains { $0.hasSuffix(unit) && WrittenNumber($0.dropLast(unit.count)) != nil }
  }

  /// Whether a text states a value of the same kind: a number, a string, a list, `true` or `false`.
  func resembles(_ stated: String) -> Bool {
    let shape = WrittenValue(stated).shape
    return values.contains { $0.shape == shape } || values.contains { $0.only(in: ["Optional"])?.shape == shape }
  }

  /// Whether a comment next to a value is about the output of its statement.
  ///
  /// It is if there is no value, or if the comment has a string in quotation marks and the value is not a string.
  func isSilent(on stated: String, printed: [String]?) -> Bool {
    if kind == .void { return true }
    guard stated.hasPrefix("\"") else { return false }
    let isText = kind == .text || forms.first == "nil"
    let isNamed = forms.allSatisfy { $0.wholeMatch(of: Self.objectName) != nil }
    return isNamed || printed?.isEmpty == false && (!isText || forms.first == "nil")
  }

  // A regular expression is a value that never changes, though the compiler cannot know that.
  private nonisolated(unsafe) static let objectName = /(?:main\.)?[A-Z][A-Za-z_0-9.]*|Optional\(main\.[A-Za-z_0-9.]+\)/

  /// Whether a text can be meant for a line of output.
  ///
  /// A string in quotation marks always can; another text must begin alike.
  func hasForm(of stated: String) -> Bool {
    guard let line = forms.first, let first = stated.first else { return false }
    if first == "\"" { return true }
    if ["true", "false", "nil"].contains(stated) { return ["true", "false", "nil"].contains(line) }
    return isLike(stated) && (first.isNumber || WrittenNumber(stated) != nil || first == line.first)
  }

  /// Whether a comment states this value.
  ///
  /// - Parameters:
  ///   - text: the value that the comment states.
  ///   - inAnyOrder: whether order means nothing even though the value has one.
  ///   - isApproximate: whether the comment says that its numbers are not exact.
  /// - Returns: whether they agree, as ``ValueAgreement`` compares them.
  func isStated(by text: String, inAnyOrder: Bool = false, isApproximate: Bool = false) -> Bool {
    let isUnordered = inAnyOrder || kind == .unordered
    let agreement = ValueAgreement(isApproximate: isApproximate)
    return readings(of: text).contains { stated in
      values.contains { agreement.agrees(stated, $0, isUnordered: isUnordered) }
        || isDescribed(by: stated, isUnordered, agreement) || wraps(stated)
    }
  }

  /// The value in each of its forms.
  var values: [WrittenValue] {
    forms.enumerated().flatMap { index, form -> [WrittenValue] in
      // The plain form of a string is its characters, whatever they look like.
      let text = WrittenValue(form[...], .string(form))
      if kind == .text, index == 0 {
        // A description of a type or a value of the listing's own, as `String(reflecting:)` returns it.
        let isDescription = form.hasPrefix("main.") && form.dropFirst(5).first?.isUppercase == true
        let plain = isDescription ? Self.withoutModule(form) : form
        return plain == form ? [text] : [WrittenValue(plain[...], .string(plain)), text]
      }
      let value = WrittenValue(Self.withoutModule(form))
      return kind == .printed ? [value, text] : [value]
    }
  }

  /// Returns a text as a value, and the value within the name of this value's type, such as `UInt32(543)` or
  /// `.some(5)`.
  private func readings(of text: String) -> [WrittenValue] {
    let stated = WrittenValue(text)
    let plain = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
    let names: Set = plain == "Optional" ? [".some", "Optional.some"] : [type, plain]
    let inner = kind == .printed ? nil : stated.only(in: names)
    let isNone = plain == "Optional" && [".none", "Optional.none"].contains(text)
    return [stated] + (inner.map { [$0] } ?? []) + (isNone ? [WrittenValue("nil")] : [])
  }

  /// Whether a string in quotation marks is the description of a value.
  ///
  /// The value must be neither a string nor one of Swift's own numbers.
  private func isDescribed(by stated: WrittenValue, _ isUnordered: Bool, _ agreement: ValueAgreement) -> Bool {
    guard kind == .other || kind == .unordered, case .string(let text) = stated.content, forms.first == text else {
      return false
    }
    let isCase =
      text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && forms.contains { $0.hasSuffix(".\(text)") }
    return !isCase && !["Bool", "Optional<Bool>"].contains(type) && !Self.numbers.contains(type)
      && !Self.numbers.contains { type == "Optional<\($0)>" }
  }

  /// Whether the value has one property, which is a stated string, with or without quotation marks of its own.
  private func wraps(_ stated: WrittenValue) -> Bool {
    guard kind == .other, case .string(let text) = stated.content else { return false }
    return values.contains { value in
      guard case .group(let group) = (value.only(in: ["Optional"]) ?? value).content, group.bracket == "(",
        group.parts.count == 1, group.parts[0].label != nil, case .string(let inner) = group.parts[0].value.content
      else { return false }
      return inner == text || inner == stated.source
    }
  }

  /// The numeric types of the standard library and Foundation.
  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    "Float16",
    "Float", "Double", "Float80", "CGFloat", "Decimal",
  ]

  /// Returns a text without the module of listings before names of types, outside quotation marks.
  static func withoutModule(_ text: String) -> String {
    let module = "main."
    guard text.contains(module) else { return text }
    var result = ""
    var isQuoted = false
    var rest = text[...]
    while let next = rest.first {
      if next == "\"", result.last != "\\" { isQuoted.toggle() }
      if !isQuoted, rest.hasPrefix(module), result.last.map({ "([<, :&".contains($0) }) ?? true {
        rest = rest.dropFirst(module.count)
        continue
      }
      result.append(next)
      rest = rest.dropFirst()
    }
    return result
  }
}
