import AppReading
import LaunchModel
import Testing

/// A modifier in an extension of views, which needs nothing before it.
struct ModifierOfSelfTests {
    @Test(arguments: [
        "onOpenURL { store.open($0) }", "onOpenURL(perform: { store.open($0) })", "self.onOpenURL { store.open($0) }",
        "onOpenURL(perform: store.open)",
    ]) func isThatOfAView(_ call: String) throws {
        #expect(try handler("extension View { func links() -> some View { \(call) } }") != nil)
    }

    @Test(arguments: [
        "func onOpenURL(_ open: (URL) -> Void) {}\nfunc links() { onOpenURL { store.open($0) } }",
        "extension View { func links() -> some View { onOpenURL() } }",
    ]) func aFunctionOfTheTargetIsNone(_ code: String) throws { #expect(try handler(code) == nil) }

    private func handler(_ code: String) throws -> String? {
        let app = try SmallApp([
            "App.swift": """
            let store = Store()
            final class Store { var links: [URL] = []; func open(_ url: URL) { links.append(url) } }
            @main struct MyApp: App {
                var body: some Scene { WindowGroup { Text("a").links() } }
            }
            \(code)
            """
        ])
        return app["view", Callback.onOpenURL.name]
    }
}
