/// Paths as texts with slashes, as links, documents and reports have them.
public enum RelativePath {
  /// The folder of a path, without a final slash; empty for one without a folder.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The folder of a path, with a final slash; empty for one without a folder.
  public static func prefix(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A folder with a final slash, to stand before names in it; empty for the current folder, which is empty.
  public static func prefix(in folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The last name of a path.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path to open for one that is absolute or starts from a folder.
  ///
  /// `..` is left to the system, since a link may stand before it.
  public static func resolve(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : prefix(in: folder) + path
  }

  /// What a path means that starts from a folder, with `.` and `..` worked out.
  public static func join(_ folder: String, _ path: String) -> String {
    var words: [Substring] = []
    let isAbsolute = folder.hasPrefix("/")
    for word in folder.split(separator: "/") + path.split(separator: "/") where word != "." {
      if word == "..", let last = words.last, last != ".." { words.removeLast() } else { words.append(word) }
    }
    return (isAbsolute ? "/" : "") + words.joined(separator: "/")
  }

  /// A path with `.` and `..` worked out.
  public static func plain(_ path: String) -> String { join(folder(of: path), name(of: path)) }

  /// The path of a file as seen from a folder, with `..` where it lies elsewhere; both are absolute.
  public static func from(_ folder: String, to path: String) -> String {
    let (folder, path) = (join("/", folder).split(separator: "/"), join("/", path).split(separator: "/"))
    let common = zip(folder, path).prefix { $0 == $1 }.count
    return (folder.dropFirst(common).map { _ in ".." } + path.dropFirst(common)).joined(separator: "/")
  }

  /// The path of a file as seen from a folder that it lies in; nil if it lies elsewhere.
  public static func below(_ folder: String, _ path: String) -> String? {
    if folder.isEmpty { return path.hasPrefix("/") || path.hasPrefix("../") ? nil : path }
    let prefix = prefix(in: folder)
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
