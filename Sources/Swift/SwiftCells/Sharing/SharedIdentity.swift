import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The identity of all that the outcomes of Swift cells depend on besides the documents.
///
/// It consists of content, so that another machine with the same content finds the outcomes.
struct SharedIdentity: Sendable {
  /// The identity of the program, the compiler and the variables that compilers and linkers respect.
  let words: String
  private let content: FileContent

  /// Reads the files; nil if one cannot be read.
  init?(program: String, compiler: String, surroundings: [String], cache: OutcomeCache) {
    content = FileContent(cache: cache)
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    guard let program = content.words(of: program),
      let compiler = content.words(of: folder.appending(path: "swift-frontend").path)
    else { return nil }
    words = (["program \(program)", "compiler \(compiler)"] + surroundings).joined(separator: "\n")
  }

  /// Returns the identity of the modules and objects that arguments of the compiler name; nil if one cannot be read.
  func words(of arguments: ModuleArguments) -> String? {
    var files = arguments.objects
    for word in arguments.search {
      if let map = word.split(separator: "=").last, word.hasPrefix("-fmodule-map-file=") {
        files.append(String(map))
      } else if word.hasPrefix("/") {
        let names = FolderNames.of(word) ?? []
        files += names.filter { $0.hasSuffix(".swiftmodule") }.map { "\(word)/\($0)" }
      }
    }
    var words: [String] = []
    for file in files {
      guard let content = content.words(of: file) else { return nil }
      words.append(content)
    }
    return words.joined(separator: "\n")
  }
}
