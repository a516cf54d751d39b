import SourceText

extension ParameterType {
  /// Returns the type of a list of events, each of which must be possible after those before it.
  ///
  /// - Parameters:
  ///   - count: the allowed number of events.
  ///   - check: returns the error of an event after the others; it is called for each event in order.
  /// - Returns: the type of the list.
  /// - Complexity: as many calls of `check` as there are events.
  public static func script<Event: WrittenEvent>(
    count: ClosedRange<Int>,
    checking check: @escaping @Sendable (_ event: Event, _ before: ArraySlice<Event>) throws(ValueError) -> Void
  ) -> ParameterType where Value == [Event] {
    let list = ParameterType.list(of: ParameterType<Event>.event, count: count)
    return list.reading { node, parameter in
      let events = try list.read(node, parameter)
      var nodes = [node]
      if case .sequence(let elements) = node.content { nodes = elements }
      for (index, element) in zip(events.indices, nodes) {
        do throws(ValueError) {
          try check(events[index], events[..<index])
        } catch {
          throw Rejection(
            parameter, line: element.line,
            "The parameter `\(parameter)` cannot contain `\(element.text.abbreviated)` at position \(index + 1): \(error.reason).",
            help: error.help)
        }
      }
      return events
    }
  }
}
