import LessonNotebooks
import SourceText

/// The folder that tells Jupyter about the kernel in a language.
struct KernelSpecification {
  let language: Language
  /// The absolute path of this program.
  let program: String

  /// The name of the folder, by which notebooks name the kernel.
  var name: String { language.kernel.name }

  /// The files of the folder.
  var files: [(name: String, bytes: [UInt8])] {
    let json: NotebookJSON = [
      "argv": [.text(program), "kernel", "{connection_file}"], "display_name": .text(language.kernel.title),
      "env": ["LESSON_LANGUAGE": .text(language.rawValue)], "interrupt_mode": "message", "language": "swift",
      "metadata": ["debugger": .truth(false)],
    ]
    return [
      ("kernel.json", Array(json.file.utf8)), ("logo-32x32.png", PackageResources.logo_32x32_png),
      ("logo-64x64.png", PackageResources.logo_64x64_png), ("logo-svg.svg", PackageResources.logo_svg_svg),
    ]
  }
}
