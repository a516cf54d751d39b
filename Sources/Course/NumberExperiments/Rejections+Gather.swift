import ExperimentKit

extension Rejections {
  /// Returns the result for every element, or the rejections of all refused ones.
  static func gather<Element, Value>(
    _ elements: [Element], _ read: (Element) throws(Rejection) -> Value
  ) throws(Rejections) -> [Value] {
    var values: [Value] = []
    var rejections: [Rejection] = []
    for element in elements {
      do throws(Rejection) {
        values.append(try read(element))
      } catch {
        rejections.append(error)
      }
    }
    guard rejections.isEmpty else { throw Rejections(rejections) }
    return values
  }

  /// Returns two values, or the rejections of both.
  static func gather<First, Second>(
    _ first: @autoclosure () throws(Rejections) -> First, _ second: @autoclosure () throws(Rejections) -> Second
  ) throws(Rejections) -> (First, Second) {
    switch (Result(catching: first), Result(catching: second)) {
    case (.success(let first), .success(let second)): return (first, second)
    case (.failure(let first), .failure(let second)): throw Rejections(first.all + second.all)
    case (.failure(let error), .success), (.success, .failure(let error)): throw error
    }
  }
}
