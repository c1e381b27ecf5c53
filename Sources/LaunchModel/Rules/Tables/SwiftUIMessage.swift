/// The handling of a message of UIKit in a SwiftUI app, in which one of SwiftUI's own delegates replaces the app's.
package struct SwiftUIMessage: Hashable, Sendable {
    /// The method by which UIKit sends it.
    package let callback: Callback
    /// The messages of this method that it applies to, as the end of a sentence; empty for all.
    package let scope: String
    package let handling: Handling
    /// The systems that it applies to.
    package let os: VersionRange
    /// The evidence for this handling.
    package let source: Source
    /// How views receive it; nil if they don't.
    package let publication: Publication?

    /// The handling by SwiftUI's delegate of a message for the app's own.
    package enum Handling: String, CaseIterable, Sendable {
        /// It implements the method, and calls the app's own explicitly.
        case passedOn = "forwarded explicitly"
        /// It doesn't implement the method, and the message is forwarded to an app's own delegate that does.
        case forwarded
        /// It implements the method, and the app's own isn't called.
        case kept
    }

    /// A modifier of views that receives a message first.
    package struct Publication: Hashable, Sendable {
        /// The id of the rule.
        let id: String
        let points: [LaunchPoint]
        let when: Condition
        /// The modifier.
        package let modifier: Callback
        let carried: Carried
        /// The argument of UIKit's own method, if the app's receives it too.
        let original: Carried
        let because: String
        let source: Source
        let order: Source?
        /// Another method of the app's own delegate, which SwiftUI's then calls like UIKit.
        var follower: Callback?
    }
}

extension SwiftUIMessage {
    /// The messages that SwiftUI's delegates implement; all others are forwarded.
    package static let all: [SwiftUIMessage] = ofApplication + ofScene

    private static let ofApplication: [SwiftUIMessage] = [
        handled(.didFinishLaunching, .passedOn), handled(.configurationForConnecting, .passedOn),
        handled(.handleBackgroundSessionEvents, .passedOn, os: .from(26)),
    ]

    private static let ofScene: [SwiftUIMessage] =
        [
            Callback.sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneDidEnterBackground, .sceneDidDisconnect,
        ].map { handled($0, .passedOn) } + [handled(.stateRestorationActivity, .kept)] + published

    private static let published: [SwiftUIMessage] = [
        SwiftUIMessage(
            .sceneOpenURLContexts, .passedOn,
            publishing: Publication(
                id: "scene.url.swiftui", points: [.earlyDelivery],
                when: .both(.targeted([.openURL]), .not(.opensDocument)), modifier: .onOpenURL, carried: .url,
                original: .urlContexts,
                because: "SwiftUI's scene delegate publishes a URL to onOpenURL, of several only one, and then "
                    + "forwards them all to the app's own scene delegate.", source: .onOpenURL, order: .warmURL)),
        SwiftUIMessage(
            .sceneContinueActivity, of: "web links", .kept, source: .linksAreKept,
            publishing: Publication(
                id: "scene.link.swiftui", points: [.continuation], when: .both(.webLink, .not(.event(.activityFails))),
                modifier: .onOpenURL, carried: .webLink, original: .activity,
                because: "SwiftUI publishes a web link to onOpenURL as a URL, and no code receives the user activity.",
                source: .onOpenURL,
                order: .inferred(
                    "Flutter's XCUITests have UIKit's call at this position, and OpenSwiftUI publishes within that call"
                ))),
        SwiftUIMessage(
            .sceneContinueActivity, of: "other activities", .passedOn,
            publishing: Publication(
                id: "scene.activity.swiftui", points: [.continuation],
                when: .both(.not(.event(.activityFails)), .not(.webLink)), modifier: .onContinueUserActivity,
                carried: .activity, original: .activity,
                because: "SwiftUI passes an activity to onContinueUserActivity, and then to the app's own scene "
                    + "delegate.", source: .onContinue,
                order: .inferred("OpenSwiftUI's scene delegate; no recording has both"))),
        SwiftUIMessage(
            .sceneWillConnect, of: "URLs that launch the app", .passedOn,
            publishing: cold(
                "scene.url.swiftui" + coldSuffix, .both(.targeted([.openURL]), .not(.opensDocument)), .onOpenURL, .url,
                source: .onOpenURL,
                because:
                    "SwiftUI publishes the first URL of a cold start to onOpenURL once, in OpenSwiftUI 0.1 s after "
                    + "the scene has connected: a view that appears later misses it.")),
        SwiftUIMessage(
            .sceneWillConnect, of: "web links that launch the app", .passedOn,
            publishing: cold(
                "scene.link.swiftui" + coldSuffix, .targeted([.openUniversalLink]), .onOpenURL, .webLink,
                source: .onOpenURL,
                because: "SwiftUI publishes the web link of a cold start to onOpenURL as a URL, once, in OpenSwiftUI "
                    + "0.1 s after the scene has connected: a view that appears later misses it.")),
        SwiftUIMessage(
            .sceneWillConnect, of: "activities that launch the app", .passedOn,
            publishing: cold(
                "scene.activity.swiftui" + coldSuffix, .both(.targeted([.continueActivity]), .not(.event(.handoff))),
                .onContinueUserActivity, .activity, source: .onContinue, follower: .sceneContinueActivity,
                because:
                    "SwiftUI publishes the activity of a cold start to onContinueUserActivity once, in OpenSwiftUI "
                    + "0.1 s after the scene has connected: a view that appears later misses it. It uses the method of a running "
                    + "scene, which forwards the activity to the app's own scene delegate.")),
        SwiftUIMessage(
            .sceneWillConnect, of: "activities with which the app requests a window", .passedOn,
            publishing: cold(
                "scene.activity.swiftui-window", .both(.event(.asksForWindow), .scene(.target)),
                .onContinueUserActivity, .activity, source: .askedForWindow, follower: .sceneContinueActivity,
                because: "SwiftUI's scene delegate publishes the activity of every connection, so that a window which "
                    + "the app requests with an activity receives it.")),
    ]

    /// The suffix of the id of a rule for a launch; without it the id is that of the rule for a running app.
    private static let coldSuffix = "-cold"

    private static func handled(_ callback: Callback, _ handling: Handling, os: VersionRange = .all) -> SwiftUIMessage {
        SwiftUIMessage(callback, handling, os: os)
    }

    private init(
        _ callback: Callback, of scope: String = "", _ handling: Handling, os: VersionRange = .all,
        source: Source = .swiftUIDelegates, publishing publication: Publication? = nil
    ) {
        self.callback = callback
        self.scope = scope
        self.handling = handling
        self.os = os
        self.source = source
        self.publication = publication
    }

    private static func cold(
        _ id: String, _ when: Condition, _ modifier: Callback, _ carried: Carried, source: Source,
        follower: Callback? = nil, because: String
    ) -> Publication {
        Publication(
            id: id, points: [.coldPublication], when: when, modifier: modifier, carried: carried, original: .nothing,
            because: because, source: source, order: .coldHandover, follower: follower)
    }

    /// The methods of the app's own delegates that SwiftUI's never call.
    static let kept = all.filter { $0.handling == .kept && $0.scope.isEmpty }.map(\.callback)

    /// Messages of a method that the app's own delegate doesn't receive; one of them came if these rules applied.
    static func keeping(_ callback: Callback, by held: Set<String>) -> SwiftUIMessage? {
        all.first { message in
            guard message.callback == callback, message.handling == .kept, let id = message.publication?.id else {
                return false
            }
            return held.contains(id) || held.contains(id + coldSuffix)
        }
    }

    /// The rule by which views receive it, and then the app's own delegate during UIKit's call.
    fileprivate var rule: Rule? {
        publication.map { publication in
            let ofViews = Effect.call(publication.modifier, carrying: publication.carried)
            let isHandedOn = handling == .passedOn && publication.original != .nothing
            let ofDelegate = Effect.call(callback, carrying: publication.original)
            let ofFollower = publication.follower.map { Effect.call($0, carrying: publication.carried) }
            return Rule(
                publication.id, on: publication.points.map(RuleTrigger.at), when: publication.when,
                lifecycles: [.swiftUI],
                effects: [ofViews] + (isHandedOn ? [ofDelegate] : []) + [ofFollower].compactMap(\.self),
                because: publication.because, source: publication.source, order: publication.order)
        }
    }
}

extension Rule {
    /// The messages that SwiftUI's own delegates publish to views.
    static let swiftUIMessages = SwiftUIMessage.all.compactMap(\.rule)
}

extension Condition { fileprivate static let webLink = Condition.event(.kind([.openUniversalLink])) }

extension Source {
    static let swiftUIDelegates = inferred(
        "The methods in header dumps of SwiftUI's AppDelegate and AppSceneDelegate; OpenSwiftUI implements the same")
    fileprivate static let linksAreKept = measured(
        "Developers in Apple's forum, threads 746362 and 762526", "https://developer.apple.com/forums/thread/762526",
        on: [17, 18])
    fileprivate static let onOpenURL = documented(
        "Apple, onOpenURL(perform:)", "https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)")
    fileprivate static let onContinue = documented(
        "Apple, onContinueUserActivity(_:perform:)",
        "https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)")
    fileprivate static let askedForWindow = unsettled(
        "OpenSwiftUI's scene delegate doesn't check what has opened a scene that connects; no recording shows a window "
            + "that a SwiftUI app requests")
    fileprivate static let warmURL = unsettled(
        "UIKit calls before sceneWillEnterForeground(_:), and OpenSwiftUI publishes within that call; one app states "
            + "that the application is inactive by then")
    fileprivate static let coldHandover = unsettled(
        "OpenSwiftUI publishes it in a block of the main queue, 0.1 s after the connection; contradicted by apps that "
            + "state that the application is still inactive")
}
