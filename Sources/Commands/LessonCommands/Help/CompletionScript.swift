/// The script that completes words for a shell, as the argument parser makes it, with what it lacks.
///
/// It puts a blank behind the only word that fits. Behind `bits=` and `integer.` there is more to come, so none may stand
/// there; fish knows that by itself. And bash would put a backslash before the equals sign of a parameter, which it takes
/// for the name of a file. (The bash of macOS is too old for that.)
enum CompletionScript {
  /// The script with what it lacks.
  static func completed(_ script: String) -> String {
    if script.hasPrefix("#!/bin/bash") { return "\(script)\n\(bash)" }
    return script.replacing(zshEnd) { "\(zsh)\n\($0.output)" }
  }

  private static let bash = """
    _lesson_with_continuations() {
        _lesson "${@}"
        [[ "${#COMPREPLY[@]}" -ne 1 || "${COMPREPLY[0]}" != *[=.] ]] || compopt -o nospace 2>/dev/null
        [[ "${COMP_WORDS[1]}" != try || "${3}" = -* ]] || compopt +o filenames 2>/dev/null
        return 0
    }
    complete -o filenames -F _lesson_with_continuations lesson
    """

  /// Where a script for zsh calls what it defines.
  private static var zshEnd: Regex<Substring> { /if \[\[ "\$\{funcstack\[1\]\}" = _lesson \]\]; then/ }

  private static let zsh = #"""
    __lesson_complete() {
        local -ar continued=("${(@M)@:#*[=.]}")
        local -ar whole=("${(@)@:#(|*[=.])}")
        local -i ret=1
        (( ${#continued} )) && _describe -V '' continued -S '' && ret=0
        (( ${#whole} )) && _describe -V '' whole && ret=0
        return "${ret}"
    }
    """#
}
