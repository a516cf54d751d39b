import Foundation
import TestSupport
import Testing

@testable import SwiftCells

/// The hosts next to the playground, which `HOSTS.md` names as examples.
@Suite("The example hosts")
struct ExampleHostTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  private static let greeting = root.appending(path: "Playground/GreetingHost/Sources/greeting-host/main.swift")
  private static let coin = root.appending(path: "Playground/CoinHost/coin-host")

  @Test("Each example host has fewer than 40 lines", arguments: [greeting, coin])
  func isShort(file: URL) throws {
    #expect(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count < 40)
  }

  @Test(
    "The example host in Swift answers as HOSTS.md shows",
    .enabled(if: InstalledCompiler.path != nil && PackageModules(program: program) != nil))
  func conversation() throws {
    let folder = try TemporaryFolder()
    let modules = try #require(PackageModules(program: program)).arguments(importing: ["ExperimentKit"])
    try Self.run(
      try #require(InstalledCompiler.path),
      ["-swift-version", "6", "-o", "host", Self.greeting.path] + modules.search + modules.objects + ["-lyaml"],
      in: folder)
    let document = try String(contentsOf: Self.root.appending(path: "HOSTS.md"), encoding: .utf8)
    let lines = document.split(separator: "\n")
    let requests = lines.filter { $0.hasPrefix("> {") }.map { $0.dropFirst(2) + "\n" }.joined()
    let replies = lines.filter { $0.hasPrefix("< {") }.map { String($0.dropFirst(2)) }
    let answers = try Self.run("\(folder.path)/host", [], in: folder, input: requests)
    #expect(replies.count == 3)
    #expect(Set(answers.split(separator: "\n").map(String.init)) == Set(replies))
  }

  /// Runs a program to its end and returns its standard output.
  @discardableResult
  private static func run(_ path: String, _ arguments: [String], in folder: TemporaryFolder, input: String = "")
    throws -> String
  {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let (given, taken) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = taken
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    let output = String(decoding: taken.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }
}
