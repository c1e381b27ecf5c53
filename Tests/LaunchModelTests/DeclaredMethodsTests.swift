import Testing

@testable import LaunchModel

/// Which methods of an app are found by what it declares, held against a launch of it.
struct DeclaredMethodsTests {
    private static let kinds: [FindingKind] = [.deadCallback, .swiftUIWrappedDelegate]

    /// Apps that name every method that a delegate can have.
    private static let wholeApps: [Scenario.App] = Lifecycle.allCases.flatMap { lifecycle in
        [nil, InfoPlist(permittedTasks: ["a"]), InfoPlist(sceneManifest: .recipes())].map { infoPlist in
            func delegate(_ receivers: Receiver...) -> Delegate {
                Delegate(Callback.allCases.filter { receivers.contains($0.receiver) }.map { ($0, Delegate.Method()) })
            }
            return Scenario.App(
                lifecycle: lifecycle, infoPlist: infoPlist, appDelegate: delegate(.appDelegate),
                sceneDelegates: [.window: delegate(.sceneDelegate), .carPlay: delegate(.carPlaySceneDelegate)],
                notificationDelegate: delegate(.notificationDelegate), viewController: delegate(.viewController))
        }
    }

    private static let examples = FindingKind.allCases.flatMap { [$0.example.shown, $0.example.clean] }

    private static let all: [Scenario] =
        examples
        + ([12, 13, 18, 26] as [Version]).flatMap { os in
            wholeApps.map { app in
                let device = Device(os: os)
                return Scenario(
                    "any", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning,
                    events: [.tapIcon])
            }
        }

    @Test func aLaunchFindsTheSame() throws {
        var dead = 0
        for scenario in Self.all {
            let found = try scenario.trace().findings.filter { Self.kinds.contains($0.kind) }.flatMap(\.causes)
            let declared = RuleBook.standard.methods(
                of: scenario.app.written, reportedBy: Self.kinds, on: scenario.device)
            #expect(declared == Set(found), "\(scenario.name) on \(scenario.device.os)")
            dead += declared.count
        }
        #expect(dead > 100)
    }

    /// Each kind tells only of its own.
    @Test func onlyTheKindsThatAreAskedForTell() {
        let app = FindingKind.swiftUIWrappedDelegate.example.shown.app.written
        let path = DelegatePath.openURL
        #expect(RuleBook.standard.methods(of: app, reportedBy: [.swiftUIWrappedDelegate]) == [path])
        #expect(RuleBook.standard.methods(of: app, reportedBy: [.deadCallback]).isEmpty)
    }

    private enum DelegatePath {
        static let openURL = ScenarioPath([.key("app"), .key("appDelegate"), .method(.openURL)])
    }
}
