import Foundation
import TestSupport

extension TemporaryFolder {
  /// The path of a file in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file with permissions, and gives its path.
  @discardableResult func write(_ name: String, _ text: String, permissions: Int = 0o644) throws -> String {
    let path = try write(text, to: name)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    return path
  }

  /// The permissions of a file.
  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
  }

  /// The names of everything in the folder, hidden files included.
  var names: [String] {
    get throws { try names(in: "") }
  }

  /// Whether the tests run as a user whom permissions do not stop.
  static var isRoot: Bool { geteuid() == 0 }
}
