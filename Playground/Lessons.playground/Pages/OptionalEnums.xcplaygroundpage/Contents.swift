//: # Switching over an optional enumeration / Optionalの列挙型とswitch文
//:
//: Which pattern matches which value? Write your prediction first.
//: どのパターンがどの値に一致するでしょうか。先に予想を書きましょう。
import ExperimentKit
import Experiments

enum Signal {
  case go, stop, none
}

func name(_ signal: Signal?) -> String {
  switch signal {
  case .go: "go"
  case .stop?: "stop"
  case .some(.none): "the signal's own none"
  case nil: "no signal"
  }
}

for signal in [.go, .stop, Optional.some(.none), nil] as [Signal?] {
  print(name(signal))
}
//: The same for an enumeration with a `none` of its own. 列挙型が自分の`none`を持つ場合も見てみましょう。
print(try await Catalogue.standard.text("optional-enum.own-none"))
