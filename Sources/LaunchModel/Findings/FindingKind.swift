/// A kind of problem: its meaning, the rules that find it, and scenarios with and without it.
public struct FindingKind: Sendable, RawRepresentable, CaseIterable {
    /// The code to suppress, search for and link to, as in `LT010`.
    public let code: String
    /// The name of the code, as in `payload-unhandled`.
    public let name: String
    /// The subject of its findings.
    package let subject: Subject
    /// The effect for the app's users, unless a rule has its own.
    let effect: MessageTemplate
    /// The mistake, in one sentence.
    public let meaning: String
    /// The cause.
    public let why: String
    /// The fix.
    public let fix: String
    /// The rules that find it.
    package var rules: [FindingRule] { makeMethodRules() + otherRules }
    /// The rules for methods. LT013 has a hundred, so a run creates them only on request.
    private let makeMethodRules: @Sendable () -> [FindingRule]
    private let otherRules: [FindingRule]
    /// A scenario with the problem, and the same one without it.
    package var example: FindingExample { makeExample() }
    /// Only help and tests need examples, and every run creates all kinds.
    private let makeExample: @Sendable () -> FindingExample

    init(
        _ code: String, _ name: String, subject: Subject = .app, effect: MessageTemplate, meaning: String, why: String,
        fix: String, methodRules: @escaping @autoclosure @Sendable () -> [FindingRule] = [], rules: [FindingRule],
        example: @escaping @autoclosure @Sendable () -> FindingExample
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

    /// Whether it describes launches of an app and not one event, so that it is reported once for an app.
    package var isOfWholeApp: Bool { !otherRules.isEmpty && otherRules.allSatisfy(\.isSaidOnce) }

    /// The rules that are checked at a trigger.
    func rules(at trigger: FindingTrigger) -> [FindingRule] {
        (trigger == .method ? rules : otherRules).filter { $0.on.contains(trigger) }
    }

    /// A copy with other rules.
    package func with(rules: [FindingRule]) -> FindingKind {
        FindingKind(
            code, name, subject: subject, effect: effect, meaning: meaning, why: why, fix: fix, rules: rules,
            example: makeExample())
    }

    package enum Subject: Hashable, Sendable {
        /// A mistake of the app.
        case app
        /// A gap in the scenario; a text timeline omits it.
        case scenario
    }

    /// The kind with this code; nil if there is none.
    public init?(rawValue code: String) {
        guard let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = kind
    }

    /// The code, which identifies the kind.
    public var rawValue: String { code }
}

extension FindingKind: Hashable {
    /// Compares the codes, and the rules, which a rule book can replace.
    public static func == (left: FindingKind, right: FindingKind) -> Bool {
        left.code == right.code && left.rules == right.rules
    }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension FindingKind {
    /// Every kind, by its code, with the triggers of its rules: a run creates only the kinds that it checks.
    private static let book = [
        KindInBook(.sceneLifecycleRequired, at: .declared), KindInBook(.sceneManifestIncomplete, at: .declared),
        KindInBook(.orphanWindow, at: .action, .blackScreen), KindInBook(.sceneDelegateClassUnresolved, at: .declared),
        KindInBook(.dependencyNotReady, at: .action), KindInBook(.orderChanged, at: .comparison),
        KindInBook(.payloadUnhandled, at: .payload), KindInBook(.warmOnlyHandler, at: .payload),
        KindInBook(.launchOptionsEmptyUnderScenes, at: .action), KindInBook(.deadCallback, at: .declared, .method),
        KindInBook(.returnValueSuppresses, at: .payload), KindInBook(.payloadDeliveredTwice, at: .payload, .handedOut),
        KindInBook(.droppedBeforeListener, at: .payload), KindInBook(.ambiguousSetMember, at: .action),
        KindInBook(.notAnalyzed, at: .declared, .payload, .event, .callback),
        KindInBook(.launchDeadlineMissed, at: .action, .payload), KindInBook(.duplicateRegistration, at: .action),
        KindInBook(.noLaunchHandler, at: .event, .unreceived), KindInBook(.taskNotPermitted, at: .event, .action),
        KindInBook(.urlSchemeNotDeclared, at: .event), KindInBook(.completionNotCalled, at: .callback),
        KindInBook(.backgroundModeMissing, at: .event), KindInBook(.voipPushWithoutCall, at: .callback),
        KindInBook(.backgroundLaunchCounted, at: .action, .neverInForeground),
        KindInBook(.uiBuiltInBackground, at: .action, .callback), KindInBook(.stateReadMisleads, at: .action),
        KindInBook(.noForegroundCallbackAtColdLaunch, at: .firstFrame), KindInBook(.prewarmClockSkew, at: .action),
        KindInBook(.protectedDataUnavailable, at: .action), KindInBook(.prewarmFlagReadTooLate, at: .action),
        KindInBook(.metricIncludesBackground, at: .action), KindInBook(.watchdogLaunch, at: .stop),
        KindInBook(.watchdogBackground, at: .stop), KindInBook(.slowFirstFrame, at: .firstFrame, .action),
        KindInBook(.secondaryRoleLaunch, at: .settled), KindInBook(.sceneReconnect, at: .action),
        KindInBook(.perSceneHandlerTreatedAsAppWide, at: .action), KindInBook(.restorationOrder, at: .action),
        KindInBook(.discardedSessionMatchesLive, at: .callback), KindInBook(.sceneAccessoryMissing, at: .event),
        KindInBook(.swiftUIWrappedDelegate, at: .method), KindInBook(.headlessLaunch, at: .settled),
        KindInBook(.launchScreenMissing, at: .declared), KindInBook(.launchScreenContent, at: .declared),
        KindInBook(.asksAtLaunch, at: .action), KindInBook(.stateNotRestored, at: .callback, .settled),
        KindInBook(.launchesInFullSpace, at: .declared),
    ]

    /// Every kind, by its code.
    public static let allCases: [FindingKind] = book.map { $0.kind() }

    /// The kinds with a rule for a trigger, by their codes.
    static func all(at trigger: FindingTrigger) -> [FindingKind] {
        book.filter { $0.triggers.contains(trigger) }.map { $0.kind() }
    }
}

/// A kind before it is created.
private struct KindInBook: Sendable {
    let kind: @Sendable () -> FindingKind
    let triggers: CaseSet<FindingTrigger>

    init(_ kind: @escaping @autoclosure @Sendable () -> FindingKind, at triggers: FindingTrigger...) {
        self.kind = kind
        self.triggers = CaseSet(triggers)
    }
}

/// Short names of types, for the files of the kinds.
extension FindingKind {
    typealias App = Scenario.App
    typealias Method = Delegate.Method
}
