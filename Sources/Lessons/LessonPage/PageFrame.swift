import SourceText

/// The frame of every page: the head with its policy and style, and the places for the header and the text.
struct PageFrame {
  var title: String
  var language: Language
  /// The HTML above the text.
  var header: String
  /// The HTML between the header and the text, such as a notice for browsers without scripts.
  var notice = ""
  /// The HTML of the text.
  var main: String
  /// The class of the body, by which the style distinguishes kinds of pages.
  var kind = "page"
  /// The HTML after the text, such as scripts.
  var end: String
  /// The style of the page.
  var style = PageAssets.style
  /// The script that may run.
  var script = PageAssets.script
  /// Whether the page communicates with the server that it comes from.
  var isLive = false

  /// The HTML of the file.
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
    <style>\(style.text)</style>
    </head>
    <body class="\(kind)">
    <a class="skip" href="#text">\(PageWords.skip[language].asHTML)</a>
    <header class="bar">
    \(header)</header>
    \(notice)<main id="text" tabindex="-1">
    \(main)</main>
    \(end)</body>
    </html>

    """
  }

  /// The policy of the page: it uses only its own style, script, and pictures.
  private var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; "
      + "style-src '\(style.hash)'; script-src '\(script.hash)'\(isLive ? "; connect-src 'self'" : "")"
  }
}
