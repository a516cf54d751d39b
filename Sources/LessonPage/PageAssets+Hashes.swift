extension PageAssets {
  /// The hash of the style, by which the page's policy knows it (CSP Level 3, section 2.3.1); `Tests/Pages` says what it is.
  static let styleHash = "sha256-/ZE7vru7REj2sCjm5+vWfVt/U51vft9jDjOVY7JeE/Q="
  /// The hash of the script.
  static let scriptHash = "sha256-vuvpUuxA0jhM99wkopiUyrb+51d/cfyNI9mxIH9jUW8="
}
