extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `Tests/Pages` prints the new hash when the style changes.
  static let styleHash = "sha256-OxhCs220W/ruR1TTXmPjO4o/H01EPKWbP+1U/sEiIME="
  /// The hash of the script.
  static let scriptHash = "sha256-YtUvz8sZOMidXVp0mkKY09yfo4jE87VBIKZtWYbglac="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-HdbqhU5lR/Lh9+eU3xTNGl3W1X2mGupkewzHc87bnHE="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-d3n8JvZcl+SPDq+ceBTnX1Eko3rDv8hjwwYqq6haB74="
}
