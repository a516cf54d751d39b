import Foundation

/// A folder of its own for a test, removed with everything in it at the end.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/lesson-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in the folder.
  @discardableResult func write(_ name: String, _ text: String, permissions: Int = 0o644) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: self(name))
    return self(name)
  }

  /// What a file holds.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// The permissions of a file.
  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
  }

  /// The names of everything in the folder, hidden files included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Whether the tests run as a user whom permissions do not stop.
  static var isRoot: Bool { geteuid() == 0 }
}
