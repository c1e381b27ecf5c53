/// A launch of a log, and the timeline that it is compared with.
struct VerifiedLog {
    let timeline: Timeline
    let log: String
    /// How many launches it holds.
    let count: Int
    /// Nil where the log shows no callback.
    let launch: LoggedLaunch?
    let conformance: Conformance
    /// Methods that the model doesn't call, with the reason.
    let notCalled: [Timeline.NotCalled]
    /// The ends of its processes that the log reports.
    let stops: [VerifiedStop]
}

/// The launches of a log that are compared with a timeline.
struct VerifiedLaunches {
    let timeline: Timeline
    /// The one that was asked for, or each of the log.
    let form: Form

    enum Form {
        case one(VerifiedLog)
        case all([VerifiedLog])
    }

    var logs: [VerifiedLog] {
        switch form {
        case .one(let log): [log]
        case .all(let logs): logs
        }
    }

    var holds: Bool { logs.allSatisfy(\.holds) }

    /// Whether nothing was compared.
    var isEmpty: Bool { logs.allSatisfy(\.isEmpty) }
}

extension VerifiedLog {
    /// Whether the log matches the timeline, and no process ends without an event of the scenario.
    var holds: Bool { conformance.holds && stops.allSatisfy(\.isExpected) }

    /// Whether nothing was compared.
    var isEmpty: Bool { conformance.isEmpty && stops.isEmpty }

    var observed: [ObservedEntry] { launch?.entries ?? [] }

    /// `launch 2 of 3, App[1766], lines 12 to 40`
    var launchTitle: String? {
        let lines = observed.map(\.line) + stops.map(\.stop.line)
        guard let launch, let first = lines.min(), let last = lines.max() else { return nil }
        let place = first == last ? "line \(first)" : "lines \(first) to \(last)"
        return [launchNumbers, launch.process?.title.printable, place].compactMap(\.self).joined(separator: ", ")
    }

    /// `launch 2 of 3`; nil where there is one.
    var launchNumbers: String? {
        guard let launch, count > 1 else { return nil }
        let numbers = launch.numbers.map(String.init)
        return "launch\(numbers.count > 1 ? "es" : "") \(numbers.joined(separator: ", ")) of \(count)"
    }

    /// The methods that the scenario doesn't name, where the log shows them.
    var unnamed: [String] {
        conformance.steps.compactMap { if case .unnamed(let observed) = $0 { observed.name } else { nil } }.unique()
    }

    /// The name of each expected call that the log never shows; of an app that logs no view controller, without those
    /// of view controllers.
    var uncompared: [String] {
        let logsViews = observed.contains { $0.callback?.receiver == .viewController }
        return conformance.uncompared.filter { logsViews || Callback.spelled($0, by: .viewController) == nil }
    }

    /// How many calls the model makes, compared or not.
    var expected: Int { conformance.counts.compared + uncompared.count }

    /// A likely mistake in the scenario, where the log shows callbacks that UIKit never makes under its life cycle.
    var likelyMistake: String? {
        let receivers = Set(observed.compactMap(\.callback).filter(\.identifiesLifecycle).map(\.receiver))
        switch timeline.scenario.lifecycle {
        case .scene where receivers == [.appDelegate]:
            return "the log is that of an app without scenes; should app.lifecycle be \"appDelegate\"?"
        case .appDelegate where receivers == [.sceneDelegate]:
            return "the log is that of an app with scenes; should app.lifecycle be \"scene\"?"
        case .scene, .appDelegate, .swiftUI: return nil
        }
    }
}

extension Callback {
    /// Whether UIKit makes it under one life cycle only.
    var identifiesLifecycle: Bool {
        switch self {
        case .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
            .applicationWillEnterForeground, .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground:
            true
        default: false
        }
    }
}

extension Conformance.ArgumentMismatch {
    /// `recipes://b, which belongs to scene(_:openURLContexts:), expected recipes://a`
    var sentence: String {
        let own = expected.map { "expected \($0.printable)" } ?? "expected none"
        return "\(observed.printable), which belongs to \(owner), \(own)"
    }
}

extension ProbeLine.Start {
    /// The device that it ran on; nil where the scenario has no such platform.
    var device: Device? {
        let words = system.split(separator: " ").map(String.init)
        guard words.count == 2, let platform = Platform(rawValue: words[0]), let os = Version(words[1]) else {
            return nil
        }
        return Device(platform: platform, os: os)
    }
}
