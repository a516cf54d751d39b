//: Both pages see the sources of the playground.
let greeting = greet("you")
shout("first")
let own = 1
