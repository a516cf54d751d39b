import SourceText

extension ParameterType {
  /// Returns the type of a list of values; a single value does not need brackets.
  ///
  /// - Parameters:
  ///   - type: the type of an element.
  ///   - count: the allowed number of elements.
  /// - Returns: the type of the list.
  public static func list<Element>(
    of type: ParameterType<Element>, count: ClosedRange<Int> = 1...65_536
  ) -> ParameterType where Value == [Element] {
    ParameterType(.list(of: type.domain, count: count)) { node, parameter in
      let nodes: [YAMLNode]
      switch node.content {
      case .sequence(let elements): nodes = elements
      case .scalar where !node.isEmpty: nodes = [node]
      default:
        throw Rejection(
          wrong: node, parameter: parameter, allowed: ParameterDomain.list(of: type.domain, count: count).allowed)
      }
      guard count.contains(nodes.count) else {
        throw Rejection(
          parameter, line: node.line,
          "The list `\(parameter)` has \(nodes.count) element\(nodes.count == 1 ? "" : "s").",
          help: "It can have \(count.lowerBound) to \(count.upperBound).")
      }
      var values: [Element] = []
      values.reserveCapacity(nodes.count)
      var rejections: [Rejection] = []
      for element in nodes {
        do {
          values.append(try type.read(element, parameter))
        } catch {
          rejections += Rejections(error, parameter: parameter).all
        }
      }
      guard rejections.isEmpty else { throw Rejections(rejections) }
      return values
    }
  }
}
