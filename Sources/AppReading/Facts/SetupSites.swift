/// Where the files of a target set something up, wherever that is.
struct SetupSites {
    /// One such place.
    struct Found {
        let site: SetupSite
        let node: SyntaxNode
        let type: String?

        var place: Place { site.place }
    }

    private(set) var found: [Found] = []
    /// Parts that aren't understood and have a name of set-up in them, by these names.
    private let hidden: [String: Place]

    /// Those that some system reaches.
    init(_ index: NodeIndex, _ constants: CodeConstants, _ conditions: ConditionReading) {
        hidden = index.hidden
        var timings: [SyntaxNode: BodyTiming] = [:]
        func isReached(_ node: SyntaxNode) -> Bool {
            guard let function = node.ancestors.first(where: { $0.kind == .function }) else { return true }
            let timing = timings[function] ?? BodyTiming(function, conditions)
            timings[function] = timing
            return timing.timing(of: node) != .never
        }
        for name in SetupSite.names + index.namesOfEnding {
            for node in index[name] {
                guard let use = node.callOrAssignment, let site = SetupSite(use, constants), isReached(site.cause)
                else { continue }
                let type = constants.trees.code.name(ofTypeAt: site.place)
                found.append(Found(site: site, node: use, type: type))
            }
        }
    }

    /// A part that isn't understood in which an action may be done.
    func place(hiding action: Action) -> Place? {
        let names =
            switch action.kind {
            case .setNotificationDelegate: ["delegate", "setDelegate"]
            case .registerTask: ["register", "registerForTaskWithIdentifier"]
            case .makeWindow: ["UIWindow", "initWithWindowScene", "windowScene"]
            default: [String]()
            }
        return names.lazy.compactMap { hidden[$0] }.first
    }

    /// Who becomes the notification delegate, and where.
    var notificationDelegates: [(to: SetupSite.Assigned, Found)] {
        found.compactMap { found in
            if case .notificationDelegate(let assigned) = found.site.kind, assigned != .released {
                (assigned, found)
            } else {
                nil
            }
        }
    }

    /// Where an object becomes the notification delegate that is gone at once.
    var released: Place? { found.first { $0.site.kind == .notificationDelegate(to: .released) }?.place }

    /// The registrations of tasks, each with the argument that names the task.
    var tasks: [(argument: SyntaxNode, Found)] {
        found.compactMap { found in if case .task(let argument) = found.site.kind { (argument, found) } else { nil } }
    }

    /// Where a service is set up.
    func services(_ service: ServiceProtocol) -> [(to: SetupSite.Assigned?, Found)] {
        found.compactMap { found in
            if case .service(service, let assigned) = found.site.kind { (assigned, found) } else { nil }
        }
    }

    /// The set-up that the system requires by the end of the launch, in any code, in addition to that of these services.
    func wantedByTheEndOfTheLaunch(_ services: Set<ServiceProtocol>) -> [Found] {
        found.filter { found in
            switch found.site.kind {
            case .notificationDelegate, .task: true
            case .service(let service, _): services.contains(service)
            case .remoteNotifications, .window, .request: false
            }
        }
    }

    /// The windows that are made, by their initializers.
    var windows: [(initializer: Action.WindowInitializer, Found)] {
        found.compactMap { found in
            if case .window(let initializer) = found.site.kind { (initializer, found) } else { nil }
        }
    }

    /// Where the person is asked for notifications, or the system for a device token.
    var notificationRequest: Place? {
        found.first { $0.site.kind == .remoteNotifications || $0.site.kind == .request("permission:notifications") }?
            .place
    }
}

extension SyntaxNode {
    /// The call of what it names, or the assignment to it.
    fileprivate var callOrAssignment: SyntaxNode? {
        let node = inMarks
        guard node.role == .callee || node.role == .left else { return nil }
        return node.parent
    }
}
