/// Something that goes wrong in apps: what it means, the rules that find it, and scenarios with and without it.
public struct FindingKind: Sendable, RawRepresentable, CaseIterable {
    /// The code to suppress, search for and link to, as in `LT010`.
    public let code: String
    /// The words that the code stands for, as in `payload-unclaimed`.
    public let name: String
    /// What it tells of.
    public let subject: Subject
    /// The mistake, in one sentence.
    public let meaning: String
    /// How an app gets there.
    public let why: String
    /// The remedy.
    public let fix: String
    /// The ways in which it shows.
    public let rules: [FindingRule]
    /// A scenario with it, and its clean twin.
    public var example: FindingExample { makeExample() }
    /// Only help and tests ask for examples, and every run makes all kinds.
    private let makeExample: @Sendable () -> FindingExample

    init(
        _ code: String, _ name: String, subject: Subject = .app, meaning: String, why: String, fix: String,
        rules: [FindingRule], example: @escaping @autoclosure @Sendable () -> FindingExample
    ) {
        self.code = code
        self.name = name
        self.subject = subject
        self.meaning = meaning
        self.why = why
        self.fix = fix
        self.rules = rules
        makeExample = example
    }

    /// The same with other rules.
    package func with(rules: [FindingRule]) -> FindingKind {
        FindingKind(
            code, name, subject: subject, meaning: meaning, why: why, fix: fix, rules: rules, example: makeExample())
    }

    /// What a finding tells of.
    public enum Subject: Hashable, Sendable {
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
    /// Every kind, by its code.
    public static let allCases: [FindingKind] = [
        .sceneLifecycleRequired,
        .sceneManifestIncomplete,
        .orphanWindow,
        .sceneDelegateClassUnresolved,
        .dependencyNotReady,
        .orderChanged,
        .payloadUnclaimed,
        .warmOnlyHandler,
        .launchOptionsEmptyUnderScenes,
        .deadCallback,
        .returnValueSuppresses,
        .payloadDeliveredTwice,
        .droppedBeforeListener,
        .ambiguousSetMember,
        .notJudged,
        .launchDeadlineMissed,
        .duplicateRegistration,
        .noLaunchHandler,
        .taskNotPermitted,
        .urlSchemeNotDeclared,
        .backgroundLaunchCounted,
        .uiBuiltInBackground,
        .stateReadMisleads,
        .noForegroundCallbackAtColdLaunch,
        .prewarmClockSkew,
        .protectedDataUnavailable,
        .prewarmFlagReadTooLate,
        .metricIncludesBackground,
        .watchdogLaunch,
        .watchdogBackground,
        .slowFirstFrame,
        .secondaryRoleLaunch,
        .sceneReconnect,
        .perSceneHandlerTreatedAsAppWide,
        .restorationOrder,
        .discardedSessionMatchesLive,
        .sceneAccessoryMissing,
        .swiftUIWrappedDelegate,
        .headlessLaunch,
        .launchScreenMissing,
        .launchScreenContent,
        .asksAtLaunch,
        .stateNotRestored,
        .launchesInFullSpace,
    ]
}

/// Short names of types for the files of the kinds.
extension FindingKind {
    typealias App = Scenario.App
    typealias Method = Delegate.Method
}
