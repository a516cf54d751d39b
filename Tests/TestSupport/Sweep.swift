import ExperimentKit
import Results
import SourceText

/// Calls of experiments with every value of each parameter's menu and with the ends of its range.
public struct Sweep: Sendable {
  /// A call of an experiment.
  public struct Call: Sendable, CustomStringConvertible {
    let name: String
    let parameters: [String: JSONValue]

    /// Creates a call whose parameters are single values, as written.
    public init(_ name: String, _ parameters: [String: String]) {
      self.init(name, parameters.mapValues { .string($0) })
    }

    fileprivate init(_ name: String, _ parameters: [String: JSONValue]) {
      (self.name, self.parameters) = (name, parameters)
    }

    /// The command that repeats the call.
    public var description: String {
      let words = parameters.sorted { $0.key < $1.key }.map { Self.word("\($0.key)=\(Self.text($0.value))") }
      return (["lesson try", name] + words).joined(separator: " ")
    }

    /// Returns a word as a shell takes it.
    private static func word(_ text: String) -> String {
      text.allSatisfy { $0.isLetter || $0.isNumber || "=.-_".contains($0) }
        ? text : "'\(text.replacing("'", with: #"'\''"#))'"
    }

    private static func text(_ value: JSONValue) -> String {
      switch value {
      case .string(let text): text.isEmpty ? #""""# : text
      case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
      default: "\(value)"
      }
    }
  }

  private let catalogue: Catalogue

  /// Creates the sweep of a catalog.
  public init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// The calls in which one parameter differs from the example of its experiment.
  public var single: [Call] {
    catalogue.entries.flatMap { entry in
      let example = Self.example(of: entry)
      return [Call(entry.name, example)]
        + entry.parameters.flatMap { parameter in
          parameter.sweptValues.map { Call(entry.name, example.merging([parameter.name: $0]) { $1 }) }
        }
    }
  }

  /// Returns calls in which two parameters differ from the example of their experiment.
  ///
  /// - Parameters:
  ///   - count: the number of calls.
  ///   - seed: the seed of the choice.
  /// - Returns: the calls.
  public func pairs(_ count: Int, seed: UInt64) -> [Call] {
    var random = SplitMix64(seed: seed)
    let entries = catalogue.entries.filter { $0.parameters.count > 1 }
    return (0..<(entries.isEmpty ? 0 : count)).map { _ in
      let entry = random.pick(entries)
      var parameters = Self.example(of: entry)
      for parameter in entry.parameters.shuffled(using: &random).prefix(2) where !parameter.sweptValues.isEmpty {
        parameters[parameter.name] = random.pick(parameter.sweptValues)
      }
      return Call(entry.name, parameters)
    }
  }

  private static func example(of entry: CatalogueEntry) -> [String: JSONValue] {
    entry.exampleEntries.wire
  }
}

extension ParameterDeclaration {
  /// The values to call an experiment with: those that it offers, the ends of its range, and its default.
  fileprivate var sweptValues: [JSONValue] {
    domain.sweptValues + [defaultNode?.wire].compactMap(\.self)
  }
}

extension ParameterDomain {
  /// The largest number of elements in a list, to keep calls short.
  private static let mostElements = 64

  fileprivate var sweptValues: [JSONValue] {
    switch self {
    case .choice(let words): words.map { .string($0.word) }
    case .truth: ["true", "false"]
    case .integer(let range): [.string("\(range.lowerBound)"), .string("\(range.upperBound)")]
    case .number(let range): [.string(range.lowerBound.plainText), .string(range.upperBound.plainText)]
    case .exactNumber(_, .whole): ["0", "1", "-1", "9223372036854775807", "-170141183460469231731687303715884105728"]
    case .exactNumber(_, .fraction): ["0", "1", "-1", "1/3", "0.1", "1e-400", "-1e400"]
    case .exactNumber(_, .decimal(let range)):
      ["0", "0.1", .string(range.lowerBound.plainText), .string(range.upperBound.plainText)]
    case .code: ["0", "1", "11111", "0xFF", "0xFFFFFFFFFFFFFFFF", .string("0b" + String(repeating: "1", count: 128))]
    case .text(let longest): ["", "a", .string(String(repeating: "a", count: longest ?? 1_000))]
    case .lines: ["", "a", "a\nb"]
    case .notation(_, let offered): offered.map { .string($0) }
    case .told: []
    case .list(let element, let count):
      element.sweptValues.map { .array([$0]) } + Self.lists(of: element.sweptValues, count)
    }
  }

  /// Returns lists of several values: all of them, and the shortest and the longest list.
  private static func lists(of values: [JSONValue], _ count: ClosedRange<Int>) -> [JSONValue] {
    guard let first = values.first, let last = values.last else { return [] }
    let longest = min(count.upperBound, mostElements)
    return [
      .array(Array(values.prefix(longest))), .array([JSONValue](repeating: first, count: count.lowerBound)),
      .array([JSONValue](repeating: last, count: longest)), .array([last, first]),
    ]
  }
}
