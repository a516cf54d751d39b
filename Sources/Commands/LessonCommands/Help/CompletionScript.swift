/// The completion script of the argument parser, with the missing details for each shell.
///
/// The parser's script adds a space after the only word that fits. After `bits=` and `integer.` more text follows, so
/// there must not be a space; only fish knows that by itself. Also, bash takes a parameter for a file name and puts a
/// backslash before its equals sign. (The bash of macOS is too old for the correction.)
enum CompletionScript {
  /// Returns the script with the missing details added.
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

  /// The place in a zsh script that calls the functions it defines.
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
