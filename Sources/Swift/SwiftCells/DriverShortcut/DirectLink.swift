/// The last two steps of a compilation, without the two large programs that the driver starts for them.
///
/// One program lists the libraries that objects need; the other is the driver of C, which only starts the linker.
/// Together they take as long as linking. If this way of linking fails, for example because a text in an object looks
/// like the name of a library, the steps of the driver follow, and their messages are shown. If there is a library of
/// that name, the program loads it without using it.
struct DirectLink: Sendable, Hashable, Codable {
  /// The words of the linker command.
  private var linker: [String]

  /// The pattern of the libraries that objects need, which are texts among their bytes, each between two zero bytes.
  private static let library = "-l[[:alnum:]_][[:alnum:]_.+-]*"

  /// Reads the output of the driver of C for ``question(_:)``; nil if it is not a single command of plain words.
  ///
  /// - Parameters:
  ///   - answer: the output, with ``DriverSteps/folder`` instead of the folder in which the driver ran.
  ///   - commands: the commands of the driver.
  init?(_ answer: String, _ commands: [[String]]) {
    let lines = answer.split(separator: "\n").filter { $0.hasPrefix(" \"/") && $0.hasSuffix("\"") }
    guard let line = lines.first, lines.count == 1, !line.contains("\\"), Self.question(commands) != nil else {
      return nil
    }
    linker = line.dropFirst(2).dropLast().split(separator: "\" \"", omittingEmptySubsequences: false).map(String.init)
    guard linker[0].hasSuffix("/ld.lld"), !linker.joined().contains("\"") else { return nil }
  }

  /// Returns the words that make the driver of C print its commands; nil if it does not link the program.
  ///
  /// The driver of C refuses files that do not exist yet, except as arguments that it passes on to the linker.
  static func question(_ commands: [[String]]) -> [String]? {
    guard let extraction = extraction(of: commands), let link = commands.last, link[0].hasSuffix("/clang") else {
      return nil
    }
    let made = extraction.objects + ["@\(extraction.list)"]
    guard made.allSatisfy(link.contains) else { return nil }
    return link.flatMap { made.contains($0) ? ["-Xlinker", $0] : [$0] } + ["-###"]
  }

  /// Returns the objects whose libraries are listed before the program is linked, and the file for the list.
  private static func extraction(of commands: [[String]]) -> (objects: [String], list: String)? {
    guard let words = commands.dropLast().last, words[0].hasSuffix("/swift-autolink-extract"), words.count > 3,
      words[words.count - 2] == "-o"
    else { return nil }
    return (Array(words[1..<(words.count - 2)]), words[words.count - 1])
  }

  /// Returns the commands as lines of a shell, in which this way of linking replaces the driver's unless it fails.
  func lines(inPlaceOf commands: [[String]]) -> [String] {
    guard let extraction = Self.extraction(of: commands) else { return commands.map(ShellWords.quoted) }
    let driver = commands.suffix(2).map(ShellWords.quoted).joined(separator: " && ")
    let direct = """
      cat \(ShellWords.quoted(extraction.objects)) | tr '\\0' '\\n' | LC_ALL=C grep -axe '\(Self.library)' \
      >\(ShellWords.quoted([extraction.list])) && \(ShellWords.quoted(linker))
      """
    return commands.dropLast(2).map(ShellWords.quoted) + ["{ { \(direct); } >/dev/null 2>&1 || { \(driver); }; }"]
  }
}
