import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

/// The values of a parameter, which are counted before any of them is listed.
struct ParameterValues {
  /// The number of values.
  let count: ExactInteger
  /// A function that lists the values.
  let list: () -> [YAMLNode]

  /// Creates values from a list.
  init(_ nodes: [YAMLNode]) {
    count = ExactInteger(nodes.count)
    list = { nodes }
  }

  /// Creates values from their number and the value at each position.
  init(count: ExactInteger, _ text: @escaping (Int) -> String) {
    self.count = count
    list = { (0..<(count.int ?? 0)).map { YAMLNode(.scalar(text($0), quoted: false), line: 1) } }
  }

  /// Creates the values of some, one after the other.
  init(joining parts: [ParameterValues]) {
    count = parts.reduce(0) { $0 + $1.count }
    list = { parts.flatMap { $0.list() } }
  }

  /// Creates the values that are made from others one by one.
  init(_ values: ParameterValues, each change: @escaping (YAMLNode) -> YAMLNode) {
    count = values.count
    list = { values.list().map(change) }
  }
}
