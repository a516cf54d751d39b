internal import CCairo
import SourceText

/// Finds the fonts of the machine, through fontconfig, and those that a package brings along.
enum FontLibrary {
  /// A font file of the machine.
  struct Entry {
    let file: String
    let index: Int32
    let version: String
  }

  /// The regular font of a family of exactly this name; throws `DrawingError.noFont` for what would be put in its place.
  static func find(_ family: String) throws(DrawingError) -> Entry {
    _ = bundledFonts
    guard let wanted = FcPatternCreate() else { throw .engine("no memory") }
    defer { FcPatternDestroy(wanted) }
    FcPatternAddString(wanted, FC_FAMILY, family)
    FcPatternAddBool(wanted, FC_SCALABLE, FcBool(FcTrue))
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
      version: integer(of: FC_FONTVERSION, in: match).map(version) ?? "")
  }

  /// Makes the fonts in the folder `fonts` beside the program known, where there is one.
  ///
  /// A font that the machine has itself goes before them.
  private static let bundledFonts: Void = {
    let folder = RelativePath.prefix(of: CommandLine.arguments.first ?? "")
    if !folder.isEmpty { FcConfigAppFontAddDir(nil, "\(folder)fonts") }
  }()

  /// `3.03` for the fixed-point number 3.03 of a font's head table (OpenType specification, `fontRevision`).
  private static func version(_ revision: Int32) -> String {
    let hundredths = (Int(revision) * 100 + 0x8000) >> 16
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
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
