import SourceText

extension ParameterType {
  /// Returns the type of a list of values, each of which has to agree with those before it.
  ///
  /// - Parameters:
  ///   - type: the type of an element.
  ///   - count: the allowed number of elements.
  ///   - check: returns the error of an element after those before it, if there is one.
  /// - Returns: the type of the list.
  public static func list<Element>(
    of type: ParameterType<Element>, count: ClosedRange<Int>,
    checking check: @escaping @Sendable (Element, ArraySlice<Element>) throws(ValueError) -> Void
  ) -> ParameterType where Value == [Element] {
    let list = ParameterType.list(of: type, count: count)
    return list.reading { node, parameter in
      let values = try list.read(node, parameter)
      let nodes = if case .sequence(let elements) = node.content { elements } else { [node] }
      let rejections = zip(values.indices, nodes).compactMap { index, element -> Rejection? in
        do throws(ValueError) {
          try check(values[index], values[..<index])
          return nil
        } catch {
          return Rejection(
            parameter, line: element.line,
            "The parameter `\(parameter)` cannot contain `\(element.text.abbreviated)`: \(error.reason).",
            help: error.help
          )
        }
      }
      guard rejections.isEmpty else { throw Rejections(rejections) }
      return values
    }
  }
}
