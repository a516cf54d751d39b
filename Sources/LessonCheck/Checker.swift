import LessonKit
import SourceText

/// What looking at documents gave.
public struct CheckReport: Sendable {
  /// What rules found, by path, line and column.
  public var findings: [CheckFinding]
  /// Why a document or a configuration could not be looked at.
  public var mistakes: [Finding]
  /// The documents, by their paths.
  var files: [String: SourceFile]

  /// How many documents were looked at.
  public var documents: Int { files.count }
}

/// Looks at documents without running their cells.
public enum Checker {
  /// Looks at documents with every rule.
  ///
  /// - Parameters:
  ///   - groups: the documents; those of a lesson, in all its languages, together.
  ///   - resolve: the path to open for a path as it is named.
  /// - Returns: what was found, in the order of paths and lines.
  public static func check(_ groups: [[Document]], resolve: @escaping (String) -> String) -> CheckReport {
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
    let files = tree.lessons.flatMap(\.documents).map { ($0.path, $0.file) }
    return CheckReport(
      findings: findings.sorted(by: CheckFinding.precedes), mistakes: tree.findings + exceptions.findings,
      files: Dictionary(files) { first, _ in first })
  }
}

extension CheckReport {
  /// A document in which something is mended.
  public struct FixedFile: Sendable {
    /// The document as it is.
    public var file: SourceFile
    /// What it is to hold.
    public var bytes: [UInt8]
    /// How many findings are mended.
    public var count: Int
  }

  /// The documents in which something can be mended without harm; of changes that overlap only the first is made.
  public var fixedFiles: [FixedFile] {
    let fixable = Dictionary(grouping: findings.filter { $0.fix != nil }, by: \.path)
    return fixable.sorted { $0.key < $1.key }.compactMap { path, findings in
      guard let file = files[path] else { return nil }
      var fixed = FixedFile(file: file, bytes: [], count: 0)
      var position = 0
      for fix in findings.compactMap(\.fix).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
      where fix.range.lowerBound >= position {
        fixed.bytes += file.bytes[position..<fix.range.lowerBound] + fix.replacement
        position = fix.range.upperBound
        fixed.count += 1
      }
      fixed.bytes += file.bytes[position...]
      return fixed
    }
  }
}
