extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-8WIS0fVOMaPOHlfprDGaKFxbqyFk/BTxCOupJtHQAaY="
  /// The hash of the script.
  static let scriptHash = "sha256-ULz/5FNAoC6OH1X9regPNnrxFAgY4zZH5y19Zo4861c="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-3AC+2JnHzUQBOjhihJF8N0h2toOK3Pz4IieY0WoLing="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-iGSzZNTDu1ziQtc37YBDv8nJWGiu9Pj4d6jv68zVbDw="
}
