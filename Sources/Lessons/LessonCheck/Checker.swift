import LessonKit
import SourceText

/// The result of checking documents.
package struct CheckReport: Sendable {
  /// The findings of rules, by path, line and column.
  package var findings: [CheckFinding]
  /// The reasons that documents or configurations could not be checked.
  package var errors: [Finding]
  /// The number of documents that were checked.
  package var documents: Int
  /// The documents to check, grouped by lesson with all its languages.
  let groups: [[Document]]
  /// The texts of files that are not saved, by the paths to open.
  let unsaved: [String: [UInt8]]
  /// Whether the files of whole folders were checked.
  let checksFolders: Bool
  /// The path to open for a path in a document's form.
  let resolve: @Sendable (String) -> String
}

/// A checker that reads documents without running their cells.
package enum Checker {
  /// Checks documents with every rule.
  ///
  /// - Parameters:
  ///   - groups: the documents, grouped by lesson with all its languages.
  ///   - computed: the findings of rules that need results of experiments.
  ///   - unsaved: the texts of files that an editor has not saved, by the paths to open.
  ///   - checksFolders: whether the files of a whole folder are checked, too, such as its glossary.
  ///   - resolve: the path to open for a path in a document's form.
  /// - Returns: the findings, in the order of paths and lines.
  package static func check(
    _ groups: [[Document]], computed: [CheckFinding] = [], unsaved: [String: [UInt8]] = [:],
    checksFolders: Bool = true, resolve: @escaping @Sendable (String) -> String
  ) -> CheckReport {
    let tree = CheckedTree(groups, unsaved: unsaved, resolve: resolve)
    let folders = checksFolders ? tree.lessonsFolders : []
    var findings = computed
    for document in tree.lessons.flatMap(\.documents) { _ = tree.configuration(for: document.folder) }
    for rule in Rules.all {
      var found = RuleFindings(type(of: rule).page)
      for lesson in tree.lessons {
        for document in lesson.documents { rule.check(document, in: tree, &found) }
        rule.check(lesson, in: tree, &found)
      }
      for folder in folders { rule.check(folder: folder, in: tree, &found) }
      findings += found.all
    }
    let exceptions = DeclaredExceptions(tree)
    findings = findings.filter { !exceptions.allow($0) }.compactMap { finding in
      tree.configuration(for: RelativePath.folder(of: finding.path)).severity(of: finding).map { severity in
        var finding = finding
        finding.severity = severity
        return finding
      }
    }
    return CheckReport(
      findings: findings.sorted(by: CheckFinding.precedes), errors: tree.findings + exceptions.findings,
      documents: Set(tree.lessons.flatMap(\.documents).map(\.path) + groups.joined().map(\.file.path)).count,
      groups: groups, unsaved: unsaved, checksFolders: checksFolders, resolve: resolve)
  }
}

extension CheckReport {
  /// The fixes that are safe.
  package var safeFixes: SafeFixes { SafeFixes(self) }

  /// Returns the document with the fix of one finding; nil if the fix is not safe, or if there is none.
  package func safeFix(of finding: CheckFinding) -> SafeFixes.File? {
    finding.fix == nil ? nil : SafeFixes(self, only: finding).files.first
  }

  /// The documents with safe fixes.
  package var fixedFiles: [SafeFixes.File] { safeFixes.files }
}
