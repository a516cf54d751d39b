import LessonKit
import SourceText

/// The files that a document names in `requires`, `sources`, links and images, with findings for missing ones.
///
/// A run uses it to apply these rules of ``Checker``, and to know the files that its results depend on.
package struct NamedFiles: Sendable {
  /// The findings for missing files that mislead the readers of a lesson.
  package private(set) var errors: [Finding] = []
  /// The findings for missing files in a document that is not a lesson, or that `check.yml` makes warnings.
  package private(set) var warnings: [Finding] = []
  /// The named files and folders that exist, by the paths to open.
  package let paths: Set<String>
  /// The contents of the files that names were looked up in, by the paths to open.
  package let texts: [String: [UInt8]]
  /// Whether a `check.yml` silenced a finding, so that the findings depend on that file, too.
  package private(set) var isConfigured = false

  /// Looks up the files that a document names.
  ///
  /// Links of a document that is not a lesson may be meant for GitHub or a similar site, where `../../issues` leads out
  /// of the files. So paths that lead out of the starting folder are ignored there. The pictures of cells are left to
  /// the cells.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - resolve: the path to open for a path in a document's form.
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
  /// The finding as a run reports it.
  fileprivate var ofRun: Finding {
    Finding(Place(file: path, line: line, column: column), "\(message) [\(code)]")
  }
}

extension Document {
  /// Whether the document may name other files.
  fileprivate var namesSomething: Bool {
    frontMatter?.requires.isEmpty == false || frontMatter?.sources.isEmpty == false || mayHoldLinks
  }

  /// Whether a finding concerns the image of a cell's picture, which an update writes.
  fileprivate func isPictureOfCell(_ finding: CheckFinding) -> Bool {
    cells.contains { cell in
      guard let transcript = cell.transcript, case .image = transcript.content else { return false }
      return transcript.lines.contains(finding.line)
    }
  }
}
