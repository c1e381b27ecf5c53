import LaunchModel

/// A launch of a log beside the timeline that it is held against.
struct VerifiedLog {
    let timeline: Timeline
    /// The name of the log.
    let log: String
    /// The launch that was taken, counted from 1, of how many.
    let number: Int
    let count: Int
    /// Nil where the log shows no callback.
    let launch: LoggedLaunch?
    let conformance: Conformance
}

extension VerifiedLog {
    var observed: [ObservedCallback] { launch?.callbacks ?? [] }

    /// `launch 2 of 3, App[1766], lines 12 to 40`
    var launchTitle: String? {
        guard let first = observed.first?.line, let last = observed.last?.line else { return nil }
        let launch = count > 1 ? "launch \(number) of \(count)" : nil
        let place = first == last ? "line \(first)" : "lines \(first) to \(last)"
        return [launch, self.launch?.process?.title.printable, place].compactMap(\.self).joined(separator: ", ")
    }

    /// What the log never shows; of an app that logs no view controller, nobody wants to hear all that one could do.
    var uncompared: [String] {
        let logsViews = observed.contains { $0.callback.facts.receiver == .viewController }
        return conformance.uncompared.filter { logsViews || Callback.spelled($0, by: .viewController) == nil }
    }

    /// What may be wrong with the scenario, where the log shows callbacks that UIKit never makes under its life cycle.
    var doubt: String? {
        let receivers = Set(observed.map(\.callback).filter(\.tellsLifecycle).map(\.facts.receiver))
        switch timeline.scenario.lifecycle {
        case .scene where receivers == [.appDelegate]:
            return "the log is that of an app without scenes; should app.lifecycle be \"appDelegate\"?"
        case .appDelegate where receivers == [.sceneDelegate]:
            return "the log is that of an app with scenes; should app.lifecycle be \"scene\"?"
        case .scene, .appDelegate, .swiftUI:
            return nil
        }
    }
}

extension Callback {
    /// Whether UIKit makes it under one life cycle only.
    var tellsLifecycle: Bool {
        switch self {
        case .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
            .applicationWillEnterForeground, .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground:
            true
        default: false
        }
    }
}

extension Conformance {
    /// How many steps of each kind there are.
    struct Counts: Equatable {
        var matched = 0
        var missing = 0
        var unexpected = 0
        var outOfOrder = 0
        var otherState = 0

        /// Those that were expected.
        var expected: Int { matched + missing + outOfOrder }
    }

    var counts: Counts {
        steps.reduce(into: Counts()) { counts, step in
            switch step {
            case .matched: counts.matched += 1
            case .otherState:
                counts.matched += 1
                counts.otherState += 1
            case .missing: counts.missing += 1
            case .unexpected: counts.unexpected += 1
            case .outOfOrder: counts.outOfOrder += 1
            }
        }
    }
}
