extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-UI3XFaEy0nVkj7w7FG2ETpyVnjqyKnOBr/O8DXjUeb4="
  /// The hash of the script.
  static let scriptHash = "sha256-VgFFyc8dv5Eys4Syw2H0QzcivbjQ3u8VsEl7emYw1Cw="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-nzQvgQUZYm6o8tSJCzSb5OQiGlNDN75RcWplnBr2weI="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-iGSzZNTDu1ziQtc37YBDv8nJWGiu9Pj4d6jv68zVbDw="
}
