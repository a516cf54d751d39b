import Foundation

/// The file of a store, in a separate folder that is removed at the end.
struct PreferenceFile: Sendable {
  /// The folder.
  let folder: URL
  /// The address of the file.
  var url: URL { folder.appending(path: Self.fileName) }

  /// The name of the source.
  static let fileName = "sample_pref.plist"
  /// The key of the version.
  static let versionKey = "Version"

  /// Creates the folder, calls the body with the file, and removes the folder.
  static func inTemporaryFolder<Result>(_ body: (PreferenceFile) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "preferences-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(PreferenceFile(folder: folder))
  }

  /// Whether something exists at the path.
  var exists: Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// Returns the content of the file; nil if it is not a property list of keys and values.
  func read() -> [String: PreferenceBox]? {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list.mapValues { PreferenceBox(value: $0 as AnyObject) }
  }

  /// Writes keys and values as an XML property list; false if that fails.
  func write(_ values: [String: PreferenceBox], atomically: Bool = true) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values.mapValues(\.value), format: .xml, options: 0)
    else { return false }
    return (try? data.write(to: url, options: atomically ? .atomic : [])) != nil
  }

  /// The name under which an unreadable file is saved.
  static let keptName = "\(fileName).unreadable"

  /// Moves the file aside, replacing the one that was moved aside before.
  func setAside() {
    let kept = folder.appending(path: Self.keptName)
    try? FileManager.default.removeItem(at: kept)
    try? FileManager.default.moveItem(at: url, to: kept)
  }
}
