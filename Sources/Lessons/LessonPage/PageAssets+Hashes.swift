extension PageAssets {
  /// The hash of the style in the page's policy (CSP Level 3, section 2.3.1).
  ///
  /// `scripts/page-hashes` writes the hashes when a file in `Assets` changes.
  static let styleHash = "sha256-CgcwAUtuGRWd4tM84789thSFKubxCqG9eQwVVtxmcYk="
  /// The hash of the script.
  static let scriptHash = "sha256-ULz/5FNAoC6OH1X9regPNnrxFAgY4zZH5y19Zo4861c="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-sSxQ76aqv/OqlVvWIMMmc8ZF5joNTzzhYvjc6hT5OEY="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-C5BHdoQFMI9eUrjDVj/PtO0tGOzQbj6055CTeUNmZtA="
}
