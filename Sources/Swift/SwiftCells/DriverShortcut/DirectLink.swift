/// The last two steps of a compilation, without the two large programs that the driver starts for them: one lists the
/// libraries that objects ask for, the other is the driver of C, which does nothing but start the linker.
///
/// Together they take as long as linking. Where linking fails in this way, as it does where a text in an object looks like
/// the name of a library, the steps of the driver follow, whose messages are the ones that are shown. Where there is a library
/// of that name, the program loads it without using it.
struct DirectLink: Sendable, Hashable, Codable {
  /// The words of the linker.
  private var linker: [String]

  /// The libraries that objects ask for are texts among their bytes, each between two zero bytes.
  private static let library = "-l[[:alnum:]_][[:alnum:]_.+-]*"

  /// Reads what the driver of C prints for ``question(_:)``; nil where that is no single command of plain words.
  ///
  /// - Parameters:
  ///   - answer: what it prints, with the folder of ``DriverSteps/folder`` in place of that in which it was asked.
  ///   - commands: the commands of the driver.
  init?(_ answer: String, _ commands: [[String]]) {
    let lines = answer.split(separator: "\n").filter { $0.hasPrefix(" \"/") && $0.hasSuffix("\"") }
    guard let line = lines.first, lines.count == 1, !line.contains("\\"), Self.question(commands) != nil else {
      return nil
    }
    linker = line.dropFirst(2).dropLast().split(separator: "\" \"", omittingEmptySubsequences: false).map(String.init)
    guard linker[0].hasSuffix("/ld.lld"), !linker.joined().contains("\"") else { return nil }
  }

  /// The words with which the driver of C says what it would start; nil where it is not what links the program.
  ///
  /// It refuses files that are not there yet, but not where the linker is to take them.
  static func question(_ commands: [[String]]) -> [String]? {
    guard let extraction = extraction(of: commands), let link = commands.last, link[0].hasSuffix("/clang") else {
      return nil
    }
    let made = extraction.objects + ["@\(extraction.list)"]
    guard made.allSatisfy(link.contains) else { return nil }
    return link.flatMap { made.contains($0) ? ["-Xlinker", $0] : [$0] } + ["-###"]
  }

  /// The objects whose libraries are listed before the program is linked, and the file that takes the list.
  private static func extraction(of commands: [[String]]) -> (objects: [String], list: String)? {
    guard let words = commands.dropLast().last, words[0].hasSuffix("/swift-autolink-extract"), words.count > 3,
      words[words.count - 2] == "-o"
    else { return nil }
    return (Array(words[1..<(words.count - 2)]), words[words.count - 1])
  }

  /// The commands as lines of a shell, the last two of them in place of those of the driver unless they fail.
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
