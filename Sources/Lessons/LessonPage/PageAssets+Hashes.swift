extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-8WIS0fVOMaPOHlfprDGaKFxbqyFk/BTxCOupJtHQAaY="
  /// The hash of the script.
  static let scriptHash = "sha256-6FEkC0wzNkqxVDewsB7blmrUDE6QzC2Mv+YNmyJc1fU="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-LNF5vLe2pMKTpha2rDqt+zfi2zjfXWpLD198+mU29G4="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-iGSzZNTDu1ziQtc37YBDv8nJWGiu9Pj4d6jv68zVbDw="
}
