/// Paths as text with slashes, as in links, documents and reports.
public enum RelativePath {
  /// Returns the folder of a path, without a final slash; empty for a path without a folder.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the folder of a path, with a final slash; empty for a path without a folder.
  public static func prefix(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Returns a folder with a final slash, to put before names in it; empty for the current folder, given as empty text.
  public static func prefix(in folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Returns the last name of a path.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the path to open for one that is absolute or relative to a folder.
  ///
  /// The system resolves `..`, because it can follow a link.
  public static func resolve(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : prefix(in: folder) + path
  }

  /// Returns a path that is relative to a folder, with `.` and `..` resolved.
  public static func join(_ folder: String, _ path: String) -> String {
    var words: [Substring] = []
    let isAbsolute = folder.hasPrefix("/")
    for word in folder.split(separator: "/") + path.split(separator: "/") where word != "." {
      if word == "..", let last = words.last, last != ".." { words.removeLast() } else { words.append(word) }
    }
    return (isAbsolute ? "/" : "") + words.joined(separator: "/")
  }

  /// Returns a path with `.` and `..` resolved.
  public static func plain(_ path: String) -> String { join(folder(of: path), name(of: path)) }

  /// Returns the path of a file relative to a folder, with `..` if it is elsewhere; both paths are absolute.
  public static func from(_ folder: String, to path: String) -> String {
    let (folder, path) = (join("/", folder).split(separator: "/"), join("/", path).split(separator: "/"))
    let common = zip(folder, path).prefix { $0 == $1 }.count
    return (folder.dropFirst(common).map { _ in ".." } + path.dropFirst(common)).joined(separator: "/")
  }

  /// Returns the path of a file relative to a folder that contains it; nil if the file is elsewhere.
  public static func below(_ folder: String, _ path: String) -> String? {
    if folder.isEmpty { return path.hasPrefix("/") || path.hasPrefix("../") ? nil : path }
    let prefix = prefix(in: folder)
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
