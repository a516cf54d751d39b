import SourceText

/// The reason that a parameter's value is refused.
public struct Rejection: Error, Sendable, Hashable {
  /// The parameter.
  public var parameter: String
  /// The line of the value, if only a part of the parameter is wrong.
  public var line: Int?
  /// The value and the reason that it is not valid.
  public var reason: Message
  /// The allowed values, with the nearest one if the value is a near miss.
  public var help: Message?

  /// Creates a rejection of a parameter's value.
  public init(_ parameter: String, line: Int? = nil, _ reason: Message, help: Message? = nil) {
    self.parameter = parameter
    self.line = line
    self.reason = reason
    self.help = help
  }
}

/// Several refused values.
public struct Rejections: Error, Sendable {
  /// The rejections, at least one.
  public let all: [Rejection]

  /// Collects rejections.
  public init(_ all: [Rejection]) {
    self.all = all
  }
}

extension Rejections {
  /// Returns the rejections with the lines of their parameters, unless they have lines.
  func located(in entries: [YAMLNode.Entry]) -> Rejections {
    Rejections(
      all.map { rejection in
        var rejection = rejection
        rejection.line = rejection.line ?? entries.first { $0.key == rejection.parameter }?.line
        return rejection
      })
  }

  /// Returns findings for the rejections.
  ///
  /// - Parameters:
  ///   - line: the line to name for a parameter that is not given.
  ///   - place: the place of a line.
  /// - Returns: one finding for each, in order.
  public func findings(line: Int, place: (Int) -> Place) -> [Finding] {
    all.map { Finding(place($0.line ?? line), $0.reason, help: $0.help) }
  }
}
