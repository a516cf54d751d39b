import Hosts
import LessonReport
import LessonRunner
import SourceText

/// The settings of a project in `lesson.yml`; options of the command take precedence.
struct RunConfiguration: Sendable {
  static let fileName = "lesson.yml"

  var strict = false
  var reproducible = false
  var failsFast = false
  var quiet = false
  var failOn: [String] = []
  var baseline: String?
  var jobs: Int?
  var writtenIn: Language?
  var modules: String?
  var imports: [String] = []
  var setup: String?
  var ignoresValues = false
  var times: String?
  var remoteCache: RemoteCacheAddress?
  var isRemoteCacheReadOnly = false
  /// The file; nil if there is none.
  private(set) var source: ConfigurationSource?

  private static let keys = [
    "strict", "reproducible", "fail-fast", "quiet", "fail-on", "baseline", "jobs", "written-in", "modules", "import",
    "setup", "no-values", "times", "remote-cache", "remote-cache-read-only",
  ]

  /// Reads the nearest `lesson.yml`.
  ///
  /// It is in the folder of the first path, in a folder above it, or else in the folder `lessons`.
  ///
  /// - Throws: ``SourceText/Findings`` if a key or value is wrong, or if the file belongs to another user.
  init(near paths: [String], in folder: WorkingFolder) throws(Findings) {
    let documents = paths.first ?? "lessons"
    guard let path = Self.path(near: documents, in: folder) else { return }
    let bytes: [UInt8]
    do throws(Finding) {
      guard !ConfigurationFiles.isForeign(folder.resolve(path), documents: folder.resolve(documents)) else {
        throw Finding(
          Place(file: path), "This file belongs to another user, so `lesson` does not read its settings.",
          help: "Remove it, or make your own copy.")
      }
      bytes = try folder.read(path)
    } catch {
      throw Findings([error])
    }
    let own = RelativePath.folder(of: path)
    source = ConfigurationSource(name: path, folder: folder.resolve(own.isEmpty ? "." : own), bytes: bytes)
    let findings = take(SourceFile(path: path, bytes: bytes), in: folder)
    if !findings.isEmpty { throw Findings(findings) }
  }

  /// Returns the errors in the text of a `lesson.yml`.
  static func findings(in file: SourceFile, _ folder: WorkingFolder) -> [Finding] {
    var configuration = RunConfiguration()
    return configuration.take(file, in: folder)
  }

  private init() {}

  /// Takes the settings in a file, and returns its errors.
  private mutating func take(_ file: SourceFile, in folder: WorkingFolder) -> [Finding] {
    var reader = YAMLEntries(file)
    let files = ConfigurationFiles(of: RelativePath.folder(of: file.path), in: folder)
    for entry in reader.entries(reader.root, keys: Self.keys) { take(entry, &reader, files) }
    return reader.findings
  }

  private static func path(near path: String, in folder: WorkingFolder) -> String? {
    var place = PathKind.isFolder(folder.resolve(path)) ? RelativePath.join("", path) : RelativePath.folder(of: path)
    if path.hasPrefix("/"), !place.hasPrefix("/") { place = "/" + place }
    while true {
      let file = place.isEmpty ? fileName : "\(place)/\(fileName)"
      if PathKind.identity(folder.resolve(file)) != nil { return file }
      if place.isEmpty || place.hasSuffix("..") { break }
      place = RelativePath.folder(of: place)
    }
    return PathKind.identity(folder.resolve("lessons/\(fileName)")) != nil ? "lessons/\(fileName)" : nil
  }

  private mutating func take(_ entry: YAMLNode.Entry, _ reader: inout YAMLEntries, _ files: ConfigurationFiles) {
    func path(_ text: String?) -> String? {
      guard let text else { return nil }
      guard let path = files.path(text) else {
        reader.report(
          entry.line,
          "`\(entry.key)` names `\(text)`, which is outside the package, or outside the folder of this file.",
          help: "Pass it on the command line instead: `--\(entry.key) \(text)`.")
        return nil
      }
      return path
    }
    switch entry.key {
    case "strict": strict = reader.truth(entry)
    case "reproducible": reproducible = reader.truth(entry)
    case "fail-fast": failsFast = reader.truth(entry)
    case "quiet": quiet = reader.truth(entry)
    case "remote-cache-read-only": isRemoteCacheReadOnly = reader.truth(entry)
    case "remote-cache":
      guard let text = reader.text(entry) else { return }
      do throws(RemoteCacheAddressError) {
        remoteCache = try RemoteCacheAddress(text)
      } catch {
        reader.report(entry.line, "`remote-cache` has an invalid address.", help: error.message)
      }
    case "no-values": ignoresValues = reader.truth(entry)
    case "fail-on":
      failOn = reader.texts(entry)
      for word in failOn where FailureKind(word: word) == nil {
        reader.report(
          entry.line, "`\(word)` is not a kind of failure.",
          help: Suggestion.help(for: word, among: FailureKind.all.map(\.word), what: "kinds"))
      }
    case "jobs": jobs = reader.number(entry, in: 1...1024)
    case "written-in":
      guard let word = reader.text(entry) else { return }
      writtenIn = Language(rawValue: word)
      if writtenIn == nil {
        reader.report(
          entry.line, "Lessons cannot be written in the language `\(word)`.",
          help: Suggestion.help(for: word, among: Language.allCases.map(\.rawValue), what: "languages"))
      }
    case "baseline": baseline = path(reader.text(entry))
    case "modules": modules = path(reader.text(entry))
    case "setup": setup = path(reader.text(entry))
    case "times": times = path(reader.text(entry))
    case "import": imports = reader.texts(entry)
    default: break
    }
  }
}

/// A `lesson.yml` as read.
struct ConfigurationSource: TrustableFile {
  let name: String
  let folder: String
  let bytes: [UInt8]
  var fileName: String { RunConfiguration.fileName }
}

extension YAMLEntries {
  /// Reads `true` or `false`.
  fileprivate mutating func truth(_ entry: YAMLNode.Entry) -> Bool {
    switch entry.value.scalar {
    case "true": return true
    case "false": return false
    default:
      report(
        entry.line, "`\(entry.key)` cannot be `\(entry.value.text.abbreviated)`.", help: "It takes `true` or `false`.")
      return false
    }
  }
}

extension DocumentOptions {
  /// Takes the settings that the command line does not give.
  mutating func take(_ configuration: RunConfiguration) {
    modules = modules ?? configuration.modules
    setup = setup ?? configuration.setup
    if imports.isEmpty { imports = configuration.imports }
    ignoresValues = ignoresValues || configuration.ignoresValues
  }
}

extension Session {
  /// Returns the settings of the project.
  ///
  /// - Throws: ``SourceText/Findings`` if the file has errors.
  func configuration(near paths: [String]) throws(Findings) -> RunConfiguration {
    try RunConfiguration(near: paths, in: folder)
  }
}
