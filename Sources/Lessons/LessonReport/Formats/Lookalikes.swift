/// Letters and signs that look like others in most fonts.
///
/// Source: the letters of European and Japanese text in the table of Unicode Technical Standard 39, *Unicode Security
/// Mechanisms*.
enum Lookalikes {
  /// Returns the character that a character looks like; itself if it looks like no other.
  static func original(of scalar: Unicode.Scalar) -> Unicode.Scalar { originals[scalar] ?? scalar }

  /// The originals, each with the characters that look like it.
  private static let groups: [(original: Unicode.Scalar, others: String)] = [
    ("a", "а"), ("c", "сϲ"), ("e", "е"), ("h", "һ"), ("i", "іι"), ("j", "ј"), ("o", "оο"), ("p", "рρ"), ("q", "ԛ"),
    ("s", "ѕ"), ("u", "υ"), ("v", "ν"), ("w", "ԝ"), ("x", "х"), ("y", "у"), ("A", "АΑ"), ("B", "ВΒ"), ("C", "СϹ"),
    ("E", "ЕΕ"), ("H", "НΗ"), ("I", "ІΙӀ"), ("J", "Ј"), ("K", "КΚK"), ("M", "МΜ"), ("N", "Ν"), ("O", "ОΟ"),
    ("P", "РΡ"), ("S", "Ѕ"), ("T", "ТΤ"), ("X", "ХΧ"), ("Y", "УΥ"), ("Z", "Ζ"), ("Å", "Å"), ("Ω", "Ω"), ("µ", "μ"),
    ("-", "‐‑‒–−"), ("—", "―─━"), ("'", "’‘ʼ′ˈ"), ("\"", "“”″"), (".", "․"), ("·", "•∙⋅・"), ("/", "⁄∕"), ("*", "∗"),
    (":", "∶"), ("|", "∣ǀ"), ("~", "∼〜～"), ("…", "⋯"),
    ("一", "ー"), ("力", "カ"), ("口", "ロ囗"), ("二", "ニ"), ("八", "ハ"), ("工", "エ"), ("夕", "タ"), ("卜", "ト"),
    ("へ", "ヘ"), ("べ", "ベ"), ("ぺ", "ペ"), ("り", "リ"), ("千", "チ"), ("才", "オ"), ("、", "､"), ("。", "｡"),
  ]

  private static let originals: [Unicode.Scalar: Unicode.Scalar] = groups.reduce(into: [:]) { originals, group in
    for other in group.others.unicodeScalars { originals[other] = group.original }
  }
}
