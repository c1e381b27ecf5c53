/// Time that the system gives an app, after which it stops the process.
package struct Limit: Hashable, Sendable {
    /// The span of time that is limited.
    package let watchdog: Watchdog
    /// The limit in milliseconds.
    package let limitMs: Int
    package let when: Condition
    /// The point whose rules handle an app that takes longer.
    package let point: LaunchPoint
    /// The evidence for the limit.
    package let source: Source
}

/// A span of time that the system measures.
package enum Watchdog: String, CaseIterable, Sendable {
    /// From the process, or from the tap on a prewarmed app, to the end of the launch.
    case launch
    /// A background launch until its scene is there.
    case backgroundScene
    /// A scene that connects in the background, until the app is done with it.
    case sceneUpdate
    /// A background event, with the launch for it.
    case backgroundEvent
    /// Entering the background, and ending.
    case leaving

    /// The measured span, and the system's reaction when the time is over.
    package var meaning: String {
        switch self {
        case .launch: "A watchdog ends an app whose main thread keeps its launch from ending, with the code 0x8badf00d."
        case .backgroundScene: "A watchdog ends an app that takes too long to draw its first frame in the background."
        case .sceneUpdate:
            "A watchdog ends an app that takes too long to update its UI in the background, with the code 0x8badf00d."
        case .backgroundEvent: "The system ends an app that doesn't call its completion handler in time."
        case .leaving: "A watchdog ends an app that takes too long to leave the foreground, or to end."
        }
    }
}

extension Limit {
    package static func of(_ watchdog: Watchdog) -> Limit {
        switch watchdog {
        case .launch: launch
        case .backgroundScene: backgroundScene
        case .sceneUpdate: sceneUpdate
        case .backgroundEvent: backgroundEvent
        case .leaving: leaving
        }
    }

    /// All limits; watchdogs don't run under the debugger, and Apple gives their times as examples only.
    package static let all = Watchdog.allCases.map(of)

    private static let launch = Limit(
        watchdog: .launch, limitMs: 20_000, when: .always, point: .launchTakesTooLong,
        source: .documented(
            "Apple, Addressing watchdog terminations: scene-create, 19.97 s",
            "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"))

    private static let backgroundScene = Limit(
        watchdog: .backgroundScene, limitMs: 3370, when: .os(.majors(13, 14)), point: .backgroundSceneTakesTooLong,
        source: .inferred(
            "cocoa-mhlw/cocoa#958, a crash report of an unknown version: scene-create in the background, 3.37 s of CPU "
                + "time"))

    private static let sceneUpdate = Limit(
        watchdog: .sceneUpdate, limitMs: 10_000, when: .os(.from(26)), point: .sceneUpdateTakesTooLong,
        source: .inferred(
            "An unpublished crash report of a launch for a BGAppRefreshTask: 0x8badf00d, scene-update, 10 s real time"))

    private static let backgroundEvent = Limit(
        watchdog: .backgroundEvent, limitMs: 30_000,
        when: .not(.any([.event(.backgroundKind([.processingTask])), .event(.mayRunOn)])),
        point: .backgroundTakesTooLong,
        source: .documented(
            "Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:): up to 30 seconds"))

    private static let leaving = Limit(
        watchdog: .leaving, limitMs: 5000, when: .always, point: .leavingTakesTooLong,
        source: .documented("Apple, applicationDidEnterBackground(_:): about five seconds"))
}

extension Watchdog {
    /// Hashes the number of the case.
    package func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
