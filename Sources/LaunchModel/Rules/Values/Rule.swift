/// A behavior of UIKit: its trigger, condition, effects and source; a class, because rules are large, every point of a
/// run chooses among some, and every pending effect has one.
public final class Rule: Sendable {
    /// The name by which timelines and the tool's explanations know the rule, as in `scene.will-connect`.
    public let id: String
    /// The point that a launch must have reached.
    package let on: [RuleTrigger]
    /// The states of the app that it applies in; nil for any.
    package let from: [AppState]?
    /// The condition under which the rule applies.
    package let when: Condition
    /// The life cycles in which the rule applies.
    package let lifecycles: [Lifecycle]
    /// UIKit versions, numbered like iOS.
    package let os: VersionRange
    package let sdk: VersionRange
    package let platforms: [Platform]
    /// The effects, in the order in which they come.
    package let effects: [Effect]
    /// The reason, in one sentence.
    public let because: String
    /// The evidence that its effects come, and in this order.
    public let source: Source
    /// The evidence for their order, if it is different.
    public let order: Source?
    /// The evidence for the states that code reads in them, if it is different.
    public let state: Source?
    /// When it may apply, in addition to `concerns`.
    let prepared: PreparedCondition
    private let lifecycleSet: CaseSet<Lifecycle>
    private let platformSet: CaseSet<Platform>
    private let isForAllVersions: Bool

    // In one location, not in each row of the tables, whose code would be several times as long.
    @inline(never) package init(
        _ id: String, on: [RuleTrigger], from: [AppState]? = nil, when: Condition = .always,
        lifecycles: [Lifecycle] = .every, os: VersionRange = .all, sdk: VersionRange = .all,
        platforms: [Platform] = .every, effects: [Effect], because: String, source: Source, order: Source? = nil,
        state: Source? = nil
    ) {
        self.id = id
        self.on = on
        self.from = from
        self.when = when
        self.lifecycles = lifecycles
        self.os = os
        self.sdk = sdk
        self.platforms = platforms
        self.effects = effects
        self.because = because
        self.source = source
        self.order = order
        self.state = state
        prepared = PreparedCondition(from: from, when: when)
        lifecycleSet = CaseSet(lifecycles)
        platformSet = CaseSet(platforms)
        isForAllVersions = os == .all && sdk == .all
    }

    /// The confidence that its effects occur, and here.
    package var confidence: Confidence { source.confidence.resting(on: order?.confidence ?? .documented) }

    /// The source with the lower confidence: for the order, or for the effects themselves.
    package var doubt: Source {
        order.flatMap { $0.confidence == confidence && source.confidence != confidence ? $0 : nil } ?? source
    }

    /// Whether it is a rule for such an app on such a device, regardless of the events.
    func concerns(_ described: DescribedApp) -> Bool {
        lifecycleSet.contains(described.lifecycle) && platformSet.contains(described.platform)
            && (isForAllVersions || os.contains(described.uikit) && sdk.contains(described.sdk))
    }

    /// Whether it applies, or doesn't, if Apple's documentation is preferred.
    package var dependsOnPreference: Bool { when.leaves.contains { if case .prefers = $0 { true } else { false } } }

    func calls(_ callback: Callback) -> Bool {
        effects.contains { if case .call(callback, _, _) = $0 { true } else { false } }
    }
}

extension Rule: Hashable {
    /// Compares all its properties.
    public static func == (left: Rule, right: Rule) -> Bool {
        left === right
            || left.id == right.id && left.on == right.on && left.from == right.from && left.when == right.when
                && left.lifecycles == right.lifecycles && left.os == right.os && left.sdk == right.sdk
                && left.platforms == right.platforms && left.effects == right.effects && left.because == right.because
                && left.source == right.source && left.order == right.order && left.state == right.state
    }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule { package static let all = RuleTable.all.flatMap(\.rules) }

extension [Lifecycle] {
    static let every = Lifecycle.allCases
    /// The life cycles in which UIKit calls scene delegates.
    static let withScenes: [Lifecycle] = [.scene, .swiftUI]
    static let withoutScenes: [Lifecycle] = [.appDelegate]
}

extension [Platform] {
    static let every = Platform.allCases
    /// The platforms whose user goes Home, switches apps and locks the screen.
    static let handheld: [Platform] = [.iOS, .iPadOS, .tvOS, .visionOS]
    /// The platforms with devices that can show several windows of one app.
    static let windowed: [Platform] = [.iOS, .iPadOS, .visionOS, .macCatalyst]
}
