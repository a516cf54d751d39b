extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-ZCUtCCSJ2PHp57eR51sUNvOfxI4pEe94pLNM3B3/t6c="
  /// The hash of the script.
  static let scriptHash = "sha256-rYVvFxCAuMbdGYsjR02S8qrkFpHna4mhpm59mSlV6HQ="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-eb/FZDA3rHGLjVvDjSfyRqpmd/7tgznx7BC8GZE9NCs="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-d3n8JvZcl+SPDq+ceBTnX1Eko3rDv8hjwwYqq6haB74="
}
