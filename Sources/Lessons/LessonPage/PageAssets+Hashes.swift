extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-8WIS0fVOMaPOHlfprDGaKFxbqyFk/BTxCOupJtHQAaY="
  /// The hash of the script.
  static let scriptHash = "sha256-XwvzqdBd8lNMvhISh3KIuBggzhJGVF4hSh8IbewEsYI="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-PrqzFQCt0fqBqtTB34GMGBCcHmAuFWSXqRFUZzqJzvM="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-iGSzZNTDu1ziQtc37YBDv8nJWGiu9Pj4d6jv68zVbDw="
}
