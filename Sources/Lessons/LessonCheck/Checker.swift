import LessonKit
import SourceText

/// What looking at documents gave.
package struct CheckReport: Sendable {
  /// What rules found, by path, line and column.
  package var findings: [CheckFinding]
  /// Why a document or a configuration could not be looked at.
  package var errors: [Finding]
  /// How many documents were looked at.
  package var documents: Int
  /// The documents that were handed in; those of a lesson, in all its languages, together.
  let groups: [[Document]]
  /// The path to open for a path as it is named.
  let resolve: @Sendable (String) -> String
}

/// Looks at documents without running their cells.
package enum Checker {
  /// Looks at documents with every rule.
  ///
  /// - Parameters:
  ///   - groups: the documents; those of a lesson, in all its languages, together.
  ///   - resolve: the path to open for a path as it is named.
  /// - Returns: what was found, in the order of paths and lines.
  package static func check(_ groups: [[Document]], resolve: @escaping @Sendable (String) -> String) -> CheckReport {
    let tree = CheckedTree(groups, resolve: resolve)
    let folders = tree.lessonsFolders
    var findings: [CheckFinding] = []
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
      groups: groups, resolve: resolve)
  }
}

extension CheckReport {
  /// The fixes that can be made without harm.
  package var safeFixes: SafeFixes { SafeFixes(self) }

  /// The documents in which something can be fixed without harm.
  package var fixedFiles: [SafeFixes.File] { safeFixes.files }
}
