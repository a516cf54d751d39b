import LessonKit
import SourceText

/// What a document names beside itself, in `requires`, `sources`, links and images: which of it exists, and what does not.
///
/// It is what ``Checker`` finds by the same rules, for who runs documents and must know on what that depends.
package struct NamedFiles: Sendable {
  /// What names nothing, and misleads the readers of a lesson.
  package private(set) var errors: [Finding] = []
  /// What names nothing in a document that is no lesson, or counts as a warning by `check.yml`.
  package private(set) var warnings: [Finding] = []
  /// The files and folders that are named and exist, by the paths to open.
  package let paths: Set<String>
  /// What the files hold in which names were looked up, by the paths to open.
  package let texts: [String: [UInt8]]
  /// Whether a `check.yml` silenced something, so that what was found depends on that file too.
  package private(set) var isConfigured = false

  /// Looks for what a document names.
  ///
  /// Links of a document that is no lesson may be meant for a forge, where `../../issues` leads out of the files: what leads
  /// out of the folder that paths start from is not looked for there. The pictures of cells are the business of their cells.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - resolve: the path to open for a path as it is named.
  package init(of document: Document, resolve: @escaping (String) -> String) {
    guard document.namesSomething else {
      (paths, texts) = ([], [:])
      return
    }
    let tree = CheckedTree([[document]], resolve: resolve)
    var findings: [CheckFinding] = []
    if let checked = tree.lessons.first?.documents.first {
      for rule in [BrokenLink(), UnknownRequirement(), UnknownSource()] as [any Rule] {
        var found = RuleFindings(type(of: rule).page)
        rule.check(checked, in: tree, &found)
        findings += found.all
      }
    }
    paths = Set(tree.found.map(resolve))
    texts = Dictionary(tree.texts.map { (resolve($0.key), $0.value) }) { first, _ in first }
    guard !findings.isEmpty else { return }
    let exceptions = DeclaredExceptions(tree)
    let isLesson = DocumentName(path: document.path).isLesson
    for finding in findings.sorted(by: CheckFinding.precedes) {
      if exceptions.allow(finding) || document.isPictureOfCell(finding) { continue }
      if !isLesson, finding.target?.hasPrefix("..") == true { continue }
      let severity = tree.configuration(for: RelativePath.folder(of: finding.path)).severity(of: finding)
      switch severity {
      case nil: isConfigured = true
      case .error where isLesson: errors.append(finding.ofRun)
      default: warnings.append(finding.ofRun)
      }
    }
  }
}

extension CheckFinding {
  /// The finding as a run tells it.
  fileprivate var ofRun: Finding {
    Finding(Place(file: path, line: line, column: column), "\(message) [\(code)]")
  }
}

extension Document {
  /// Whether anything beside the document may be named in it.
  fileprivate var namesSomething: Bool {
    frontMatter?.requires.isEmpty == false || frontMatter?.sources.isEmpty == false || mayHoldLinks
  }

  /// Whether a finding is of the image of a cell's picture, which an update writes.
  fileprivate func isPictureOfCell(_ finding: CheckFinding) -> Bool {
    cells.contains { cell in
      guard let transcript = cell.transcript, case .image = transcript.content else { return false }
      return transcript.lines.contains(finding.line)
    }
  }
}
