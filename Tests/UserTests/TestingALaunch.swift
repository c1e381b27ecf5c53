import LaunchModel
import LaunchTraceKit
import Testing

/// The tests of an app for recipes, which sees no more of the library than any other package does.
struct TestingALaunch {
    private let infoPlist = InfoPlist(launchStoryboard: "Launch", urlSchemes: ["recipes"])

    @Test func aColdLinkCallsTheSceneDelegate() throws {
        let scenario = try Scenario(
            "A cold link", device: Device(os: 18), app: Scenario.App(lifecycle: .scene, infoPlist: infoPlist),
            events: [.openURL("recipes://soup?id=7")])
        let timeline = try scenario.trace()

        #expect(
            timeline.callbacks(of: .sceneDelegate) == [
                .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
            ])
        #expect(timeline.calls(of: .sceneOpenURLContexts).isEmpty)
        #expect(timeline.state(in: .didFinishLaunching) == .background)
    }

    @Test func theAppDelegateOpensALinkWithoutScenes() throws {
        let scenario = try Scenario(
            "A link in the background", device: Device(os: 12), app: Scenario.App(infoPlist: infoPlist),
            start: .background, events: [.openURL("recipes://soup?id=7")])
        let timeline = try scenario.trace()

        #expect(timeline.callbacks == [.applicationWillEnterForeground, .openURL, .applicationDidBecomeActive])
        #expect(timeline.state(in: .openURL) == .inactive)
    }

    @Test func leavingTheAppMatchesItsTimeline() throws {
        let scenario = try Scenario(
            "Going home", device: Device(os: 12), app: Scenario.App(infoPlist: infoPlist), start: .active,
            events: [.pressHome])
        let recorded = try RecordedTimeline(
            """
            Going home
            iOS 12.0, application life cycle (no scenes)
              app state   callback

            > pressHome
              active      applicationWillResignActive(_:)
            ~ app         active -> inactive
            ~ app         inactive -> background
              background  applicationDidEnterBackground(_:)
                snapshot taken
            = background
            """)

        #expect(try scenario.trace().difference(from: recorded).isEmpty)
    }
}
