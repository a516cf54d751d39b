extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-Fp7xbTys/Tit1pMNeNCkbdLbiuiVNaL1M7fiKkAK6G4="
  /// The hash of the script.
  static let scriptHash = "sha256-naZqdG1JQkVGg6Y88Penip4tFIYN2MWI/s6KJtQof7o="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-ensm0ZgfN4Zo1bNBoeQK7fgIzDd8aWwu/h4HgqhlXCM="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-d3n8JvZcl+SPDq+ceBTnX1Eko3rDv8hjwwYqq6haB74="
}
