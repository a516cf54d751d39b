/// The commands that the compiler's driver would start for some arguments.
///
/// With them the driver need not be started for the same arguments again.
struct DriverSteps: Sendable, Hashable, Codable {
  /// The words of each command; ``folder`` stands for the folder in which it is compiled.
  private var commands: [[String]]
  /// The commands that link the program without the driver of C; nil if it is not linked, or needs that driver.
  private var link: DirectLink?

  /// The character that stands for the folder.
  static let folder = "\u{1}"

  /// Reads the driver's output for `-driver-print-jobs`; nil if it contains more than plain words.
  ///
  /// - Parameters:
  ///   - text: the output.
  ///   - path: the folder in which it would compile, where it puts a folder of its own for intermediate files.
  init?(_ text: String, in path: String) {
    guard !text.isEmpty, !text.contains(where: { "'\"\\\u{1}".contains($0) }) else { return nil }
    commands = text.split(separator: "\n").map { line in
      line.split(separator: " ").map { word in
        String(word).replacing(/\/TemporaryDirectory\.\w+\//, with: "/").replacing(path, with: Self.folder)
      }
    }
    guard !commands.isEmpty, commands.allSatisfy({ $0.first?.hasPrefix("/") == true }),
      !commands.joined().contains(where: Self.isList)
    else { return nil }
  }

  /// Whether a word names a list that the driver itself writes, as it does for many files.
  private static func isList(_ word: String) -> Bool {
    word.hasSuffix("filelist") || word.hasSuffix("file-map") || word.hasPrefix("@") && !word.hasSuffix(".autolink")
  }

  /// Returns the words that make the driver of C print its link command; nil if it does not link the program.
  func questionOfLink(in path: String) -> [String]? {
    DirectLink.question(commands)?.map { $0.replacing(Self.folder, with: path) }
  }

  /// Records the link command that the driver of C printed.
  mutating func takeLink(_ answer: String, in path: String) {
    link = DirectLink(answer.replacing(path, with: Self.folder), commands)
  }

  /// Returns the words of a shell that runs the commands in a folder until one fails.
  func words(in path: String) -> [String] {
    let lines = (link?.lines(inPlaceOf: commands) ?? commands.map(ShellWords.quoted)).joined(separator: " &&\n")
    return ["/bin/sh", "-c", lines.replacing(Self.folder, with: path.replacing("'", with: "'\\''"))]
  }

  /// Returns arguments with the placeholder instead of a folder's path.
  package static func arguments(_ arguments: [String], in path: String) -> [String] {
    arguments.map { $0.replacing(path, with: folder) }
  }
}
