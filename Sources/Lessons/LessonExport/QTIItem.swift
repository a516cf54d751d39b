import LessonPage
import SourceText

/// A question as an item of QTI 1.2.
struct QTIItem {
  private let item: ExportedItem

  init(_ item: ExportedItem) { self.item = item }

  /// A way to answer, with what platforms call it.
  private enum Form {
    case single([ExportedItem.Choice])
    case multiple([ExportedItem.Choice])
    case written([String])

    /// The name of the form in Canvas, which has a field of metadata for it.
    var canvas: String {
      switch self {
      case .single: "multiple_choice_question"
      case .multiple: "multiple_answers_question"
      case .written: "short_answer_question"
      }
    }

    /// The name of the form in ILIAS.
    var ilias: String {
      switch self {
      case .single: "SINGLE CHOICE QUESTION"
      case .multiple: "MULTIPLE CHOICE QUESTION"
      case .written: "CLOZE QUESTION"
      }
    }
  }

  private var form: Form {
    switch item.answer {
    case .choice(let choices): return choices.count(where: \.isRight) == 1 ? .single(choices) : .multiple(choices)
    case .number(let right, let wrong) where wrong.isEmpty, .text(let right, let wrong) where wrong.isEmpty:
      return .written(right.forms)
    case .number, .text: return .single(ExportedItem.choices(of: item.answer))
    }
  }

  /// The element of the item.
  var xml: String {
    let form = form
    return """
      <item ident="\(item.name.replacing("/", with: ".").asHTML)" title="\(item.name.asHTML)">
      <itemmetadata><qtimetadata>
      \(Self.field("question_type", form.canvas))\(Self.field("points_possible", "1"))\
      \(Self.field("QUESTIONTYPE", form.ilias))</qtimetadata></itemmetadata>
      <presentation>
      \(Self.material(item.html))\(response(form))</presentation>
      <resprocessing>
      <outcomes><decvar maxvalue="1" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
      \(conditions(form))</resprocessing>
      \(feedback(form))</item>

      """
  }

  private static func field(_ label: String, _ entry: String) -> String {
    "<qtimetadatafield><fieldlabel>\(label)</fieldlabel><fieldentry>\(entry)</fieldentry></qtimetadatafield>\n"
  }

  private static func material(_ html: String) -> String {
    "<material><mattext texttype=\"text/html\">\(html.asHTML)</mattext></material>\n"
  }

  // MARK: Asking

  private func response(_ form: Form) -> String {
    switch form {
    case .single(let choices): response(choices, "Single")
    case .multiple(let choices): response(choices, "Multiple")
    case .written:
      """
      <response_str ident="response1" rcardinality="Single">
      <render_fib fibtype="String" prompt="Box"><response_label ident="answer1"/></render_fib>
      </response_str>

      """
    }
  }

  private func response(_ choices: [ExportedItem.Choice], _ cardinality: String) -> String {
    let labels = choices.enumerated().map { index, choice in
      "<response_label ident=\"choice\(index + 1)\">\(Self.material(choice.html))</response_label>\n"
    }
    return """
      <response_lid ident="response1" rcardinality="\(cardinality)">
      <render_choice shuffle="Yes">
      \(labels.joined())</render_choice>
      </response_lid>

      """
  }

  // MARK: Judging

  private func conditions(_ form: Form) -> String {
    var conditions: [String]
    switch form {
    case .single(let choices), .multiple(let choices):
      conditions = choices.enumerated().map { index, choice in
        let ident = "choice\(index + 1)"
        return Self.condition(
          "<varequal respident=\"response1\">\(ident)</varequal>", score: choice.isRight ? 1 : 0,
          isSum: choices.count(where: \.isRight) > 1, feedback: choice.reason.isEmpty ? nil : "\(ident)_fb")
      }
    case .written(let forms):
      conditions = forms.map {
        Self.condition("<varequal respident=\"response1\" case=\"No\">\($0.asHTML)</varequal>", score: 1)
      }
    }
    if !item.explanation.isEmpty { conditions.append(Self.condition("<other/>", feedback: "general_fb")) }
    return conditions.joined()
  }

  private static func condition(
    _ test: String, score: Int? = nil, isSum: Bool = false, feedback: String? = nil
  ) -> String {
    let score = score.map {
      "<setvar varname=\"SCORE\" action=\"\(isSum ? "Add" : "Set")\">\($0)</setvar>\n"
    }
    let feedback = feedback.map { "<displayfeedback feedbacktype=\"Response\" linkrefid=\"\($0)\"/>\n" }
    return """
      <respcondition continue="Yes">
      <conditionvar>\(test)</conditionvar>
      \(score ?? "")\(feedback ?? "")</respcondition>

      """
  }

  private func feedback(_ form: Form) -> String {
    var texts: [(ident: String, html: String)] = []
    switch form {
    case .single(let choices), .multiple(let choices):
      texts = choices.enumerated().map { ("choice\($0 + 1)_fb", $1.reason) }
    case .written: break
    }
    texts.append(("general_fb", item.explanation))
    return texts.filter { !$0.html.isEmpty }.map { ident, html in
      "<itemfeedback ident=\"\(ident)\"><flow_mat>\(Self.material(html))</flow_mat></itemfeedback>\n"
    }.joined()
  }
}
