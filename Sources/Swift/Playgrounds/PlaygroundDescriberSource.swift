/// The part of a page's program that turns values into text: short, on one line, and the same on every run.
enum PlaygroundDescriberSource {
  /// Swift source.
  ///
  /// The text of a value takes at most 480 bytes, however large the value is; an ellipsis replaces the rest.
  static let text = #"""
    func __lessonText<T>(of value: T) -> String {
      if let number = value as? Int { return String(number) }
      var describer = __LessonDescriber()
      describer.add(value, depth: 0)
      return describer.whole
    }

    func __lessonViewText(of view: Any) -> String {
      guard let described = view as? any CustomStringConvertible else { return __lessonText(of: view) }
      return String(decoding: described.description.utf8.prefix(\#(PlaygroundRecordLayout.view)), as: UTF8.self)
    }

    struct __LessonDescriber {
      private static let limit = 480
      private var text = ""

      private var isFull: Bool { text.utf8.count >= Self.limit }

      var whole: String {
        guard text.utf8.count > Self.limit else { return text }
        var short = text.prefix(Self.limit)
        while short.utf8.count > Self.limit { short.removeLast() }
        return short + "…"
      }

      mutating func add(_ value: Any, depth: Int) {
        guard !isFull else { return }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
          if let wrapped = mirror.children.first { add(wrapped.value, depth: depth) } else { text += "nil" }
          return
        }
        if let string = value as? String { return quote(string.prefix(Self.limit)) }
        if let string = value as? Substring { return quote(string.prefix(Self.limit)) }
        if let character = value as? Character { return quote(Substring(String(character))) }
        if let type = value as? Any.Type { return text += "\(type).Type" }
        guard depth < 6 else { return text += "…" }
        switch mirror.displayStyle {
        case .collection, .set: list(mirror, "[", "]", depth) { $0.add($1.value, depth: depth + 1) }
        case .dictionary:
          if mirror.children.isEmpty { return text += "[:]" }
          list(mirror, "[", "]", depth) { describer, child in
            let pair = Array(Mirror(reflecting: child.value).children)
            guard pair.count == 2 else { return }
            describer.add(pair[0].value, depth: depth + 1)
            describer.text += ": "
            describer.add(pair[1].value, depth: depth + 1)
          }
        case .tuple: list(mirror, "(", ")", depth) { $0.labelled($1, depth) }
        default: addOther(value, mirror, depth)
        }
      }

      private mutating func addOther(_ value: Any, _ mirror: Mirror, _ depth: Int) {
        let type = String(describing: Swift.type(of: value))
        if let described = value as? any CustomStringConvertible { return text += described.description.__lessonLine.__lessonWithoutAddresses }
        if let described = value as? any CustomDebugStringConvertible {
          return text += described.debugDescription.__lessonLine.__lessonWithoutAddresses
        }
        if value is any Actor { return text += type }
        switch mirror.displayStyle {
        case .enum:
          guard let payload = mirror.children.first else { return text += String(describing: value).__lessonLine }
          text += payload.label ?? type
          let inner = Mirror(reflecting: payload.value)
          if inner.displayStyle == .tuple {
            list(inner, "(", ")", depth) { $0.labelled($1, depth) }
          } else {
            text += "("
            add(payload.value, depth: depth + 1)
            text += ")"
          }
        case .struct, .class:
          text += type
          // Names that begin with `_`, as in the standard library's types, are private and tell a reader nothing.
          let labels = mirror.allChildren.map { $0.label ?? "" }
          if !labels.isEmpty, labels.allSatisfy({ $0.hasPrefix("_") }) { return }
          list(mirror, "(", ")", depth) { $0.labelled($1, depth) }
        default: text += type.contains("->") ? "(Function)" : String(describing: value).__lessonLine
        }
      }

      private mutating func labelled(_ child: Mirror.Child, _ depth: Int) {
        if let label = child.label, label.first != "." { text += label + ": " }
        add(child.value, depth: depth + 1)
      }

      private mutating func list(
        _ mirror: Mirror, _ open: String, _ close: String, _ depth: Int,
        _ add: (inout Self, Mirror.Child) -> Void
      ) {
        text += open
        var isFirst = true
        for child in mirror.allChildren {
          if !isFirst { text += ", " }
          isFirst = false
          if isFull { break }
          add(&self, child)
        }
        text += close
      }

      private mutating func quote(_ string: Substring) {
        text += "\""
        for scalar in string.unicodeScalars {
          switch scalar {
          case "\"": text += "\\\""
          case "\\": text += "\\\\"
          case "\n": text += "\\n"
          case "\r": text += "\\r"
          case "\t": text += "\\t"
          case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
            text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
          default: text.unicodeScalars.append(scalar)
          }
        }
        text += "\""
      }
    }

    extension Mirror {
      var allChildren: AnySequence<Child> {
        guard let parent = superclassMirror else { return AnySequence(children) }
        return AnySequence(Array(parent.allChildren) + children)
      }
    }

    extension String {
      /// The text without memory addresses, which differ between runs.
      var __lessonWithoutAddresses: String {
        guard contains("0x") else { return self }
        let parts = split(separator: "0x", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
          let digits = part.prefix(while: \.isHexDigit)
          text += digits.count < 9 ? "0x" + part : "0x…" + part[digits.endIndex...]
        }
      }

      var __lessonLine: String {
        let isEnd = { (character: Character) in ["\n", "\r\n", "\r"].contains(character) }
        return contains(where: isEnd) ? split(whereSeparator: isEnd).joined(separator: "\\n") : self
      }
    }

    """#
}
