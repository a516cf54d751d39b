extension PageAssets {
  /// The hash of the style, by which the page's policy knows it (CSP Level 3, section 2.3.1); `Tests/Pages` says what it is.
  static let styleHash = "sha256-EddvYqioIvkIw8x3762UgmVivkd39EJ4lNa6sXEAYRE="
  /// The hash of the script.
  static let scriptHash = "sha256-vuvpUuxA0jhM99wkopiUyrb+51d/cfyNI9mxIH9jUW8="
  /// The hash of the script of an index.
  static let indexScriptHash = "sha256-v5Jz/7WDOF5irdJS02QYXQ6AoeQEWVB0zO8X26j4CM8="
}
