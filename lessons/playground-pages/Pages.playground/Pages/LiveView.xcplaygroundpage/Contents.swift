import PlaygroundSupport
#if canImport(UIKit)
import Combine
import SwiftUI
#endif

struct ContentView: View {
    var body: some View {
        NavigationView {
            List {
                Text("Sample1")
                Text("Sample2")
                Text("Sample3")
            }
        }.navigationBarTitle("Sample Page")
    }
}

PlaygroundPage.current.setLiveView(ContentView())
