internal import CCairo
import SourceText

/// The fonts of the machine, found with fontconfig, and those in a package.
enum FontLibrary {
  /// A font file of the machine.
  struct Entry {
    let file: String
    let index: Int32
    let version: String
    let isBold: Bool
  }

  /// Returns a font of a family with exactly this name; throws `DrawingError.noFont` for a substitute.
  ///
  /// It is the regular one, or the bold one if that is wanted and there is one.
  static func find(_ family: String, isBold: Bool = false) throws(DrawingError) -> Entry {
    _ = bundledFonts
    guard let wanted = FcPatternCreate() else { throw .engine("not enough memory") }
    defer { FcPatternDestroy(wanted) }
    FcPatternAddString(wanted, FC_FAMILY, family)
    FcPatternAddBool(wanted, FC_SCALABLE, FcBool(FcTrue))
    if isBold { FcPatternAddInteger(wanted, FC_WEIGHT, FC_WEIGHT_BOLD) }
    FcConfigSubstitute(nil, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var outcome = FcResultNoMatch
    guard let match = FcFontMatch(nil, wanted, &outcome) else { throw .noFont(family: family, found: nil) }
    defer { FcPatternDestroy(match) }
    let names = strings(of: FC_FAMILY, in: match)
    guard names.contains(family), let file = strings(of: FC_FILE, in: match).first else {
      throw .noFont(family: family, found: names.first)
    }
    return Entry(
      file: file, index: integer(of: FC_INDEX, in: match) ?? 0,
      version: integer(of: FC_FONTVERSION, in: match).map(version) ?? "",
      isBold: integer(of: FC_WEIGHT, in: match) ?? 0 >= FC_WEIGHT_DEMIBOLD && !isThickened(match))
  }

  /// The registration of the fonts in the folder `fonts` next to the program, if there is one.
  ///
  /// A font that the machine has itself takes precedence.
  private static let bundledFonts: Void = {
    let folder = RelativePath.prefix(of: CommandLine.arguments.first ?? "")
    if !folder.isEmpty { FcConfigAppFontAddDir(nil, "\(folder)fonts") }
  }()

  /// Returns `3.03` for the fixed-point number 3.03 of a font's head table (OpenType specification, `fontRevision`).
  private static func version(_ revision: Int32) -> String {
    let hundredths = (Int(revision) * 100 + 0x8000) >> 16
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// Whether the machine's settings replace a bold font by a regular one, whose outlines are to be thickened.
  private static func isThickened(_ match: OpaquePointer) -> Bool {
    var isThickened: FcBool = 0
    return FcPatternGetBool(match, FC_EMBOLDEN, 0, &isThickened) == FcResultMatch && isThickened != 0
  }

  private static func strings(of key: String, in pattern: OpaquePointer) -> [String] {
    var all: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, Int32(all.count), &text) == FcResultMatch, let found = text {
      all.append(String(cString: found))
    }
    return all
  }

  private static func integer(of key: String, in pattern: OpaquePointer) -> Int32? {
    var number: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &number) == FcResultMatch ? number : nil
  }
}
