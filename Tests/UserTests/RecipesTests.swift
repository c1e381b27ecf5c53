import LaunchTraceKit
import Testing

@Test func aColdLinkIsDeliveredToTheScene() throws {
    let app = try Project("Examples/Recipes").app()
    let timeline = try app.launch(.openURL("recipes://soup?id=7")).trace()

    #expect(timeline.calls(of: .sceneWillConnect).count == 1)
    #expect(timeline.calls(of: .sceneOpenURLContexts).isEmpty)
}
