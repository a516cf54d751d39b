import Hosts
import LanguageServing
import LessonCheck
import LessonKit
import LessonRunner
import SourceText
import Workshops

/// A file other than Markdown that an editor has opened, and that this program reads.
struct OpenFile: Sendable {
  /// The kinds of files.
  enum Kind: Equatable {
    /// A `check.yml`.
    case rules
    /// A `hosts.yml`.
    case hosts
    /// A `lesson.yml`.
    case settings
    /// A workshop.
    case workshop
    /// Any other file, whose text the documents around it can depend on.
    case other
  }

  let uri: String
  let path: String
  var version: Int?
  private(set) var text: EditedText

  /// Creates a file; nil for one that this program does not read.
  init?(uri: String, path: String, version: Int?, _ text: String, encoding: PositionEncoding) {
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
    guard !isHidden, path.hasSuffix(".yml") || path.hasSuffix(".yaml") else { return nil }
    (self.uri, self.path, self.version) = (uri, path, version)
    self.text = EditedText(SourceFile(path: path, bytes: Array(text.utf8)), encoding: encoding)
  }

  var file: SourceFile { text.file }

  mutating func take(_ edits: [ChangeParameters.Change], version: Int?) {
    for edit in edits { text.replace(edit.range, with: edit.text) }
    self.version = version
  }

  /// The kind of the file.
  ///
  /// Other tools have files of the same names, so the keys or the folder must be those of lessons.
  var kind: Kind {
    let folder = RelativePath.folder(of: path)
    let isNearLessons =
      ["lessons", "workshops"].contains(RelativePath.name(of: folder))
      || PathKind.isFolder(RelativePath.join(folder, "lessons"))
    switch RelativePath.name(of: path) {
    case "check.yml": return isNearLessons || has(keys: ["languages", "rules"]) ? .rules : .other
    case "hosts.yml": return isNearLessons || has(keys: ["  topics"]) ? .hosts : .other
    case "lesson.yml": return .settings
    case "glossary.yml", "sources.yml", "spellings.yml", "topics.yml": return .other
    default: return RelativePath.name(of: folder) == "workshops" || has(keys: ["parts"]) ? .workshop : .other
    }
  }

  /// Whether a line begins with one of some keys.
  private func has(keys: [String]) -> Bool {
    file.lines.contains { range in
      keys.contains { file.bytes[range].starts(with: "\($0):".utf8) }
    }
  }

  /// Returns the errors in the text.
  ///
  /// - Parameters:
  ///   - texts: the texts of open files, by their paths.
  ///   - settings: the reader of a `lesson.yml`.
  /// - Returns: the errors; none for a file of another tool.
  func findings(_ texts: [String: [UInt8]], settings: (SourceFile) -> [Finding]) -> [Finding] {
    switch kind {
    case .rules: return Checker.findings(inConfiguration: file)
    case .hosts: return HostsFile(file.bytes, path: path).findings
    case .settings: return settings(file)
    case .workshop:
      let (workshop, findings) = Workshop.read(file)
      return findings + (workshop.map { WorkshopParts($0, in: .current.holding(texts)).findings } ?? [])
    case .other: return []
    }
  }
}

extension WorkingFolder {
  /// Returns the folder with the texts of open files instead of their content.
  func holding(_ texts: [String: [UInt8]]) -> WorkingFolder {
    var drafts = DraftDocuments()
    for (path, text) in texts { drafts.hold(text, of: path, in: self) }
    return reading(drafts)
  }
}
