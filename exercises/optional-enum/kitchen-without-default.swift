enum Topping {
    case none
    case cheese
}

func kitchen(_ topping: Topping?) -> String {
    switch topping {
    case .none: "bake it plain"
    case .cheese: "put cheese on it"
    default: "ask the guest"
    }
}

