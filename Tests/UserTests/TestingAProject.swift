import LaunchModel
import LaunchTraceKit
import Testing

/// The tests of an app that is read from its Xcode project.
struct TestingAProject {
    private let myApp: MyApp
    private let project: Project

    init() throws {
        myApp = try MyApp()
        project = Project(myApp.project)
    }

    @Test func aColdLinkIsHandled() throws {
        let app = try project.app(target: "MyApp")
        let timeline = try app.launch(.openURL("recipes://soup?id=7")).trace()
        let link = try #require(timeline.payloads.first { $0.kind == .url })

        #expect(link.carriers.map { timeline.entries[$0].callback } == [.sceneWillConnect])
        #expect(!link.handlers.isEmpty && !link.isLost)
    }

    @Test func noLaunchHasAnError() throws {
        let app = try project.app(target: "MyApp")

        #expect(try app.lint().filter { $0.severity == .error } == [])
        #expect(app.isAnalyzed && app.warnings.isEmpty)
    }

    @Test func aTapOnTheIconMatchesItsTimeline() throws {
        let app = try project.app(target: "MyApp", settings: [Setting(key: "device.os", value: "26.0")])
        let recorded = try RecordedTimeline(
            """
            Icon, cold
            iOS 26.0, scene life cycle
              app state   scene state  callback

            > tapIcon
                process created
                launch screen shown
                UIApplicationMain(_:_:_:_:)
                UIApplication created
            ~ app         not running -> background
                delegate created
                main event loop started
              background  unattached  scene(_:willConnectTo:options:)  <- {}
                window created
                root view controller set
            ~ scene main  unattached -> foreground inactive
            ~ app         background -> inactive
            ~ scene main  foreground inactive -> foreground active
            ~ app         inactive -> active
                first frame; launch screen removed
            = active
            not called scene(_:openURLContexts:): not triggered in this scenario
            """)

        #expect(try app.launch(.tapIcon).trace().difference(from: recorded).isEmpty)
    }
}
