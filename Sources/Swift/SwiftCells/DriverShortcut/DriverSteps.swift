/// The commands that the compiler's driver would start for some arguments, so that it need not be started for the same
/// arguments again.
struct DriverSteps: Sendable, Hashable, Codable {
  /// The words of each command; ``folder`` stands for the folder in which it is compiled.
  private var commands: [[String]]
  /// How the program is linked without the driver of C; nil where it is not, or must be.
  private var link: DirectLink?

  /// What stands for the folder.
  static let folder = "\u{1}"

  /// Reads what the driver prints for `-driver-print-jobs`; nil where that holds more than plain words.
  ///
  /// - Parameters:
  ///   - text: what it prints.
  ///   - path: the folder in which it would compile, where it puts a folder of its own for what lies between the commands.
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

  /// Whether a word names a list that the driver itself writes, as it does of many files.
  private static func isList(_ word: String) -> Bool {
    word.hasSuffix("filelist") || word.hasSuffix("file-map") || word.hasPrefix("@") && !word.hasSuffix(".autolink")
  }

  /// The words with which the driver of C says how it would link the program; nil where it does not link it.
  func questionOfLink(in path: String) -> [String]? {
    DirectLink.question(commands)?.map { $0.replacing(Self.folder, with: path) }
  }

  /// Notes what the driver of C says how it would link the program.
  mutating func takeLink(_ answer: String, in path: String) {
    link = DirectLink(answer.replacing(path, with: Self.folder), commands)
  }

  /// The words of a shell that runs the commands in a folder, one after the other until one fails.
  func words(in path: String) -> [String] {
    let lines = (link?.lines(inPlaceOf: commands) ?? commands.map(ShellWords.quoted)).joined(separator: " &&\n")
    return ["/bin/sh", "-c", lines.replacing(Self.folder, with: path.replacing("'", with: "'\\''"))]
  }

  /// Arguments with what stands for a folder in place of its path.
  package static func arguments(_ arguments: [String], in path: String) -> [String] {
    arguments.map { $0.replacing(path, with: folder) }
  }
}
