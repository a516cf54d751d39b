import SourceText

/// What every page has around its text: the head with its policy and its style, and the places for header and text.
struct PageFrame {
  var title: String
  var language: Language
  /// What stands above the text.
  var header: String
  /// The text.
  var main: String
  /// The class of the body, by which the style tells kinds of pages apart.
  var kind = "page"
  /// What stands behind the text, such as scripts.
  var end: String
  /// The hash of the script that may run.
  var script = PageAssets.scriptHash
  /// Whether the page talks to the server from which it came.
  var isLive = false

  /// The file.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(title.asHTML)</title>
    <style>\(PageAssets.style)</style>
    </head>
    <body class="\(kind)">
    <a class="skip" href="#text">\(PageWords.skip[language].asHTML)</a>
    <header>
    \(header)</header>
    <main id="text" tabindex="-1">
    \(main)</main>
    \(end)</body>
    </html>

    """
  }

  /// What a page may load and run: its own style and script, and the pictures in it.
  private var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; "
      + "style-src '\(PageAssets.styleHash)'; script-src '\(script)'\(isLive ? "; connect-src 'self'" : "")"
  }
}
