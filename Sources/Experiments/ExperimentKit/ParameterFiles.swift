import SourceText
import Synchronization

/// The files that parameters may name: those in one folder and below it.
///
/// An experiment reads no file itself. What a parameter names is read while the parameter is, so that its bytes are part of the
/// value, and whoever lends the files knows what was read.
public final class ParameterFiles: Sendable {
  /// The files of the task that reads parameters; nil where parameters can name none.
  @TaskLocal public static var current: ParameterFiles?

  private let content: @Sendable (String) throws(Finding) -> [UInt8]
  private let count = Atomic(0)

  /// Lends files.
  ///
  /// - Parameter content: what a file holds, named from the folder without `..`; it follows no link that leads out of the folder.
  public init(_ content: @escaping @Sendable (_ name: String) throws(Finding) -> [UInt8]) {
    self.content = content
  }

  /// How many files were asked for, also in vain.
  var readCount: Int { count.load(ordering: .relaxed) }

  /// Reads a file.
  func read(_ name: String) throws(Finding) -> [UInt8] {
    count.add(1, ordering: .relaxed)
    return try content(name)
  }
}

/// A file that a parameter names, with all that it holds.
public struct DataFile: Sendable, Hashable {
  /// The name, from the folder of the document.
  public let name: String
  /// What it holds.
  public let bytes: [UInt8]

  /// Takes what a file holds.
  public init(name: String, bytes: [UInt8]) {
    (self.name, self.bytes) = (name, bytes)
  }
}

extension ParameterType where Value == DataFile {
  /// The name of a file in the folder of the document or below it; for `lesson try`, in the current folder or below it.
  ///
  /// - Parameter content: what the file holds, to follow the words "with" and to stand before "のファイル".
  /// - Returns: the type, whose values hold what the files hold.
  public static func file(_ content: LocalizedText) -> ParameterType {
    let allowed = LocalizedText(
      en: "the name of a file with \(content), in the folder of the document or below it",
      ja: "文書のフォルダーまたはその下にある、\(content)のファイルの名前")
    return ParameterType(allowed: allowed) { node, parameter in
      guard let name = node.scalar, !node.isEmpty else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      func refusal(_ reason: Message, _ help: Message?) -> Rejection {
        Rejection(file: name, of: parameter, line: node.line, reason, help: help)
      }
      guard let files = ParameterFiles.current else { throw refusal("Files cannot be read here.", nil) }
      guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
        throw refusal(
          "This leads out of the folder, so it is not read.", "Put the file into the folder, and write its name alone.")
      }
      do throws(Finding) {
        return DataFile(name: name, bytes: try files.read(name))
      } catch {
        throw refusal(error.message, error.help)
      }
    }
  }
}

extension Rejection {
  /// A file that a parameter names and that cannot be taken.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - parameter: the parameter.
  ///   - line: the line of the name, where that is not the line of the parameter.
  ///   - reason: what is wrong and where in the file, as a sentence.
  ///   - help: a way out.
  public init(file name: String, of parameter: String, line: Int? = nil, _ reason: Message, help: Message? = nil) {
    self.init(parameter, line: line, "The parameter `\(parameter)` names `\(name.abbreviated)`. \(reason)", help: help)
  }
}
