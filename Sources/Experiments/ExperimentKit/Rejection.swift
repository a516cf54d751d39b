import SourceText

/// Why a parameter's value cannot be taken.
public struct Rejection: Error, Sendable, Hashable {
  /// The parameter.
  public var parameter: String
  /// The line of the value, where it is not the whole parameter that is wrong.
  public var line: Int?
  /// What was written and why it cannot stand.
  public var reason: Message
  /// What is allowed, with the nearest allowed value if it is a near miss.
  public var help: Message?

  /// Creates a rejection of a parameter's value.
  public init(_ parameter: String, line: Int? = nil, _ reason: Message, help: Message? = nil) {
    self.parameter = parameter
    self.line = line
    self.reason = reason
    self.help = help
  }
}

/// Several values that cannot be taken.
public struct Rejections: Error, Sendable {
  /// The rejections, at least one.
  public let all: [Rejection]

  /// Collects rejections.
  public init(_ all: [Rejection]) {
    self.all = all
  }
}

extension Rejections {
  /// The rejections with the lines of their parameters, where they name none themselves.
  func located(in entries: [YAMLNode.Entry]) -> Rejections {
    Rejections(
      all.map { rejection in
        var rejection = rejection
        rejection.line = rejection.line ?? entries.first { $0.key == rejection.parameter }?.line
        return rejection
      })
  }

  /// Gives the rejections places.
  ///
  /// - Parameters:
  ///   - line: the line to name for a parameter that was not written.
  ///   - place: the place of a line.
  /// - Returns: one finding for each, in order.
  public func findings(line: Int, place: (Int) -> Place) -> [Finding] {
    all.map { Finding(place($0.line ?? line), $0.reason, help: $0.help) }
  }
}
