import Dispatch
import PlaygroundSupport

struct Rows: CustomStringConvertible {
  var rows: [String]
  var description: String { (["List"] + rows.map { "  Row \($0)" }).joined(separator: "\n") }
}
PlaygroundPage.current.setLiveView(Rows(rows: ["a", "b"]))
PlaygroundPage.current.liveView = Rows(rows: ["c"])
PlaygroundPage.current.needsIndefiniteExecution = true
DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
  print("later")
  PlaygroundPage.current.finishExecution()
}
