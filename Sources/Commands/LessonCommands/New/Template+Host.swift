import SourceText

extension Template {
  /// Creates a host in Python, which needs no library, and its lines in `hosts.yml`.
  ///
  /// - Parameters:
  ///   - name: its name, which is also its topic.
  ///   - folder: the folder of the lessons.
  ///   - hosts: the content of `hosts.yml`; empty if there is none.
  init(host name: String, in folder: String, hosts: [UInt8]) {
    let old = String(decoding: hosts, as: UTF8.self)
    let separator = old.isEmpty || old.hasSuffix("\n") ? "" : "\n"
    let lines = "\(name):\n  command: [./\(name)-host]\n  topics: [\(name)]\n  depends-on: []\n"
    self.init(
      files: [
        File(path: "\(folder)/\(name)-host", text: Self.program(name), isProgram: true),
        File(path: "\(folder)/hosts.yml", text: old + separator + lines, old: hosts),
      ],
      hints: [
        "Allow it: \(name: "lesson trust \(folder)/hosts.yml")",
        "Then run it: \(name: "lesson try \(name).squares 'numbers=[1, 2, 3]'")",
      ])
  }

  private static func program(_ name: String) -> String {
    """
    #!/usr/bin/env python3
    \"\"\"Experiments for lesson; HOSTS.md of swift-lessons describes the lines that it reads and writes.\"\"\"
    import json
    import sys

    CATALOGUE = [{
        "name": "\(name).squares",
        "summary": {"en": "The squares of some numbers.", "ja": "いくつかの数の2乗。"},
        "result": "table",
        "example": "numbers=[1, 2, 3]",
        "parameters": [
            {"name": "numbers", "help": {"en": "The numbers.", "ja": "数。"},
             "takes": {"type": "list", "of": {"type": "integer", "minimum": -1000, "maximum": 1000}, "fewest": 1, "most": 20}}],
    }]


    def squares(numbers):
        numbers = numbers if isinstance(numbers, list) else [numbers]
        columns = [{"id": "number", "title": {"en": "number", "ja": "数"}, "alignment": "right"},
                   {"id": "square", "title": {"en": "square", "ja": "2乗"}, "alignment": "right"}]
        return {"kind": "table", "columns": columns, "rows": [[str(int(n)), str(int(n) ** 2)] for n in numbers]}


    def answer(request):
        if request["request"] == "catalogue":
            return {"version": "4", "catalogue": CATALOGUE}
        try:
            return {"result": squares(**request["parameters"])}
        except (TypeError, ValueError) as error:
            return {"failed": {"message": str(error)}}


    for line in sys.stdin:
        request = json.loads(line)
        if request["request"] != "cancel":
            print(json.dumps({"id": request["id"], **answer(request)}), flush=True)

    """
  }
}
