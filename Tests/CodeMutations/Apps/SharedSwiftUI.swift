/// What the apps of SwiftUI have in common.
enum SharedSwiftUI {
    static let homeView = """
        import SwiftUI
        struct HomeView: View {
            @State private var isShown = false

            var body: some View {
                VStack {
                    Text("Recipes")
                }
                .onOpenURL { url in
                    Router.shared.open(url)
                }
                .onContinueUserActivity("com.example.recipe") { activity in
                    Router.shared.resume(activity)
                }
                .sheet(isPresented: $isShown) {
                    Text("New")
                }
            }
        }

        """
}
