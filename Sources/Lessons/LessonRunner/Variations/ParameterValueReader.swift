import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

/// A reader of the values that a variation gives to a parameter, by the parameter's own type.
struct ParameterValueReader {
  /// The parameter.
  let declaration: any ParameterDeclaration
  /// The value that the cell writes; nil if it writes none.
  let written: YAMLNode?
  /// The number of bits of the cell's codes; nil if it is unknown.
  let bits: Int?
  /// The place for errors.
  let place: Place

  /// Returns the values of a parameter; a parameter that is a list gets one element at a time.
  ///
  /// - Throws: a ``SourceText/Finding`` for values that the parameter does not have.
  func values(_ values: ParameterVariation.Values) throws(Finding) -> ParameterValues {
    switch values {
    case .all: return single(try all())
    case .each: return single(ParameterValues(try elements(of: "each")))
    case .prefixes:
      let elements = try elements(of: "prefixes")
      let lists = (0...elements.count).map { YAMLNode(.sequence(Array(elements.prefix($0))), line: 1) }
      return ParameterValues((try? declaration.check(lists[0])) == nil ? Array(lists.dropFirst()) : lists)
    case .written(let parts):
      var all: [ParameterValues] = []
      for part in parts { all.append(try self.values(part)) }
      return ParameterValues(joining: all)
    }
  }

  /// The domain of a value, or of an element if the parameter is a list.
  var domain: ParameterDomain {
    if case .list(let element, _) = declaration.domain { element } else { declaration.domain }
  }

  private var isList: Bool { if case .list = declaration.domain { true } else { false } }

  /// Returns values as lists of one element each, if the parameter is a list.
  private func single(_ values: ParameterValues) -> ParameterValues {
    guard isList else { return values }
    return ParameterValues(values) { YAMLNode(.sequence([$0]), line: 1) }
  }

  private func values(_ value: ParameterVariation.Value) throws(Finding) -> ParameterValues {
    switch value {
    case .single(let node):
      if case .sequence = node.content { return ParameterValues([node]) }
      return single(ParameterValues([node]))
    case .range(let low, let high, let step):
      let range = ValueRange(low, high, step, bits: bits, of: declaration.name, at: place)
      return single(try range.values(in: domain))
    }
  }

  private func all() throws(Finding) -> ParameterValues {
    switch domain {
    case .choice(let words): return ParameterValues(words.map { YAMLNode(written: $0.word) })
    case .truth: return ParameterValues(["true", "false"].map { YAMLNode(written: $0) })
    case .integer(let range):
      let count = ExactInteger(range.upperBound) - ExactInteger(range.lowerBound) + 1
      return ParameterValues(count: count) { "\(range.lowerBound + $0)" }
    case .notation(_, let words) where !words.isEmpty: return ParameterValues(words.map { YAMLNode(written: $0) })
    case .code:
      guard let bits else {
        throw Finding(
          place, "The codes of `\(declaration.name)` have an unknown number of bits.",
          help: "Write the code in the cell with all its binary digits, or write a range, such as `00000...11111`.")
      }
      return ParameterValues(count: ExactInteger.powerOfTwo(bits)) { CodeForm.binary(bits).text(UInt128($0)) }
    case .number, .exactNumber, .text, .lines, .notation, .told, .list:
      throw Finding(
        place, "The parameter `\(declaration.name)` does not list all its values.",
        help: "It takes \(declaration.allowed). Write a list, or a range such as `0...4 by 1/2`.")
    }
  }

  private func elements(of word: String) throws(Finding) -> [YAMLNode] {
    guard isList, case .sequence(let elements)? = written?.content, !elements.isEmpty else {
      throw Finding(
        place, "`\(word)` needs a list that the cell writes, but `\(declaration.name)` has none.",
        help: "Write the list in the cell, or the values in `vary`.")
    }
    return elements
  }
}
