import SourceText
import Synchronization

/// The files that parameters may name, in one folder and below it.
///
/// An experiment does not read files itself. A file is read together with the parameter that names it, so that its
/// bytes are part of the value, and the owner of the files knows which ones were read.
public final class ParameterFiles: Sendable {
  /// The files of the task that reads parameters; nil if parameters cannot name any.
  @TaskLocal public static var current: ParameterFiles?

  private let content: @Sendable (String) throws(Finding) -> [UInt8]
  private let count = Atomic(0)

  /// Creates the files from a function that reads them.
  ///
  /// - Parameter content: returns the content of a file, named from the folder without `..`; it does not follow links
  ///   out of the folder.
  public init(_ content: @escaping @Sendable (_ name: String) throws(Finding) -> [UInt8]) {
    self.content = content
  }

  /// The number of files that were requested, including missing ones.
  var readCount: Int { count.load(ordering: .relaxed) }

  /// Reads a file.
  func read(_ name: String) throws(Finding) -> [UInt8] {
    count.add(1, ordering: .relaxed)
    return try content(name)
  }
}

/// A file that a parameter names, with its content.
public struct DataFile: Sendable, Hashable {
  /// The name, from the folder of the document.
  public let name: String
  /// The content of the file.
  public let bytes: [UInt8]

  /// Creates a file with its content.
  public init(name: String, bytes: [UInt8]) {
    (self.name, self.bytes) = (name, bytes)
  }
}

extension ParameterType where Value == DataFile {
  /// Returns the type of a file name in the folder of the document or below it.
  ///
  /// For `lesson try`, it is the current folder.
  ///
  /// - Parameter content: the description of the content, to follow the words "with" and to precede "のファイル".
  /// - Returns: the type; its values contain the content of the files.
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
          "This leads out of the folder, so it is not read.", "Put the file into the folder, and write only its name.")
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
  /// Creates the rejection of a file that a parameter names.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - parameter: the parameter.
  ///   - line: the line of the name, if that is not the line of the parameter.
  ///   - reason: the error and its place in the file, as a sentence.
  ///   - help: the suggested fix.
  public init(file name: String, of parameter: String, line: Int? = nil, _ reason: Message, help: Message? = nil) {
    self.init(parameter, line: line, "The parameter `\(parameter)` names `\(name.abbreviated)`. \(reason)", help: help)
  }
}
