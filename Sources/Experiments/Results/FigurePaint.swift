extension Figure {
  /// The paints of the palette: few, each with a colour on a white ground and one on a dark ground.
  ///
  /// Blue and the vermilion of the accent are those of Okabe and Ito (Color Universal Design, 2008), as dark or as light as
  /// text on their ground needs: 4.5 to 1 (WCAG 2.2, success criterion 1.4.3). Readers of every kind of colour vision tell
  /// them apart, and the four tints by their lightness alone.
  public enum Paint: Sendable, Hashable, CaseIterable {
    /// Lines and text.
    case ink
    /// What stands back: guides, second-rank text.
    case muted
    /// What the reader should look at.
    case accent
    /// What is told apart from the accent and from ink.
    case blue
    /// A light area.
    case shade
    /// A light area that is told apart from one in a tint.
    case paleBlue
    /// An area that stands out from a light one.
    case tone
    /// The ground.
    case paper
    /// The shade of the accent that is nearest to the ground, of four, each well apart from the one before.
    case tint1
    /// The shade second nearest to the ground.
    case tint2
    /// The shade second farthest from the ground.
    case tint3
    /// The shade farthest from the ground.
    case tint4
    /// Nothing is painted.
    case none

    /// The colour on a white ground, as SVG writes it.
    public var light: String { colors.light }
    /// The colour on a dark ground.
    public var dark: String { colors.dark }

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
  }
}
