package typealias ActionFact = Fact<Action>

extension ActionFact {
    static func kind(_ kinds: [Action.Kind]) -> Self {
        Self("the action [is|isn't] \(kinds.map(\.rawValue).listed("or"))", .actions(kinds)) { kinds.contains($0.kind) }
    }
    static func reads(_ slots: [Slot]) -> Self {
        Self("the action [reads|doesn't read] \(slots.map(\.rawValue).listed("or"))", .reading(slots)) {
            $0.slot.map(slots.contains) ?? false
        }
    }
    static func readsProtected(_ protection: Action.Protection) -> Self {
        Self(
            "the action [reads|doesn't read] protected data of the class \(protection.rawValue)",
            .reading([.protectedData])
        ) { if case .read(.protectedData, _, _, protection) = $0 { true } else { false } }
    }
    static var readsLaunchOption: Self {
        Self(
            "the action [reads|doesn't read] a launch option",
            .reading(Slot.allCases.filter { $0.container == .launchOptions })
        ) { $0.slot?.container == .launchOptions }
    }
    /// Handles one member of an unordered set.
    static var takesFirstOfSet: Self {
        Self(
            "the action [handles|doesn't handle] only the first member of a set",
            .reading(Slot.allCases.filter(\.isSet))
        ) { if case .read(let slot, first: true, _, _) = $0 { slot.isSet } else { false } }
    }
    static var writesIfMissing: Self {
        Self("the action [writes|doesn't write] a new value if it finds none", .actions([.read])) {
            if case .read(_, _, let writes, _) = $0 { writes } else { false }
        }
    }
    static func measures(_ metrics: [Action.Metric]) -> Self {
        Self("the action [marks|doesn't mark] a \(metrics.map(\.rawValue).listed("or"))", .actions([.mark])) {
            if case .mark(_, let metric?) = $0 { metrics.contains(metric) } else { false }
        }
    }
    static var registersContinuedTask: Self {
        Self("the action [registers|doesn't register] a BGContinuedProcessingTask", .actions([.registerTask])) {
            if case .registerTask(_, let continued) = $0 { continued } else { false }
        }
    }
    static func asks(_ requests: [String]) -> Self {
        Self("the action [asks|doesn't ask] for \(requests.listed("or"))", .actions([.request])) {
            if case .request(let request, _) = $0 { requests.contains(request) } else { false }
        }
    }
    /// It keeps the main thread busy for an unknown time.
    static var blocksForUnknownTime: Self {
        Self("the action [keeps|doesn't keep] the main thread busy for an unknown time", .actions([.work])) {
            if case .work(_, nil, .main, _) = $0 { true } else { false }
        }
    }
    static var isOnce: Self {
        Self("the action belongs [only|not only] to the first launch", .actions([.work, .request])) { $0.isOnce }
    }
    static var asksForPermission: Self {
        Self("the action [asks|doesn't ask] for a permission", .actions([.request])) {
            if case .request(let request, _) = $0 { request.hasPrefix("permission:") } else { false }
        }
    }
    static func makesWindow(_ initializers: [Action.WindowInitializer]) -> Self {
        Self(
            "the action [creates|doesn't create] \(initializers.map(\.signature).listed("or"))", .actions([.makeWindow])
        ) { if case .makeWindow(let initializer, _) = $0 { initializers.contains(initializer) } else { false } }
    }
    static var makesVisibleWindow: Self {
        Self("the action [creates|doesn't create] a visible window", .actions([.makeWindow])) {
            if case .makeWindow(_, let visible) = $0 { visible } else { false }
        }
    }
}

extension Action.WindowInitializer {
    fileprivate var signature: String { "UIWindow(\(self == .scene ? "windowScene" : "frame"):)" }
}

extension Action {
    /// The fact or option that it reads.
    package var slot: Slot? { if case .read(let slot, _, _, _) = self { slot } else { nil } }

    /// The resource that is used or created.
    var resource: String? {
        switch self {
        case .use(let name), .create(let name): name
        case .later(let action, _): action.resource
        case .work, .read, .handle, .listen, .registerTask, .setNotificationDelegate, .setServiceDelegate,
            .enableHealthKitDelivery, .registerForRemoteNotifications, .reportCall, .makeWindow, .mark, .request,
            .registerSceneAccessory, .unregisterSceneAccessory:
            nil
        }
    }
}
