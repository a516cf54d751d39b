import LessonKit
import LessonMarkdown
import SourceText

/// The documents to check and the files around them, each of which is read once.
final class CheckedTree {
  /// The lessons and other documents, each with its translations.
  private(set) var lessons: [CheckedLesson] = []
  /// The errors in documents and configurations that kept them from being checked.
  private(set) var findings: [Finding] = []
  /// The existing files and folders among those that were looked up.
  private(set) var found: Set<String> = []
  /// The contents of other files that were read.
  private(set) var texts: [String: [UInt8]] = [:]
  private let files: CheckedFiles
  private var documents: [String: CheckedDocument?] = [:]
  private var folders: [String: Set<String>?] = [:]
  private var proses: [String: Prose] = [:]
  private var configurations: [String: CheckConfiguration] = [:]
  private var spellingLists: [String: SpellingList?] = [:]

  /// Reads the markup of documents.
  init(_ groups: [[Document]], unsaved: [String: [UInt8]] = [:], resolve: @escaping (String) -> String) {
    files = CheckedFiles(resolve: resolve, unsaved: unsaved)
    for group in groups {
      lessons.append(CheckedLesson(documents: group.compactMap { add($0) }))
    }
    lessons.removeAll { $0.documents.isEmpty }
  }

  private func add(_ document: Document) -> CheckedDocument? {
    var outcome = DocumentOutcome(document, reportPath: document.path, cells: [])
    outcome.findings += document.cells.flatMap(\.findings)
    findings += outcome.allFindings
    if document.isDamaged { return nil }
    do throws(Finding) {
      let checked = CheckedDocument(document: document, markup: try Markup(document))
      documents[RelativePath.join("", document.path)] = checked
      return checked
    } catch {
      findings.append(error)
      return nil
    }
  }

  /// The folders that contain the lessons.
  var lessonsFolders: [LessonsFolder] {
    let inLessons = lessons.filter { $0.documents.first?.name.isLesson == true && $0.documents.first?.folder != "" }
    let grouped = Dictionary(grouping: inLessons) { RelativePath.folder(of: $0.documents.first?.folder ?? "") }
    return grouped.sorted { $0.key < $1.key }.map { LessonsFolder(path: $0.key, lessons: $0.value) }
  }

  /// Returns the document at a path, checked or not; nil if none can be read.
  func document(_ path: String) -> CheckedDocument? {
    if let known = documents[path] { return known }
    var document: CheckedDocument?
    if let bytes = files.bytes(path) {
      let read = Document(SourceFile(path: path, bytes: bytes))
      if let markup = try? Markup(read), !read.isDamaged { document = CheckedDocument(document: read, markup: markup) }
    }
    documents[path] = document
    return document
  }

  /// Returns the text of a document that readers see.
  func prose(of document: CheckedDocument) -> Prose {
    if let known = proses[document.path] { return known }
    let prose = (try? Prose(document.document)) ?? Prose.none
    proses[document.path] = prose
    return prose
  }

  /// Returns the text of a file; nil if it cannot be read.
  func text(_ path: String) -> SourceFile? {
    guard let bytes = texts[path] ?? files.bytes(path) else { return nil }
    texts[path] = bytes
    return SourceFile(path: path, bytes: bytes)
  }

  /// Returns the names in a folder; nil if the folder does not exist.
  func names(in folder: String) -> Set<String>? {
    if let known = folders[folder] { return known }
    let names = files.names(in: folder)
    folders[folder] = names
    return names
  }

  /// The result of looking up a path.
  enum Existence: Equatable {
    /// A file or a folder.
    case exists
    /// Nothing, but a file or folder whose name differs in letter case exists.
    case otherCase(String)
    /// Nothing if names are compared by bytes, but a name composed differently exists, such as é as two characters.
    case otherComposition(String)
    /// Nothing.
    case missing
  }

  /// Returns the result of looking up a path; letter case counts on every system.
  func existence(of path: String) -> Existence {
    var words = path.split(separator: "/").map(String.init)
    var folder = path.hasPrefix("/") ? "/" : ""
    while words.first == ".." { folder = RelativePath.join(folder, words.removeFirst()) }
    var (differs, isComposedOtherwise) = (false, false)
    for word in words {
      guard let names = names(in: folder) else { return .missing }
      var found = word
      if let same = names.firstIndex(of: word) {
        found = names[same]
        isComposedOtherwise = isComposedOtherwise || !found.hasSameBytes(as: word)
      } else {
        guard let near = names.sorted().first(where: { $0.lowercased() == word.lowercased() }) else { return .missing }
        (found, differs) = (near, true)
      }
      folder = RelativePath.join(folder, found)
    }
    if differs { return .otherCase(folder) }
    if isComposedOtherwise { return .otherComposition(folder) }
    found.insert(path)
    return .exists
  }

  /// Returns the nearest file of a name, in a folder or above it, or in a folder `lessons` there.
  func nearest(_ name: String, from folder: String) -> String? {
    let isAbsolute = folder.hasPrefix("/")
    var folder = folder
    while !isAbsolute || !folder.isEmpty {
      for place in [folder, RelativePath.join(folder, "lessons")] where names(in: place)?.contains(name) == true {
        return RelativePath.join(place, name)
      }
      if folder.isEmpty || folder.hasSuffix("..") { return nil }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }

  /// Returns the configuration for the documents of a folder.
  func configuration(for folder: String) -> CheckConfiguration {
    guard let path = nearest(CheckConfiguration.fileName, from: folder) else { return CheckConfiguration() }
    if let known = configurations[path] { return known }
    var configuration = CheckConfiguration()
    if let file = text(path) {
      let read = CheckConfiguration.read(file)
      configuration = read.configuration
      findings += read.findings
    }
    configurations[path] = configuration
    return configuration
  }

  /// Returns the spellings for the documents of a folder; nil if there are none.
  func spellings(for folder: String) -> SpellingList? {
    guard let path = nearest(SpellingList.fileName, from: folder) else { return nil }
    if let known = spellingLists[path] { return known }
    var list: SpellingList?
    if let file = text(path) {
      let read = SpellingList.read(file)
      list = read.list
      findings += read.findings
    }
    spellingLists[path] = list
    return list
  }
}
