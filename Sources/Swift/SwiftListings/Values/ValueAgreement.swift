/// A comparison of a value that a comment states with one that Swift describes.
///
/// Numbers agree according to ``WrittenNumber/agrees(with:isApproximate:)``; strings, keys and names must be equal. The
/// comment may omit quotation marks, labels of tuples, the type of a case, and values for which it writes `…`. Sets and
/// dictionaries have no order.
struct ValueAgreement {
  /// Whether the comment says that its numbers are not exact.
  var isApproximate = false

  /// The depth down to which nested values are compared.
  private static let deepest = 32

  /// Whether a value is the stated one.
  ///
  /// - Parameters:
  ///   - stated: the value of the comment.
  ///   - found: the value that Swift describes.
  ///   - isUnordered: whether the order of its elements is ignored.
  ///   - depth: the number of values that both are within.
  /// - Returns: whether they agree.
  /// - Complexity: O(*n*) for *n* bytes, O(*n*²) for values without order.
  func agrees(_ stated: WrittenValue, _ found: WrittenValue, isUnordered: Bool = false, depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    if stated.source == found.source { return true }
    if stated.hasParts, found.hasParts, stated.compact == found.compact { return true }
    if found.source == "nil" { return [".none", "Optional.none"].contains(stated.source) }
    func inside(_ stated: WrittenValue, _ found: WrittenValue, isUnordered: Bool) -> Bool {
      agrees(stated, found, isUnordered: isUnordered, depth: depth + 1)
    }
    if let wrapped = found.only(in: ["Optional"]) {
      return inside(
        stated.only(in: ["Optional", ".some", "Optional.some"]) ?? stated, wrapped, isUnordered: isUnordered)
    }
    if let list = stated.only(in: ["Set"]) { return inside(list, found.list ?? found, isUnordered: true) }
    if case .group(let group) = stated.content, group.bracket == "[", group.name.isEmpty, let list = found.list {
      return inside(stated, list, isUnordered: isUnordered || found.only(in: ["Set"]) != nil)
    }
    if let wrapped = found.wrappedRange ?? found.inAngleBrackets {
      return inside(stated, wrapped, isUnordered: isUnordered)
    }
    switch (stated.content, found.content) {
    case (.number(let number), .number(let printed)):
      return number.agrees(with: printed, isApproximate: isApproximate) || isBinary(number, of: printed)
    case (.number(let number), .range(let lower?, "...", nil)) where number.isCut:
      return inside(WrittenValue(stated.source.dropLast(stated.source.last == "…" ? 1 : 3)), lower, isUnordered: false)
    case (.string(let text), .string(let other)): return text == other || abbreviates(text, other)
    case (.string, .word) where found.isLiteral, (.word, .string) where stated.isLiteral && depth > 0: return false
    case (.string(let text), .word), (.string(let text), .group), (.string(let text), .range):
      return text == found.source || abbreviates(text, String(found.source))
    case (.word, .string(let text)): return stated.source == text || abbreviates(String(stated.source), text)
    case (.range(let lower, let sign, let upper), .range(let otherLower, let otherSign, let otherUpper)):
      func same(_ stated: WrittenValue?, _ found: WrittenValue?) -> Bool {
        guard let stated, let found else { return stated == found }
        return inside(stated, found, isUnordered: false)
      }
      return sign == otherSign && same(lower, otherLower) && same(upper, otherUpper)
    case (.group(let group), .group(let other)):
      return isName(group.name, of: other.name) && group.bracket == other.bracket
        && agree(group, other, isUnordered: isUnordered || other.isDictionary, depth: depth)
    // A code may omit some of its digits.
    case (.word, .number): return abbreviates(stated.compact, found.compact)
    case (.word, .word):
      return isName(String(stated.source), of: String(found.source)) || abbreviates(stated.compact, found.compact)
    case (.group(let group), .word) where group.parts.last?.isOmitted == true:
      // A description that is too long is cut.
      return abbreviates(stated.compact, found.compact)
    default: return false
    }
  }

  private func agree(_ stated: WrittenValue.Group, _ found: WrittenValue.Group, isUnordered: Bool, depth: Int) -> Bool {
    func same(_ stated: WrittenValue.Part, _ found: WrittenValue.Part) -> Bool {
      let values = { agrees(stated.value, found.value, depth: depth + 1) }
      switch (stated.label, found.label) {
      case (nil, nil): return values()
      // A list has no keys where a dictionary has some; labels of tuples may be omitted.
      case (nil, .some): return found.label?.isString == false && bracketsLabels && values()
      case (.some, nil): return false
      case (let label?, let other?):
        return (label.compact == other.compact || ValueAgreement().isKey(label, other)) && values()
      }
    }
    let bracketsLabels = found.bracket == "("
    let isAbbreviated = stated.parts.contains(where: \.isOmitted)
    if isUnordered {
      let written = stated.parts.filter { !$0.isOmitted }
      guard isAbbreviated ? written.count <= found.parts.count : written.count == found.parts.count else {
        return false
      }
      var rest = found.parts
      return written.allSatisfy { part in
        guard let index = rest.firstIndex(where: { same(part, $0) }) else { return false }
        rest.remove(at: index)
        return true
      }
    }
    guard isAbbreviated else {
      return stated.parts.count == found.parts.count && zip(stated.parts, found.parts).allSatisfy(same)
    }
    let runs = stated.parts.split(omittingEmptySubsequences: false) { $0.isOmitted }
    var rest = found.parts[...]
    for (index, run) in runs.enumerated() {
      if index == 0 {
        guard rest.count >= run.count, zip(run, rest).allSatisfy(same) else { return false }
        rest = rest.dropFirst(run.count)
      } else if index == runs.count - 1 {
        guard rest.count >= run.count, zip(run, rest.suffix(run.count)).allSatisfy(same) else { return false }
      } else {
        guard
          let start = rest.indices.first(where: {
            rest.endIndex - $0 >= run.count && zip(run, rest[$0...]).allSatisfy(same)
          })
        else { return false }
        rest = rest[(start + run.count)...]
      }
    }
    return true
  }

  /// Whether keys are equal: numbers by their values, without rounding.
  private func isKey(_ stated: WrittenValue, _ found: WrittenValue) -> Bool {
    switch (stated.content, found.content) {
    case (.number(let left), .number(let right)): !left.isCut && left.equals(right)
    case (.string(let left), .string(let right)): left == right
    case (.word, .string(let text)): stated.source == text
    case (.word, .word): isName(stated.compact, of: found.compact)
    default: agrees(stated, found)
    }
  }

  /// Whether a name means another, which may have the names of modules and types before it; `.north` is a case.
  private func isName(_ stated: String, of found: String) -> Bool {
    if stated == found || !stated.isEmpty && !stated.hasPrefix(".") && found.hasSuffix("." + stated) { return true }
    return stated.hasPrefix(".") && stated.count > 1 && (found.hasSuffix(stated) || found == stated.dropFirst())
  }

  /// Whether digits are an integer in base 2 without `0b`: they begin with 0, or fill whole bytes.
  private func isBinary(_ stated: WrittenNumber, of found: WrittenNumber) -> Bool {
    let digits = stated.spelling
    guard stated.isInteger, !stated.isNegative, !stated.isCut, found.isInteger, digits.count > 1,
      digits.hasPrefix("0") || digits.count.isMultiple(of: 8), let value = UInt64(digits, radix: 2)
    else { return false }
    return UInt64(found.spelling) == value && !found.isNegative
  }

  /// Whether a text is another one in which `…` stands for parts.
  private func abbreviates(_ stated: String, _ found: String) -> Bool {
    let pieces = stated.replacing("...", with: "…").split(separator: "…", omittingEmptySubsequences: false)
    guard pieces.count > 1, pieces.contains(where: { !$0.allSatisfy(\.isWhitespace) }), let first = pieces.first,
      let last = pieces.last, found.hasPrefix(first)
    else { return false }
    var rest = found.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

extension WrittenValue {
  /// Whether the value is taken apart, so that white space between its parts means nothing.
  fileprivate var hasParts: Bool {
    switch content {
    case .number, .group, .range: true
    case .string, .omitted, .word: false
    }
  }

  /// Whether the value is a word of Swift that stands for a value, and not a text.
  fileprivate var isLiteral: Bool { ["true", "false", "nil"].contains(source) }

  fileprivate var isString: Bool { if case .string = content { true } else { false } }

  /// The list in the description of a collection, such as `ArraySlice([1])`; nil for any other value.
  fileprivate var list: WrittenValue? {
    guard case .group(let group) = content, group.bracket == "(", group.parts.count == 1, group.parts[0].label == nil,
      group.name.first?.isLetter == true, case .group(let inner) = group.parts[0].value.content, inner.bracket == "[",
      inner.name.isEmpty
    else { return nil }
    return group.parts[0].value
  }

  /// The range that Swift describes with its type; nil for any other value.
  var wrappedRange: WrittenValue? {
    if let range = only(in: ["Range", "ClosedRange"]) { return range }
    guard case .group(let group) = content, group.bracket == "(", group.parts.count == 1,
      let label = group.parts[0].label
    else { return nil }
    let bound = group.parts[0].value
    let type = group.name.prefix { $0 != "<" }
    switch (type.split(separator: ".").last, label.source) {
    case ("PartialRangeFrom", "lowerBound"):
      return WrittenValue("\(bound.source)...", .range(lower: bound, sign: "...", upper: nil))
    case ("PartialRangeThrough", "upperBound"):
      return WrittenValue("...\(bound.source)", .range(lower: nil, sign: "...", upper: bound))
    case ("PartialRangeUpTo", "upperBound"):
      return WrittenValue("..<\(bound.source)", .range(lower: nil, sign: "..<", upper: bound))
    default: return nil
    }
  }

  /// The text between angle brackets; nil for any other value.
  fileprivate var inAngleBrackets: WrittenValue? {
    source.count > 2 && source.hasPrefix("<") && source.hasSuffix(">")
      ? WrittenValue(source.dropFirst().dropLast()) : nil
  }
}
