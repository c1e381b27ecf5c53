import LaunchModel

/// What the delegates of OpenSwiftUI, which is written anew after SwiftUI's binary, do with each message of UIKit: read at
/// revision 069dd80b (August 2026), `App/App/UIKit/UIKitAppDelegate.swift`, and written down from that alone.
struct ReimplementedDelegates {
    /// A call of the app's own code.
    struct Call: Hashable, CustomStringConvertible {
        let callback: Callback
        let scene: String?

        var description: String { callback.name + (scene.map { " [\($0)]" } ?? "") }
    }

    /// What a message leads to within it, and 0.1 s after it.
    struct Answer {
        var atOnce: [Call] = []
        var later: [Call] = []
    }

    /// The delegate of the application answers two messages itself; it forwards all others.
    static func answer(toApplication message: Callback) -> Answer {
        // Its configuration has the delegate of scenes, and the app's own isn't asked.
        message == .configurationForConnecting ? Answer() : Answer(atOnce: [Call(callback: message, scene: nil)])
    }

    /// The delegate of a window's scene: `link` and so on are what the message carries.
    static func answer(toScene message: Callback, _ scene: String, carrying carried: Set<Carried>) -> Answer {
        func call(_ callback: Callback) -> Call { Call(callback: callback, scene: scene) }
        let published = carried.contains(.link) ? [call(.onOpenURL)] : [call(.onContinueUserActivity), call(message)]
        switch message {
        case .sceneWillConnect:
            // The configuration of the app's own delegate is asked here, for nothing but a class.
            var answer = Answer(atOnce: [Call(callback: .configurationForConnecting, scene: scene), call(message)])
            if carried.contains(.link) {
                answer.later = [call(.onOpenURL)]
            } else if carried.contains(.activity) {
                answer.later = [call(.onContinueUserActivity), call(.sceneContinueActivity)]
            }
            if carried.contains(.url) { answer.later.append(call(.onOpenURL)) }
            return answer
        case .sceneOpenURLContexts: return Answer(atOnce: [call(.onOpenURL), call(message)])
        case .sceneContinueActivity: return Answer(atOnce: published)
        case .stateRestorationActivity: return Answer()
        default: return Answer(atOnce: [call(message)])
        }
    }

    /// What a message carries.
    enum Carried { case url, link, activity }
}

/// A SwiftUI app beside a UIKit app to which the same happens: all messages that UIKit sends, by way of the delegates of a
/// re-implementation, are the calls that the SwiftUI app gets.
package struct ReimplementationTest {
    /// How many events were compared.
    package private(set) var events = 0
    /// The events at which the calls differ, in words.
    package private(set) var unlike: [String] = []

    private let triggers = Universe.triggers.filter { trigger in
        // Only window scenes have these delegates.
        if case .openWindow(let window) = trigger { return window.role == .window }
        return true
    }

    /// SwiftUI apps that implement all, and such that implement one method of each delegate, where these delegates are.
    package static let setups = Universe.standard.setups.filter { setup in
        setup.app.lifecycle == .swiftUI && setup.device.uikit >= Version(14)
            && [.iOS, .iPadOS, .visionOS].contains(setup.device.platform)
    }

    package init() {}

    /// Compares what each event leads to from each start, and what each other one leads to after it.
    package mutating func run(_ setup: Scenario, depth: Int = 2) {
        let uikit = Self.uikit(setup)
        for start in Start.allCases {
            guard let here = Way(to: start, of: setup, .logs, .standard),
                let there = Way(to: start, of: uikit, .logs, .standard)
            else { continue }
            follow(here, there, depth: depth)
        }
    }

    /// The same app by UIKit alone, whose scene delegate implements all, so that each message is seen.
    private static func uikit(_ setup: Scenario) -> Scenario {
        var app = setup.app.written
        app.lifecycle = .scene
        app.sceneDelegate = .complete
        return Scenario(
            setup.name, notes: nil, device: setup.device, app: ResolvedApp(app, on: setup.device), start: setup.start,
            events: setup.events)
    }

    private mutating func follow(_ here: Way, _ there: Way, depth: Int) {
        for trigger in triggers {
            var (next, other) = (here, there)
            guard (try? next.advance(by: trigger)) != nil, (try? other.advance(by: trigger)) != nil else { continue }
            events += 1
            if let difference = Self.difference(next, since: here, other, since: there, at: trigger) {
                unlike.append("\(next.label)\(difference)")
            } else if depth > 1 {
                follow(next, other, depth: depth - 1)
            }
        }
    }

    private static func difference(_ next: Way, since here: Way, _ other: Way, since there: Way, at trigger: Trigger)
        -> String?
    {
        let scenario = next.world.scenario
        let answers = other.news(since: there).entries.compactMap { answer(to: $0, at: trigger) }
        func implemented(_ calls: [ReimplementedDelegates.Call]) -> [ReimplementedDelegates.Call] {
            calls.filter { scenario.method($0.callback, on: $0.callback.receiver) != nil }
        }
        var calls = next.news(since: here).entries.compactMap(\.swiftUICall)
        for call in implemented(answers.flatMap(\.later)) {
            guard let index = calls.lastIndex(of: call) else { return "\(call) doesn't come" }
            calls.remove(at: index)
        }
        let expected = implemented(answers.flatMap(\.atOnce))
        return calls == expected ? nil : "\(calls) in place of \(expected)"
    }

    private static func answer(to entry: Timeline.Entry, at trigger: Trigger) -> ReimplementedDelegates.Answer? {
        guard let callback = entry.callback else { return nil }
        switch entry.receiver {
        case .appDelegate: return ReimplementedDelegates.answer(toApplication: callback)
        case .sceneDelegate:
            return ReimplementedDelegates.answer(
                toScene: callback, entry.scene ?? "", carrying: entry.carried(by: trigger))
        default: return nil
        }
    }
}

extension Timeline.Entry {
    /// A call of the app's own delegates, or of a view that hears of a payload.
    fileprivate var swiftUICall: ReimplementedDelegates.Call? {
        guard let callback else { return nil }
        switch receiver {
        case .appDelegate:
            return ReimplementedDelegates.Call(
                callback: callback, scene: callback == .configurationForConnecting ? scene : nil)
        case .sceneDelegate: return ReimplementedDelegates.Call(callback: callback, scene: scene)
        case .view where [.onOpenURL, .onContinueUserActivity].contains(callback):
            return ReimplementedDelegates.Call(callback: callback, scene: scene)
        default: return nil
        }
    }

    /// What a scene's message carries, of what people open.
    fileprivate func carried(by trigger: Trigger) -> Set<ReimplementedDelegates.Carried> {
        let isLink = trigger.kind == .openUniversalLink
        var carried: Set<ReimplementedDelegates.Carried> = []
        for member in arguments {
            guard case .object(let options) = member.value else { continue }
            for option in options {
                if option.key == "urlContexts" { carried.insert(.url) }
                if option.key == "userActivities" { carried.insert(isLink ? .link : .activity) }
            }
        }
        if callback == .sceneContinueActivity { carried.insert(isLink ? .link : .activity) }
        return carried
    }
}
