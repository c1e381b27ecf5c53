/// When a rule applies, as a value that can be read, drawn and tested.
package indirect enum Condition: Hashable, Sendable {
    case always
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case lifecycle(Lifecycle)
    case interface(Interface)
    /// UIKit versions, numbered like iOS.
    case os(VersionRange)
    case sdk(VersionRange)
    /// The oldest system that the app runs on, from Info.plist.
    case deployment(VersionRange)
    case platform([Platform])
    case flag(Flag)
    /// The receiver exists and implements the method, and this UIKit calls it.
    case implements(Callback)
    /// The scenario names the method, instead of leaving it to a default.
    case names(Callback)
    /// One of these methods was called and returned false.
    case returnedFalse([Callback])
    /// The app has such an object.
    case has(Receiver)
    case app(AppFact)
    case event(EventFact)
    case scene(SceneFact)
    /// A scene that the application's state follows is in one of these states.
    case anyScene([SceneState])
    /// A window other than the current one is in one of these states.
    case anyOtherScene([SceneState])
    /// More than one window is on the screen.
    case severalWindows
    case process(ProcessFact)
    /// It happens in one of these callbacks.
    case within([Callback])
    /// A fact of the latest occurrence; always false before the first.
    case occurrence(OccurrenceFact)
    case action(ActionFact)
    case payload(PayloadFact)
    /// Apple's documentation is preferred to logs, in the dispute that is named or in all.
    case prefers(Preference)

    func holds(at moment: Moment) -> Bool {
        switch self {
        case .always: true
        case .all(let all): all.allSatisfy { $0.holds(at: moment) }
        case .any(let any): any.contains { $0.holds(at: moment) }
        case .not(let other): !other.holds(at: moment)
        case .lifecycle(let lifecycle): moment.described.lifecycle == lifecycle
        case .interface(let interface): moment.described.scenario.app.interface.isMade(as: interface)
        case .os(let range): range.contains(moment.described.uikit)
        case .sdk(let range): range.contains(moment.described.sdk)
        case .deployment(let range): moment.scenario.app.infoPlist?.minimumOS.map { range.contains($0) } ?? false
        case .platform(let platforms): platforms.contains(moment.described.platform)
        case .flag(let flag): moment.flags.contains(flag)
        case .implements(let callback):
            moment.scenario.method(callback, on: callback.receiver, role: moment.sceneAtHand.scene?.role) != nil
        case .names(let callback):
            callback.receiver.implementation(in: moment.scenario.app, role: moment.sceneAtHand.scene?.role).delegate?
                .named[callback] != nil
        case .returnedFalse(let callbacks): callbacks.contains { moment.returned[$0] == false }
        case .has(let receiver):
            receiver.implementation(in: moment.scenario.app, role: moment.sceneAtHand.scene?.role).delegate != nil
        case .app(let fact): fact.holds(moment.described)
        case .event(let fact): moment.event.map(fact.holds) ?? false
        case .scene(let fact): fact.holds(moment.sceneAtHand)
        case .anyScene(let states): moment.followed.contains { states.contains($0.state) }
        case .anyOtherScene(let states):
            moment.scenes.contains {
                $0.isWindow && states.contains($0.state) && $0.id != moment.scene ?? moment.target
            }
        case .severalWindows: moment.scenes.filter { $0.isWindow && $0.isForeground }.count > 1
        case .process(let fact): fact.holds(moment)
        case .within(let callbacks): moment.callback.map(callbacks.contains) ?? false
        case .occurrence(let fact): moment.context.map { fact.holds(Occurrence(context: $0, moment: moment)) } ?? false
        case .action(let fact): moment.context?.action.map(fact.holds) ?? false
        case .payload(let fact):
            moment.context != nil
                && moment.delivery.map { fact.holds(Delivered(delivery: $0, moment: moment)) } ?? false
        case .prefers(let dispute): moment.preference.includes(dispute)
        }
    }

    /// The event ought to reach the app: its scheme is declared.
    static let reachesApp = Condition.not(.event(.undeclaredScheme))
    /// The event brings the app forward, or would if it weren't in front.
    static let opensApp = Condition.both(.reachesApp, .not(.event(.handledInBackground)))
    /// A launch method returned that the payload shouldn't be delivered.
    static let launchRefused = Condition.all([
        .flag(.launching), .returnedFalse([.willFinishLaunching, .didFinishLaunching]),
    ])

    /// UIKit stops the app at launch, because it doesn't adopt scenes.
    static let stopsWithoutScenes = Condition.all([.not(.app(.adoptsScenes)), .os(.from(27)), .sdk(.from(27))])

    /// A display from iOS 27 on, without a scene for it.
    static let waitsForAccessory = Condition.all([
        .event(.role([.externalDisplay])), .os(.from(27)), .not(.process(.hasSceneAccessory)),
    ])

    /// UIKit destroys the app's window scenes for this reason.
    static func isDestroyed(by condition: DestructionCondition) -> Condition {
        .all([.app(.hasDestructionCondition(condition)), .os(.from(26)), .platform([.iOS, .iPadOS, .visionOS])])
    }

    /// The app has more connected windows than the one at hand.
    static let hasOtherWindows = Condition.anyOtherScene([.foregroundActive, .foregroundInactive, .background])

    /// Responses and notifications are delivered to the app's own delegate.
    static let notificationDelegateIsSet = Condition.both(.has(.notificationDelegate), .flag(.notificationDelegateSet))

    static func both(_ first: Condition, _ second: Condition) -> Condition { .all([first, second]) }

    /// Whether it depends on the app alone, and so holds or fails for a whole run.
    var isOfApp: Bool {
        switch self {
        case .lifecycle, .interface, .os, .sdk, .deployment, .platform, .app: true
        // The delegate of a scene may be another for each role.
        case .implements(let callback), .names(let callback): callback.receiver != .sceneDelegate
        case .has(let receiver): receiver != .sceneDelegate
        case .not(let part): part.isOfApp
        case .all(let parts), .any(let parts): parts.allSatisfy(\.isOfApp)
        default: false
        }
    }

    /// The only callbacks in which it can hold; nil if it may hold in any.
    var callbacks: [Callback]? {
        if case .within(let callbacks) = self { return callbacks }
        guard case .all(let parts) = self else { return nil }
        return parts.lazy.compactMap(\.callbacks).first
    }

    /// The conditions without parts that it consists of, negated or not.
    package var leaves: [Condition] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap(\.leaves)
        case .not(let part): part.leaves
        default: [self]
        }
    }

    /// The subjects of its parts.
    package var mentions: [Mentions] {
        leaves.compactMap { leaf in
            switch leaf {
            case .implements(let callback), .names(let callback): Mentions.callbacks([callback])
            case .returnedFalse(let callbacks), .within(let callbacks): Mentions.callbacks(callbacks)
            case .event(let fact): fact.mentions
            case .process(let fact): fact.mentions
            case .occurrence(let fact): fact.mentions
            case .action(let fact): fact.mentions
            case .always, .all, .any, .not, .lifecycle, .interface, .os, .sdk, .deployment, .platform, .flag, .has,
                .app, .scene, .anyScene, .anyOtherScene, .severalWindows, .payload, .prefers:
                nil
            }
        }
    }

    /// `if the SDK is 27.0 or later`
    package var clause: String { "if \(statement.holds)" }

    /// A clause for each of the conditions that all have to hold.
    package var clauses: [String] { parts.map(\.statement.holds) }

    /// The condition as a clause, and its opposite.
    package var statement: Statement {
        switch self {
        case .always: Statement("it [always|never] holds")
        case .all(let parts): parts.statement(joinedBy: "and", denied: "or")
        case .any(let parts): parts.statement(joinedBy: "or", denied: "and")
        case .not(let part): part.statement.opposite
        case .lifecycle(let lifecycle): lifecycle.statement
        case .interface(.storyboard): Self.interfaceMade
        case .interface(.code): Self.interfaceMade.opposite
        case .interface(.documentGroup): Statement("the App's scene [is a|is no] DocumentGroup")
        case .interface(.hosting): Statement("a hosting controller [shows a|shows no] view of SwiftUI")
        case .interface(.hostingScene): Statement("the scene's delegate [is|isn't] a UIHostingSceneDelegate")
        case .os(let range): Statement("the system [is|isn't] \(range.words)")
        case .sdk(let range): Statement("the SDK [is|isn't] \(range.words)")
        case .deployment(let range): Statement("MinimumOSVersion [is|isn't] \(range.words)")
        case .platform(let platforms): Statement("the platform [is|isn't] \(platforms.map(\.title).listed("or"))")
        case .flag(let flag): flag.statement
        case .implements(let callback): Statement("the app [implements|doesn't implement] \(callback.name)")
        case .names(let callback): Statement("the scenario [names|doesn't name] \(callback.name)")
        case .returnedFalse(let callbacks): Self.returnedFalse(callbacks.map(\.name))
        case .has(let receiver): Statement("there is [a|no] \(receiver.title)")
        case .app(let fact): fact.statement
        case .event(let fact): fact.statement
        case .scene(let fact): fact.statement
        case .anyScene(let states): Statement("[some|no] scene is \(states.map(\.title).listed("or"))")
        case .anyOtherScene(let states): Statement("[another|no other] window is \(states.map(\.title).listed("or"))")
        case .severalWindows: Statement("[several windows are|no more than one window is] on the screen")
        case .process(let fact): fact.statement
        case .within(let callbacks): Statement("the callback [is|isn't] \(callbacks.map(\.name).listed("or"))")
        case .occurrence(let fact): fact.statement
        case .action(let fact): fact.statement
        case .payload(let fact): fact.statement
        case .prefers(let dispute):
            Statement("[documentation is|logs are] preferred in the dispute \(dispute.rawValue)")
        }
    }

    private static let interfaceMade = Statement("the interface [comes from a storyboard|is created in code]")

    private static func returnedFalse(_ names: [String]) -> Statement {
        let denied =
            names.count == 1 ? "\(names[0]) didn't return false" : "neither \(names.listed("nor")) returned false"
        return Statement("\(names.listed("or")) returned false", denied)
    }
}

extension [Condition] {
    /// Parts of the same kind are listed; those of the other kind are grouped.
    fileprivate func statement(joinedBy conjunction: String, denied: String) -> Statement {
        Statement(
            zip(self, map(\.statement.holds)).map { $0.isCompound ? $0.grouped($1) : $1 }.joined(
                separator: " \(conjunction) "),
            zip(self, map(\.statement.fails)).map { $0.isCompound ? $0.grouped($1) : $1 }.joined(
                separator: " \(denied) "))
    }
}

extension Condition {
    fileprivate var isCompound: Bool {
        switch self {
        case .all(let parts), .any(let parts): parts.count > 1
        case .not(let part): part.isCompound
        default: false
        }
    }

    /// Parentheses, because English has none that could be nested.
    fileprivate func grouped(_ words: String) -> String { "(\(words))" }
}

extension Lifecycle {
    fileprivate var statement: Statement {
        switch self {
        case .scene: Statement("the app [has|doesn't have] the scene life cycle")
        case .appDelegate: Statement("the app has [no |]scenes")
        case .swiftUI: Statement("the app [has|doesn't have] the SwiftUI life cycle")
        }
    }
}

extension VersionRange {
    /// `before 8.0 or at least 9.0 and below 11.0`
    package var words: String { runs.map(\.words).listed("or") }
}

extension VersionRange.Run {
    fileprivate var words: String {
        switch (from, before) {
        case (nil, nil): "any"
        case (let from?, nil): "\(from) or later"
        case (nil, let before?): "before \(before)"
        case (let from?, let before?): "at least \(from) and below \(before)"
        }
    }
}
