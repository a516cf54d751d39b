import SourceText

extension Template {
  /// Creates an experiment that returns a table, with its test.
  ///
  /// - Parameters:
  ///   - name: the part of its name after the dot.
  ///   - topic: the part of its name before the dot.
  ///   - folder: the folder of the topics.
  ///   - tests: the folder of their tests; nil for no test.
  init(experiment name: String, topic: String, in folder: String, tests: String?) {
    let type = topic.asTypeName + name.asTypeName
    let group = topic.asTypeName
    var files = [File(path: "\(folder)/\(group)/\(type).swift", text: Self.experiment(type, "\(topic).\(name)"))]
    if let tests {
      files.append(File(path: "\(tests)/\(group)/\(type)Tests.swift", text: Self.test(type, "\(topic).\(name)")))
    }
    self.init(
      files: files,
      hints: Self.buildHints(of: [type], isForHost: tests == nil) + [
        "Then run it: \(name: "lesson try \(topic).\(name) 'numbers=[1, 2, 3]'")"
      ])
  }

  /// Returns the steps from the source of experiments to a program with them.
  static func buildHints(of types: [String], isForHost: Bool) -> [Message] {
    guard isForHost else { return ["Build it: \(name: "scripts/build")"] }
    let list = types.map { "\($0).self" }.joined(separator: ", ")
    return [
      "Move it to the sources of your host in Swift. If you have none: \(name: "lesson new host NAME --swift")",
      "Add it to the experiments of your host: \(name: "await ExperimentHost([\(list)]).run()")",
      "Build your host: \(name: "swift build")",
    ]
  }

  static func experiment(_ type: String, _ name: String) -> String {
    """
    import ExperimentKit

    /// The squares of some numbers.
    struct \(type): Experiment {
      static let about = About(
        "\(name)", en: "The squares of some numbers.", ja: "いくつかの数の2乗。", example: "numbers=[1, 2, 3]")
      static let signature = Signature(
        Self.init,
        Parameter(
          "numbers", .list(of: .integer(-1000...1000), count: 1...20), help: LocalizedText(en: "The numbers.", ja: "数。")))

      let numbers: [Int]

      func run() -> Table {
        let columns = [
          Table.Column("number", LocalizedText(en: "number", ja: "数"), alignment: .right),
          Table.Column("square", LocalizedText(en: "square", ja: "2乗"), alignment: .right),
        ]
        return Table(columns, rows: numbers.map { [.plain("\\($0)"), .plain("\\($0 * $0)")] })
      }
    }

    """
  }

  private static func test(_ type: String, _ name: String) -> String {
    """
    import ExperimentKit
    import TestSupport
    import Testing

    @testable import AppExperiments

    @Suite("\(name)")
    struct \(type)Tests {
      @Test("Every number has its square next to it")
      func squares() async throws {
        let lines = try await run("\(name)", "numbers: [-3, 0, 12]").text(.english)
        #expect(lines.dropFirst(2).map { $0.filter { !$0.isWhitespace } } == ["|-3|9|", "|0|0|", "|12|144|"])
      }
    }

    """
  }
}
