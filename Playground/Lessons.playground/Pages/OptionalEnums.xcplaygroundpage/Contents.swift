//: # Switch over an optional enumeration / 列挙型のOptionalとswitch文
//:
//: Which pattern matches each value? Write down your prediction, then run the page.
//: それぞれの値は、どのパターンに一致するでしょうか。予想を書いてから実行しましょう。
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
//: Here are more patterns, for an enumeration with its own `none`. `none`というケースのある列挙型で、ほかのパターンも見てみましょう。
print(try await Catalogue.standard.text("optional-enum.own-none"))
