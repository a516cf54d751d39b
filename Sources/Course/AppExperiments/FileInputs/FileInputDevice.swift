import ExperimentKit

/// A device whose browser shows the page.
enum FileInputDevice: String, CaseIterable, Sendable {
  case iphone
  case ipod
  case ipad
  case android
  case mac

  /// The common name of the device.
  var title: String {
    switch self {
    case .iphone: "iPhone"
    case .ipod: "iPod touch"
    case .ipad: "iPad"
    case .android: "Android"
    case .mac: "Mac"
    }
  }

  /// The name that its browser sends, shortened to the part that pages check.
  var userAgent: String {
    switch self {
    case .iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X)"
    case .ipod: "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_1_4 like Mac OS X)"
    case .ipad: "Mozilla/5.0 (iPad; CPU OS 12_1_4 like Mac OS X)"
    case .android: "Mozilla/5.0 (Linux; Android 9; Pixel 3)"
    case .mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_3)"
    }
  }

  /// Whether the browser fails: on iOS every browser has the same engine.
  var fails: Bool {
    switch self {
    case .iphone, .ipod, .ipad: true
    case .android, .mac: false
    }
  }

  /// The result of the article's function: whether the browser's name contains `iPhone` or `iPod` after its first
  /// character.
  var isIOs: Bool {
    ["iPhone", "iPod"].contains { name in
      userAgent.firstRange(of: name).map { $0.lowerBound > userAgent.startIndex } ?? false
    }
  }

  static let parameter = Parameter(
    "device", .choice, default: FileInputDevice.iphone,
    help: LocalizedText(en: "The device whose browser shows the page.", ja: "ページを開くデバイス。"))
}
