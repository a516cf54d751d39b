import SourceText

extension ParameterType {
  /// Returns the type without lists whose elements do not fit together, such as times that run backward.
  ///
  /// - Parameter error: returns the index and the error of the first wrong element; nil if there is none.
  /// - Returns: this type without those lists.
  public func refusing<Element>(
    _ error: @escaping @Sendable ([Element]) -> (index: Int, error: ValueError)?
  ) -> ParameterType where Value == [Element] {
    reading { node, parameter in
      let elements = try read(node, parameter)
      guard let (index, error) = error(elements) else { return elements }
      let nodes = if case .sequence(let nodes) = node.content { nodes } else { [node] }
      let element = nodes.indices.contains(index) ? nodes[index] : node
      throw Rejection(
        parameter, line: element.line,
        "The parameter `\(parameter)` cannot contain `\(element.text.abbreviated)`: \(error.reason).", help: error.help
      )
    }
  }
}
