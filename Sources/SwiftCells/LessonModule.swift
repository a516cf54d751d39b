/// A module that cells of a document can import, made of Swift files beside the document.
public struct LessonModule: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The names of its files and what they hold, in the order of the names.
  public var files: [File]

  /// A file of the module.
  public struct File: Sendable, Hashable {
    /// The name, without a folder.
    public var name: String
    /// What it holds.
    public var content: [UInt8]

    /// Creates a file.
    public init(name: String, content: [UInt8]) {
      (self.name, self.content) = (name, content)
    }
  }

  /// Creates a module.
  public init(name: String, files: [File]) {
    (self.name, self.files) = (name, files)
  }
}
