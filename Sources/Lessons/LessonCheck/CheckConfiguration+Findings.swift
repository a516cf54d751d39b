import SourceText

extension Checker {
  /// Returns the errors in the text of a `check.yml`.
  package static func findings(inConfiguration file: SourceFile) -> [Finding] {
    CheckConfiguration.read(file).findings
  }
}
