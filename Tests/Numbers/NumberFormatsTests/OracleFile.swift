import Foundation
import Testing

/// The files under `Oracles`, with the results of independent programs.
enum OracleFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Oracles")

  /// Returns the names of the files in a folder, sorted.
  static func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted()
  }

  /// Returns the bytes of a file, decompressed if its name ends in `.gz`.
  static func bytes(_ name: String) throws -> [UInt8] {
    let url = folder.appending(path: name)
    guard name.hasSuffix(".gz") else { return Array(try Data(contentsOf: url)) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", url.path]
    process.standardOutput = output
    try process.run()
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "gzip -dc \(name)")
    return bytes
  }

  /// Returns the rows of a file of comma-separated values, without its header.
  static func rows(_ name: String) throws -> [[String]] {
    try String(decoding: bytes(name), as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
