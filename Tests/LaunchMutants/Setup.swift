import LaunchLaws
import LaunchModel

/// An app of one life cycle on one version of a platform, as far as rules ask for no more.
struct Setup: Hashable, Sendable {
    let lifecycle: Lifecycle
    let platform: Platform
    /// Numbered like iOS.
    let uikit: Version

    /// All that there are; rules begin and end at the versions of the universe.
    static let all: [Setup] = Lifecycle.allCases.flatMap { lifecycle in
        Platform.allCases.flatMap { platform in
            let oldest = max(lifecycle.since, Device(platform: platform, os: platform.oldest).uikit)
            return Universe.everyYear.filter { $0 >= oldest }.map {
                Setup(lifecycle: lifecycle, platform: platform, uikit: $0)
            }
        }
    }

    /// Whether the app runs where such an event can happen.
    func allows(_ event: EventKind, in state: AppState?) -> Bool {
        !RuleBook.standard.refusals.contains { refusal in
            refusal.on.contains(event) && (refusal.from == nil || state.map { refusal.from?.contains($0) } == true)
                && refusal.when.resolved(in: self, at: [event]) == .always
        }
    }
}

extension Rule {
    /// Whether a rule that is almost the same holds wherever this one does, since no app on any system gets to where
    /// they differ: an event is refused there, no rule leads to the point, or there is no such method to call.
    func isSame(as other: Rule) -> Bool {
        guard effects == other.effects, sdk == other.sdk else { return false }
        return Setup.all.enumerated().allSatisfy { index, setup in
            if !on.contains(where: { Self.reached($0)[index] }) || !calls(in: setup) { return true }
            if when != other.when {
                return when.resolved(in: setup, at: events) == other.when.resolved(in: setup, at: events)
            }
            return isAlike(other, in: setup) || !isPossible(in: setup) || when.resolved(in: setup, at: events) == .never
        }
    }

    /// The events at which alone it is weighed; nil for a rule of points.
    private var events: [EventKind]? {
        let events = on.compactMap { if case .event(let event) = $0 { event } else { nil } }
        return events.count == on.count ? events : nil
    }

    /// Whether one of its events is possible in one of its states.
    private func isPossible(in setup: Setup) -> Bool {
        guard let events else { return true }
        return (from ?? AppState.allCases).contains { state in events.contains { setup.allows($0, in: state) } }
    }

    private func isAlike(_ other: Rule, in setup: Setup) -> Bool {
        let (own, others) = (concerns(setup), other.concerns(setup))
        if from == other.from { return own == others }
        return own == others
            && on.allSatisfy { trigger in
                guard case .event(let event) = trigger else { return false }
                return AppState.allCases.allSatisfy { state in
                    (from?.contains(state) ?? true) == (other.from?.contains(state) ?? true)
                        || !setup.allows(event, in: state)
                }
            }
    }

    private func concerns(_ setup: Setup) -> Bool {
        lifecycles.contains(setup.lifecycle) && platforms.contains(setup.platform) && os.contains(setup.uikit)
    }

    /// Whether anything comes of it: methods that UIKit doesn't have are nothing.
    private func calls(in setup: Setup) -> Bool {
        on.contains { if case .event = $0 { true } else { false } }
            || effects.contains { effect in
                guard case .call(let callback, let receiver, let carried) = effect else { return true }
                let isThere = (receiver ?? callback.receiver).exists.resolved(in: setup, at: nil) != .never
                // What a payload misses is noted.
                return carried.isPayload || isThere && callback.spec.isCalled(on: setup.uikit)
            }
    }

    /// The points that it leads to for each of several scenes alone, and for none of no scenes.
    private var pointsOfScenes: Set<LaunchPoint> {
        var points = Set(self.points)
        for effect in effects { if case .then(let point) = effect { points.remove(point) } }
        return points
    }

    /// The setups in which a trigger can be met, by their places.
    private static func reached(_ trigger: RuleTrigger) -> [Bool] { reach[trigger] ?? [] }

    private static let reach: [RuleTrigger: [Bool]] = {
        var reach: [RuleTrigger: [Bool]] = [:]
        for event in EventKind.allCases { reach[.event(event)] = Setup.all.map { $0.allows(event, in: nil) } }
        for point in LaunchPoint.allCases {
            let isOpen = LaunchPoint.reachedByTheMachine.contains(point)
            reach[.at(point)] = Setup.all.map { _ in isOpen }
        }
        let ways = RuleBook.standard.rules.filter { !$0.points.isEmpty }.map { rule in
            (
                rule, Set(rule.points), rule.pointsOfScenes,
                Setup.all.map { rule.concerns($0) && rule.when.resolved(in: $0, at: rule.events) != .never }
            )
        }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (rule, points, ofScenes, concerned) in ways {
                let origins = rule.on.compactMap { reach[$0] }
                for index in concerned.indices where concerned[index] && origins.contains(where: { $0[index] }) {
                    let hasScenes = Setup.all[index].lifecycle != .appDelegate
                    for point in points
                    where reach[.at(point)]?[index] == false && (hasScenes || !ofScenes.contains(point)) {
                        reach[.at(point)]?[index] = true
                        isGrowing = true
                    }
                }
            }
        }
        return reach
    }()
}

extension Condition {
    fileprivate static let never = Condition.not(.always)

    /// What is left to be asked in a setup, at one of these events, or at any.
    fileprivate func resolved(in setup: Setup, at events: [EventKind]?) -> Condition {
        switch self {
        case .all(let parts):
            let left = parts.map { $0.resolved(in: setup, at: events) }.filter { $0 != .always }
            if left.contains(.never) { return .never }
            return left.isEmpty ? .always : left.count == 1 ? left[0] : .all(left)
        case .any(let parts):
            let left = parts.map { $0.resolved(in: setup, at: events) }.filter { $0 != .never }
            if left.contains(.always) { return .always }
            return left.isEmpty ? .never : left.count == 1 ? left[0] : .any(left)
        case .not(let part):
            let left = part.resolved(in: setup, at: events)
            return left == .always ? .never : left == .never ? .always : .not(left)
        case .lifecycle(let lifecycle): return lifecycle == setup.lifecycle ? .always : .never
        case .platform(let platforms): return platforms.contains(setup.platform) ? .always : .never
        case .os(let range): return range.contains(setup.uikit) ? .always : .never
        case .implements(let callback): return callback.spec.isCalled(on: setup.uikit) ? self : .never
        case .interface(let interface):
            return interface.exists(in: setup.lifecycle, on: setup.platform, uikit: setup.uikit) ? self : .never
        case .event(let fact): return fact.mentions.isPossible(in: setup, at: events) ? self : .never
        case .always, .sdk, .deployment, .flag, .names, .returnedFalse, .has, .app, .scene, .anyScene, .anyOtherScene,
            .severalWindows, .process, .within, .occurrence, .action, .payload, .prefers:
            return self
        }
    }
}

extension Mentions {
    /// Whether a fact can hold in a setup that is about these events alone.
    fileprivate func isPossible(in setup: Setup, at others: [EventKind]?) -> Bool {
        if events.isEmpty { return true }
        if let others, !others.contains(where: events.contains) { return false }
        let kinds = events == [.backgroundEvent] ? values.compactMap { BackgroundEvent.Kind(rawValue: $0) } : []
        let isAvailable =
            kinds.isEmpty
            || kinds.contains { kind in
                setup.uikit >= kind.requirement.since && kind.requirement.platforms.contains(setup.platform)
            }
        return isAvailable && events.contains { $0.isPossible(in: setup) }
    }
}

extension EventKind {
    /// Refused by nothing but the setup itself; their conditions ask for no event.
    fileprivate func isPossible(in setup: Setup) -> Bool {
        !RuleBook.standard.refusals.contains { refusal in
            refusal.on.contains(self) && refusal.from == nil && refusal.when.mentions.isEmpty
                && refusal.when.resolved(in: setup, at: nil) == .always
        }
    }
}

extension Carried {
    /// Whether it is, or may hold, what an event hands over.
    fileprivate var isPayload: Bool {
        switch self {
        case .nothing, .scenePhase, .role, .restorationActivity, .discardedSessions, .yes: false
        case .launchOptions, .userInfo, .connectionOptions, .url, .urlAlone, .urlAndSource, .webLink,
            .sourceApplication, .urlContexts, .activityType, .activity, .activities, .shortcutItem, .notification,
            .notificationResponse, .cloudKitShareMetadata, .appIntent, .identifier, .identifiers,
            .launchScreenStoryboard, .mainStoryboard, .withheldPayload:
            true
        }
    }
}
