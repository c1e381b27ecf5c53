/// Something that goes wrong in apps: what it means, the rules that find it, and scenarios with and without it.
public struct FindingKind: Sendable, RawRepresentable, CaseIterable {
    /// The code to suppress, search for and link to, as in `LT010`.
    public let code: String
    /// The words that the code stands for, as in `payload-unhandled`.
    public let name: String
    /// What it tells of.
    package let subject: Subject
    /// What the app's users see of it, in a few words, unless a rule has its own.
    let effect: MessageTemplate
    /// The mistake, in one sentence.
    public let meaning: String
    /// How an app gets there.
    public let why: String
    /// The remedy.
    public let fix: String
    /// The ways in which it shows.
    package var rules: [FindingRule] { makeMethodRules() + otherRules }
    /// The rules for methods. LT013 has a hundred, so a run makes them only on request.
    private let makeMethodRules: @Sendable () -> [FindingRule]
    private let otherRules: [FindingRule]
    /// A scenario with it, and its clean twin.
    package var example: FindingExample { makeExample() }
    /// Only help and tests ask for examples, and every run makes all kinds.
    private let makeExample: @Sendable () -> FindingExample

    init(
        _ code: String, _ name: String, subject: Subject = .app, effect: MessageTemplate, meaning: String,
        why: String, fix: String, methodRules: @escaping @autoclosure @Sendable () -> [FindingRule] = [],
        rules: [FindingRule], example: @escaping @autoclosure @Sendable () -> FindingExample
    ) {
        self.code = code
        self.name = name
        self.subject = subject
        self.effect = effect
        self.meaning = meaning
        self.why = why
        self.fix = fix
        makeMethodRules = methodRules
        otherRules = rules
        makeExample = example
    }

    /// The rules that are asked at a trigger.
    func rules(at trigger: FindingTrigger) -> [FindingRule] {
        (trigger == .method ? rules : otherRules).filter { $0.on.contains(trigger) }
    }

    /// The same with other rules.
    package func with(rules: [FindingRule]) -> FindingKind {
        FindingKind(
            code, name, subject: subject, effect: effect, meaning: meaning, why: why, fix: fix, rules: rules,
            example: makeExample())
    }

    /// What a finding tells of.
    package enum Subject: Hashable, Sendable {
        /// A mistake of the app.
        case app
        /// A gap in what the scenario says; a timeline for people leaves it out.
        case scenario
    }

    /// The kind with this code; nil where there is none.
    public init?(rawValue code: String) {
        guard let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = kind
    }

    /// The code, by which kinds are told apart.
    public var rawValue: String { code }
}

extension FindingKind: Hashable {
    /// Compares what tells kinds apart, and the rules, of which a book may have others.
    public static func == (left: FindingKind, right: FindingKind) -> Bool {
        left.code == right.code && left.rules == right.rules
    }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension FindingKind {
    /// Every kind, by its code, with the triggers that its rules are asked at: a run makes only the kinds that it asks.
    private static let book = [
        KindInBook(.sceneLifecycleRequired, at: .declared),
        KindInBook(.sceneManifestIncomplete, at: .declared),
        KindInBook(.orphanWindow, at: .action, .blackScreen),
        KindInBook(.sceneDelegateClassUnresolved, at: .declared),
        KindInBook(.dependencyNotReady, at: .action),
        KindInBook(.orderChanged, at: .comparison),
        KindInBook(.payloadUnhandled, at: .payload),
        KindInBook(.warmOnlyHandler, at: .payload),
        KindInBook(.launchOptionsEmptyUnderScenes, at: .action),
        KindInBook(.deadCallback, at: .declared, .method),
        KindInBook(.returnValueSuppresses, at: .payload),
        KindInBook(.payloadDeliveredTwice, at: .payload, .handedOut),
        KindInBook(.droppedBeforeListener, at: .payload),
        KindInBook(.ambiguousSetMember, at: .action),
        KindInBook(.notAnalyzed, at: .declared, .payload, .event),
        KindInBook(.launchDeadlineMissed, at: .action, .payload),
        KindInBook(.duplicateRegistration, at: .action),
        KindInBook(.noLaunchHandler, at: .event, .unreceived),
        KindInBook(.taskNotPermitted, at: .event, .action),
        KindInBook(.urlSchemeNotDeclared, at: .event),
        KindInBook(.completionNotCalled, at: .callback),
        KindInBook(.backgroundLaunchCounted, at: .action, .neverInForeground),
        KindInBook(.uiBuiltInBackground, at: .action, .callback),
        KindInBook(.stateReadMisleads, at: .action),
        KindInBook(.noForegroundCallbackAtColdLaunch, at: .firstFrame),
        KindInBook(.prewarmClockSkew, at: .action),
        KindInBook(.protectedDataUnavailable, at: .action),
        KindInBook(.prewarmFlagReadTooLate, at: .action),
        KindInBook(.metricIncludesBackground, at: .action),
        KindInBook(.watchdogLaunch, at: .stop),
        KindInBook(.watchdogBackground, at: .stop),
        KindInBook(.slowFirstFrame, at: .firstFrame, .action),
        KindInBook(.secondaryRoleLaunch, at: .settled),
        KindInBook(.sceneReconnect, at: .action),
        KindInBook(.perSceneHandlerTreatedAsAppWide, at: .action),
        KindInBook(.restorationOrder, at: .action),
        KindInBook(.discardedSessionMatchesLive, at: .callback),
        KindInBook(.sceneAccessoryMissing, at: .event),
        KindInBook(.swiftUIWrappedDelegate, at: .method),
        KindInBook(.headlessLaunch, at: .settled),
        KindInBook(.launchScreenMissing, at: .declared),
        KindInBook(.launchScreenContent, at: .declared),
        KindInBook(.asksAtLaunch, at: .action),
        KindInBook(.stateNotRestored, at: .callback, .settled),
        KindInBook(.launchesInFullSpace, at: .declared),
    ]

    /// Every kind, by its code.
    public static let allCases: [FindingKind] = book.map { $0.kind() }

    /// The kinds with a rule for a trigger, by their codes.
    static func all(at trigger: FindingTrigger) -> [FindingKind] {
        book.filter { $0.triggers.contains(trigger) }.map { $0.kind() }
    }
}

/// A kind before it is made.
private struct KindInBook: Sendable {
    let kind: @Sendable () -> FindingKind
    let triggers: CaseSet<FindingTrigger>

    init(_ kind: @escaping @autoclosure @Sendable () -> FindingKind, at triggers: FindingTrigger...) {
        self.kind = kind
        self.triggers = CaseSet(triggers)
    }
}

/// Short names of types for the files of the kinds.
extension FindingKind {
    typealias App = Scenario.App
    typealias Method = Delegate.Method
}
