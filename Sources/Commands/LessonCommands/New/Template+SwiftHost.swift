import SourceText

extension Template {
  /// Creates a Swift package with a host, and its lines in `hosts.yml`.
  ///
  /// - Parameters:
  ///   - name: its name, which is also its topic.
  ///   - folder: the folder of the lessons.
  ///   - hosts: the content of `hosts.yml`; empty if there is none.
  init(swiftHost name: String, in folder: String, hosts: [UInt8]) {
    let old = String(decoding: hosts, as: UTF8.self)
    let separator = old.isEmpty || old.hasSuffix("\n") ? "" : "\n"
    let package = "\(name)-host"
    let lines = """
      \(name):
        command: [\(package)/.build/debug/\(package)]
        topics: [\(name)]
        depends-on: []
        set-up: "`swift build --package-path \(folder)/\(package)` builds it"

      """
    self.init(
      files: [
        File(path: "\(folder)/\(package)/Package.swift", text: Self.manifest(package)),
        File(path: "\(folder)/\(package)/Sources/\(package)/main.swift", text: Self.host(name)),
        File(path: "\(folder)/\(package)/.gitignore", text: ".build/\n"),
        File(path: "\(folder)/hosts.yml", text: old + separator + lines, old: hosts),
      ],
      hints: [
        "Write in its Package.swift where swift-lessons is.",
        "Build it: \(name: "swift build --package-path \(folder)/\(package)")",
        "Allow it: \(name: "lesson trust \(folder)/hosts.yml")",
        "Then run it: \(name: "lesson try \(name).squares 'numbers=[1, 2, 3]'")",
      ])
  }

  private static func manifest(_ package: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(package)",
      platforms: [.macOS(.v15)],
      // The path of your checkout of swift-lessons, from the folder of this file.
      dependencies: [.package(name: "swift-lessons", path: "../../../swift-lessons")],
      targets: [
        .executableTarget(name: "\(package)", dependencies: [.product(name: "ExperimentKit", package: "swift-lessons")])
      ])

    """
  }

  private static func host(_ name: String) -> String {
    let type = "\(name.asTypeName)Squares"
    return """
      \(experiment(type, "\(name).squares"))
      await ExperimentHost([\(type).self]).run()

      """
  }
}
