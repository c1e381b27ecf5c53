import Testing

@testable import LaunchModel

/// Who adopts the life cycle of scenes.
struct AdoptionTests {
    private func timeline(_ app: Scenario.App, os: Version = 27) throws -> Timeline {
        try Scenario("any", device: Device(os: os), app: app, events: [.tapIcon]).trace()
    }

    private static let plist = InfoPlist(mainStoryboard: "Main", hasLaunchScreen: true)

    /// The method stands in for configurations in the Info.plist.
    @Test func theMethodAloneAdoptsScenes() throws {
        let app = Scenario.App(
            sdk: 27, infoPlist: Self.plist, appDelegate: [.configurationForConnecting: Delegate.Method()])
        let timeline = try timeline(app)
        #expect(timeline.outcome == .app(.active))
        #expect(timeline.entries.contains { $0.callback == .sceneWillConnect })
        #expect(timeline.findings == [])
    }

    @Test func withoutItTheSameAppStops() throws {
        let app = Scenario.App(sdk: 27, infoPlist: Self.plist, appDelegate: [.didFinishLaunching: Delegate.Method()])
        let timeline = try timeline(app)
        #expect(timeline.outcome == .stopped)
        #expect(timeline.findings.map(\.kind.code) == ["LT001"])
    }

    /// The life cycle that follows from an Info.plist isn't the one that the scenario's methods are of.
    @Test func methodsOfScenesThatAreNotThereAreNoted() throws {
        var app = Scenario.App(
            infoPlist: Self.plist, appDelegate: [.didFinishLaunching: Delegate.Method()],
            sceneDelegate: [.sceneDidBecomeActive: []])
        #expect(try timeline(app, os: 17).findings.map(\.rule) == ["scene-manifest-missing"])
        app.appDelegate.named[.configurationForConnecting] = Delegate.Method()
        #expect(try timeline(app, os: 17).findings == [])
        app.appDelegate.named[.configurationForConnecting] = nil
        app.lifecycle = .appDelegate
        #expect(try timeline(app, os: 17).findings == [])
    }

    /// The launch methods of an app without scenes run within the main event loop.
    @Test(arguments: [(Version(12), true), (Version(13), false), (Version(18), false)])
    func theEventLoopRunsBeforeTheLaunchMethods(os: Version, isAfter: Bool) throws {
        let timeline = try timeline(Scenario.App(lifecycle: .appDelegate, sdk: os), os: os)
        let loop = try #require(timeline.entries.first { $0.name == Step.mainEventLoop.rawValue })
        let place = timeline.entries.firstIndex(of: loop)
        let launched = timeline.entries.firstIndex { $0.callback == .didFinishLaunching }
        #expect(try (#require(place) > #require(launched)) == isAfter)
        #expect(loop.confidence == (isAfter ? .unsettled : .measured))
    }

    @Test func theFirstFrameIsBehindActivation() throws {
        let timeline = try timeline(Scenario.App(lifecycle: .scene), os: 18)
        let frame = try #require(timeline.entries.firstIndex { $0.name == Step.firstFrame.rawValue })
        #expect(timeline.entries[..<frame].contains { $0.callback == .sceneDidBecomeActive })
        #expect(timeline.entries[frame].confidence == .documented)
    }

    /// The application enters the foreground once, however many scenes do.
    @Test func aFurtherWindowIsNoReturnOfTheApp() throws {
        let timeline = try Scenario(
            "any", device: Device(platform: .iPadOS, os: 26), app: Scenario.App(multipleScenes: true), start: .active,
            events: [.openWindow(.window)]
        ).trace()
        let posted = timeline.entries.filter { $0.kind == .notification }.map(\.name)
        #expect(posted.contains(PostedNotification.sceneWillEnterForeground.rawValue))
        #expect(!posted.contains(PostedNotification.appWillEnterForeground.rawValue))
    }

    /// From iOS 17 on a response without scenes no longer always comes before the app is active.
    @Test(arguments: [(Version(16), Confidence.measured), (Version(17), .unsettled)])
    func thePlaceOfAResponseIsUnsettled(os: Version, confidence: Confidence) throws {
        let app = Scenario.App(lifecycle: .appDelegate, notificationDelegate: .complete)
        let timeline = try Scenario(
            "any", device: Device(os: os), app: app, start: .suspended, events: [.tapNotification()]
        ).trace()
        #expect(timeline.entries.first { $0.callback == .didReceiveNotificationResponse }?.confidence == confidence)
    }
}
