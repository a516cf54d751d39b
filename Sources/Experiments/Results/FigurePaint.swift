extension Figure {
  /// The paints of the palette, each with a color on white and one on a dark background.
  ///
  /// Blue and the vermilion of the accent are those of Okabe and Ito (Color Universal Design, 2008), as dark or as
  /// light as text on their background needs: 4.5 to 1 (WCAG 2.2, success criterion 1.4.3). Readers with every kind of
  /// color vision can distinguish them, and the four tints by lightness.
  public enum Paint: Sendable, Hashable, CaseIterable {
    /// Lines and text.
    case ink
    /// The paint of secondary parts, such as guides and minor text.
    case muted
    /// The paint of the most important part.
    case accent
    /// A paint that differs from the accent and from ink.
    case blue
    /// A light area.
    case shade
    /// A light area that differs from one in a tint.
    case paleBlue
    /// An area that stands out from a light one.
    case tone
    /// The background.
    case paper
    /// The tint of the accent nearest to the background, of four, each clearly different from the next.
    case tint1
    /// The tint second nearest to the background.
    case tint2
    /// The tint second farthest from the background.
    case tint3
    /// The tint farthest from the background.
    case tint4
    /// No paint.
    case none

    /// The color on a white background, as SVG writes it.
    public var light: String { colors.light }
    /// The color on a dark background.
    public var dark: String { colors.dark }
    /// The color on a page, which is as warm as the page.
    package var pageLight: String { pageColors?.light ?? light }
    /// The color on a dark page.
    package var pageDark: String { pageColors?.dark ?? dark }

    private var colors: (light: String, dark: String) {
      switch self {
      case .ink: ("#1b1f24", "#e6edf3")
      case .muted: ("#59636e", "#9ba6b2")
      case .accent: ("#a84300", "#ff9152")
      case .blue: ("#00639c", "#56b4e9")
      case .shade: ("#e6ebf2", "#21262d")
      case .paleBlue: ("#cfe6f5", "#123f5c")
      case .tone: ("#aab4c0", "#4a5563")
      case .paper: ("#ffffff", "#0d1117")
      case .tint1: ("#fbe0cf", "#47200c")
      case .tint2: ("#f0a87c", "#8f4013")
      case .tint3: ("#cc5a1e", "#e07a37")
      case .tint4: ("#7a2a00", "#ffd3b3")
      case .none: ("none", "none")
      }
    }

    /// The colors on a page, for paints that differ there.
    private var pageColors: (light: String, dark: String)? {
      switch self {
      case .ink: ("#1c1a17", "#efebe2")
      case .muted: ("#5c574e", "#b0a99c")
      case .shade: ("#ece8df", "#322e28")
      case .tone: ("#b5aea1", "#5c564b")
      case .paper: ("#ffffff", "#201e1a")
      case .tint1: ("#fbe0cf", "#572a12")
      case .tint2: ("#f0a87c", "#9a4718")
      case .tint3: ("#cc5a1e", "#e6823f")
      case .tint4: ("#7a2a00", "#ffd9bd")
      case .accent, .blue, .paleBlue, .none: nil
      }
    }
  }
}
