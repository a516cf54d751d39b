extension PageAssets {
  /// The hash of the style, by which the page's policy knows it (CSP Level 3, section 2.3.1); `Tests/Pages` says what it is.
  static let styleHash = "sha256-W5IXRainRXS4mqYFBGLKiKb/NESU+FSdOuyEyM6nVjE="
  /// The hash of the script.
  static let scriptHash = "sha256-vKyOYjeb1MVaPIgvrxGxCDr8FCmmPZxYRIt4SGuag9M="
  /// The hash of the script of a live page.
  static let liveScriptHash = "sha256-mj8ndQFYWBLwkn7cRRWJsv2kwyTM0Btgqzv6v11iNso="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-g89ns3gXOPyFOsKuBYM7NY6tDF6BOeX48sosNa8dJIE="
}
