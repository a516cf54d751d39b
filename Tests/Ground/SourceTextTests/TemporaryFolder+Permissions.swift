import Foundation
import TestSupport

extension TemporaryFolder {
  /// Returns the path of a file in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file with permissions, and returns its path.
  @discardableResult func write(_ name: String, _ text: String, permissions: Int = 0o644) throws -> String {
    let path = try write(text, to: name)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    return path
  }

  /// Returns the permissions of a file.
  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
  }

  /// The names of all entries in the folder, including hidden ones.
  var names: [String] {
    get throws { try names(in: "") }
  }

  /// Whether the tests run as root, who is not restricted by permissions.
  static var isRoot: Bool { geteuid() == 0 }
}
