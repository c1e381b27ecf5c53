import Testing

@testable import LaunchModel

/// Views of SwiftUI in UIKit's life cycles.
struct HostedViewsTests {
    private static let view: Delegate = [
        .onAppear: Delegate.Method(), .scenePhase: Delegate.Method(), .onOpenURL: [.handle(.url)],
    ]

    private func timeline(_ interface: Interface, _ lifecycle: Lifecycle, _ delegate: Delegate?) throws -> Timeline {
        let app = Scenario.App(lifecycle: lifecycle, interface: interface, sceneDelegate: delegate, view: Self.view)
        return try Scenario("any", device: Device(os: 26), app: app, events: [.openURL("a:b")]).trace()
    }

    private func called(_ timeline: Timeline) -> [Callback] {
        timeline.entries.filter { $0.kind == .callback && $0.receiver == .view }.compactMap(\.callback)
    }

    @Test(arguments: [Lifecycle.scene, .appDelegate]) func aHostedViewHearsOfNoScene(_ lifecycle: Lifecycle) throws {
        let timeline = try timeline(.hosting, lifecycle, nil)
        #expect(called(timeline) == [.onAppear])
        guard case .methods(let missing) = timeline.notCalled else { return }
        let why = "a view in a hosting controller doesn't receive it"
        #expect(missing.map(\.why) == [why, why])
    }

    @Test func aURLForAHostedViewIsLost() throws {
        let timeline = try timeline(.hosting, .scene, [.sceneWillConnect: [.makeWindow(.scene)]])
        #expect(timeline.findings.filter { $0.severity == .error }.map(\.code) == ["LT010"])
    }

    /// Such a delegate needs no method at all, and its window is SwiftUI's.
    @Test func aHostingSceneIsNeitherBlackNorDeaf() throws {
        let timeline = try timeline(.hostingScene, .scene, [:])
        #expect(called(timeline) == [.onAppear, .scenePhase, .onOpenURL])
        #expect(timeline.findings == [])
    }

    @Test(arguments: [
        (Interface.documentGroup, Lifecycle.scene, Version(26)), (.hosting, .swiftUI, 26),
        (.hostingScene, .swiftUI, 26), (.hostingScene, .scene, 18),
    ]) func whatAnotherAppHasIsRefused(_ interface: Interface, _ lifecycle: Lifecycle, _ os: Version) {
        let app = Scenario.App(lifecycle: lifecycle, interface: interface)
        let error = #expect(throws: Contradictions.self) {
            try Scenario("any", device: Device(os: os), app: app, events: [.tapIcon])
        }
        #expect(error?.all == [.interfaceOfOthers(interface)])
    }
}
