import LessonKit
import LessonRunner
import SourceText

/// The topics under which indexes list lessons, from a `topics.yml` next to the folders of the lessons.
package struct Topics: Sendable {
  /// A topic with its lessons.
  package struct Topic: Sendable, Hashable {
    /// The heading of the lessons.
    var title: LocalizedText
    /// The names of the lessons' folders.
    var lessons: [String]
  }

  /// The topics in the order of the file.
  package private(set) var all: [Topic] = []
  /// The errors of the files.
  package private(set) var findings: [Finding] = []

  /// The name of the file.
  static let file = "topics.yml"

  /// Creates no topics, so that an index is a single list.
  package init() {}

  /// Creates topics by reading the file next to the folders of documents, if there is one.
  ///
  /// - Parameters:
  ///   - documents: the paths of the documents.
  ///   - folder: the folder that the paths start from.
  package init(near documents: [String], in folder: WorkingFolder) {
    let lessons = documents.filter { DocumentName(path: $0).isLesson }
    var seen: Set<String> = []
    let places = lessons.map { RelativePath.join(RelativePath.folder(of: $0), "..") }
    for place in places where seen.insert(place).inserted {
      guard folder.names(in: place.isEmpty ? "." : place)?.contains(Self.file) == true else { continue }
      let path = RelativePath.join(place, Self.file)
      do throws(Finding) {
        read(SourceFile(path: path, bytes: try folder.read(path)))
      } catch {
        findings.append(error)
      }
    }
  }

  private static let form: Message = "Write `- title: {en: …, ja: …}` and below it `  lessons: [first, second]`."

  /// Adds the topics of a file.
  mutating func read(_ file: SourceFile) {
    var reader = YAMLEntries(file)
    if let root = reader.root, !root.isEmpty {
      if case .sequence(let nodes) = root.content {
        for node in nodes {
          let entries = reader.entries(node, keys: ["title", "lessons"])
          let title = entries.first { $0.key == "title" }.flatMap { reader.words($0) }
          let lessons = entries.first { $0.key == "lessons" }.map { reader.texts($0) }
          if let title, let lessons {
            all.append(Topic(title: title, lessons: lessons))
          } else {
            reader.report(node.line, "This topic is incomplete.", help: Self.form)
          }
        }
      } else {
        reader.report(root.line, "This is not a list of topics.", help: Self.form)
      }
    }
    findings += reader.findings
  }
}
