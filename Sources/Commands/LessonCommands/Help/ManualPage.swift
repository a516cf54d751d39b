import Terminal

/// The manual page of a program, in the language of man(7), from the declarations of its commands.
enum ManualPage {
  /// Returns the page for section 1 of the manual.
  ///
  /// - Parameters:
  ///   - root: the program.
  ///   - version: its version.
  ///   - date: the date that the page shows; the page depends on neither the machine nor the current day.
  /// - Returns: the page.
  static func text(_ root: CommandDescription, version: String, date: String) -> String {
    let name = root.commandName
    var page = Roff()
    page.request("TH", name.uppercased(), "1", date, "\(name) \(version)", "User Commands")
    page.section("NAME")
    page.text("\(Roff.escaped(name)) \\- \(Roff.prose((root.abstract ?? "").withoutFullStop))")
    page.section("SYNOPSIS")
    for (index, command) in ([root] + root.shownSubcommands).enumerated() {
      if index > 0 { page.request("br") }
      page.line(Roff.bold(command.typed))
      page.text(usage(of: command, in: root))
    }
    page.section("DESCRIPTION")
    page.text(Roff.prose(root.abstract ?? ""))
    page.paragraphs(of: root)
    page.section("OPTIONS")
    page.list(root.shownArguments)
    if !root.shownSubcommands.isEmpty { page.section("COMMANDS") }
    for command in root.shownSubcommands {
      page.subsection(command.typed)
      page.text(Roff.prose(command.abstract ?? ""))
      page.paragraphs(of: command)
      page.list(own(command, in: root))
    }
    page.statuses(root.paragraphs)
    page.examples(([root] + root.shownSubcommands).flatMap(\.paragraphs))
    return page.content
  }

  /// Returns the arguments of a command, without those that every command has.
  private static func own(_ command: CommandDescription, in root: CommandDescription)
    -> [CommandDescription.Argument]
  {
    let common = Set(root.shownArguments.flatMap { $0.names ?? [] }.map(\.typed))
    return command.shownArguments.filter { argument in
      !(argument.names ?? []).contains { common.contains($0.typed) }
    }
  }

  private static func usage(of command: CommandDescription, in root: CommandDescription) -> String {
    let isRoot = command.typed == root.typed
    let arguments = isRoot ? root.shownArguments : own(command, in: root)
    let words = arguments.map { argument in
      let word = Roff.term(argument, names: argument.names?.suffix(1) ?? []) + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(word)]" : word
    }
    return (words + (isRoot ? ["\\fIcommand\\fR"] : [])).joined(separator: " ")
  }
}

extension Roff {
  /// Appends the prose of a command's discussion.
  fileprivate mutating func paragraphs(of command: CommandDescription) {
    for case .text(let sentence) in command.paragraphs {
      request("PP")
      text(Self.prose(sentence))
    }
  }

  /// Appends arguments, each with its meaning, its values, and its default.
  fileprivate mutating func list(_ arguments: [CommandDescription.Argument]) {
    for argument in arguments {
      request("TP")
      line(Self.term(argument, names: argument.names ?? []))
      var sentences = [argument.abstract.map(Self.prose) ?? "What the command is to work on."]
      if let values = argument.allValues {
        sentences.append("It takes \(values.map(Self.bold).joined(separator: ", ")).")
      }
      if let value = argument.defaultValue { sentences.append("Without it: \(Self.bold(value)).") }
      text(sentences.joined(separator: " "))
    }
  }

  /// Appends the meaning of each exit status.
  fileprivate mutating func statuses(_ paragraphs: [CommandDescription.Paragraph]) {
    let statuses = paragraphs.compactMap {
      if case .status(let number, let meaning) = $0 { (number, meaning) } else { nil }
    }
    if !statuses.isEmpty { section("EXIT STATUS") }
    for (number, meaning) in statuses {
      request("TP")
      line(Self.bold(number))
      text(Self.prose(meaning))
    }
  }

  /// Appends the command lines of all examples.
  fileprivate mutating func examples(_ paragraphs: [CommandDescription.Paragraph]) {
    let examples = paragraphs.compactMap { if case .example(let line) = $0 { line } else { nil } }
    guard !examples.isEmpty else { return }
    section("EXAMPLES")
    request("nf")
    for example in examples { line(Self.escaped(example)) }
    request("fi")
  }

  /// Returns an argument as typed, with bold names and an italic value.
  fileprivate static func term(
    _ argument: CommandDescription.Argument, names: some Sequence<CommandDescription.Argument.Name>
  ) -> String {
    let value = argument.kind == "flag" ? nil : argument.valueName.map { "\\fI\(escaped($0))\\fR" }
    let typed = names.map { bold($0.typed) }.joined(separator: ", ")
    return [typed, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
