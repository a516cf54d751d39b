import Rasters
import SourceText
import TestSupport

/// A folder of lessons with a host that returns pictures: `pixels.png`, `pixels.pdf`, `pixels.svg`.
struct PictureHost {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let entries = ["png", "pdf", "svg"].map { format in
      #"{"name":"pixels.\#(format)","summary":"x","result":"figure","parameters":[]}"#
    }
    try folder.write(
      "{\"id\":\"1\",\"version\":\"4\",\"catalogue\":[\(entries.joined(separator: ","))]}\n",
      to: "lessons/catalogue.json")
    try folder.write(
      """
      while read -r line; do
        id=${line#*'"id":"'}; id=${id%%'"'*}
        format=${line#*'"pixels.'}; format=${format%%'"'*}
        case $line in
        *'"request":"catalogue"'*) cat catalogue.json ;;
        *'"request":"run"'*) printf '{"id":"%s","result":' $id; cat $format.json; echo '}' ;;
        esac
      done
      """, to: "lessons/host.sh")
    try folder.write("pixels: {command: [sh, host.sh], topics: [pixels]}\n", to: "lessons/hosts.yml")
    try give("pdf", "%PDF-1.4\n")
    try give(svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\"/>\n")
    try give(Raster(width: 4, height: 2, filledWith: Raster.Pixel(1, 2, 3)))
  }

  /// Makes the host return another PNG.
  func give(_ raster: Raster, engine: String = "Cairo 1.16.0") throws {
    let png = Base64.text(of: try raster.png())
    try folder.write(
      #"{"kind":"figure","alt":{"en":"a square","ja":"正方形"},"png":"\#(png)","engine":"\#(engine)"}"#,
      to: "lessons/png.json")
  }

  private func give(_ format: String, _ content: String) throws {
    let bytes = Base64.text(of: Array(content.utf8))
    try folder.write(#"{"kind":"figure","alt":"a page","\#(format)":"\#(bytes)"}"#, to: "lessons/\(format).json")
  }

  private func give(svg: String) throws {
    let text = svg.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    try folder.write(#"{"kind":"figure","alt":"a line","svg":"\#(text)"}"#, to: "lessons/svg.json")
  }

  /// Runs `lesson` in the folder.
  func lesson(_ words: String...) async -> CommandLineRun {
    await CommandLineRun.lesson(words, in: folder.path)
  }
}
