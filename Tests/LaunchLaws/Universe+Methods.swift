import LaunchModel

extension Universe {
    /// One app of each life cycle on each platform, on its newest system.
    private static let newestOfEach: [Scenario] = Platform.allCases.flatMap { platform in
        Lifecycle.allCases.compactMap { lifecycle in
            standard.newest.first { $0.device.platform == platform && $0.app.lifecycle == lifecycle }
        }
    }

    /// The methods that an app of any kind may leave out.
    package static let methods = Callback.allCases.filter { Receiver.described.contains($0.receiver) }

    /// Which methods are implemented: of any two of them both, either and neither, somewhere. As many lists of half of
    /// the apps as there are methods, each with the first app in it; two of them meet in it, miss one another in an app
    /// that neither has, and each has one that the other has not (Kleitman and Spencer, 1973).
    package static let implementations: [Set<Callback>] = {
        let apps = 10
        let lists = (0..<1 << apps).filter { $0.nonzeroBitCount == apps / 2 && $0 & 1 == 1 }
        return (0..<apps).map { app in Set(zip(methods, lists).filter { $0.1 >> app & 1 == 1 }.map(\.0)) }
    }()

    package static let delegatesInPairs: [Scenario] = newestOfEach.flatMap { setup in
        implementations.map { implemented in
            setup.with { receiver in
                let named = implemented.filter { $0.receiver == receiver }
                return Delegate(named: Dictionary(uniqueKeysWithValues: named.map { ($0, Delegate.Method()) }))
            }
        }
    }

    /// Each action in all methods at once, and all of them together.
    package static let everyActionInEveryMethod: [Scenario] = newestOfEach.flatMap { setup in
        (actions.map { [$0] } + [actions]).map { actions in
            setup.with { _ in Delegate(named: [:], others: Delegate.Method(actions: actions)) }
        }
    }

    /// An action of every kind and sort.
    package static let actions: [Action] =
        [
            .work(label: "w", durationMs: 1), .work(label: "b", durationMs: 1, queue: .background),
            .work(label: "u", durationMs: nil), .registerTask(identifier: "t"),
            .registerTask(identifier: "c", continued: true), .setNotificationDelegate, .enableHealthKitDelivery,
            .registerForRemoteNotifications, .create(resource: "r"), .use(resource: "r"), .mark(label: "m"),
            .request("signIn"), .reportCall,
        ] + Slot.allCases.map { .read(slot: $0) } + PayloadKind.allCases.flatMap { [.handle($0), .listen($0)] }
        + ServiceProtocol.allCases.map { .setServiceDelegate($0) } + windows + [
            .registerSceneAccessory(.externalDisplay), .unregisterSceneAccessory(.externalDisplay),
        ] + setUps.map { .later($0) } + [
            .later(.setNotificationDelegate, afterMs: 5), .later(.listen(.url, buffered: true), afterMs: 5),
        ]

    /// What a method may put off until after it has returned, of every kind.
    private static let setUps: [Action] = [
        .listen(.url), .registerTask(identifier: "l"), .setNotificationDelegate, .setServiceDelegate(.pushRegistry),
        .enableHealthKitDelivery, .registerForRemoteNotifications, .makeWindow(.scene), .makeWindow(.frame),
        .create(resource: "l"),
    ]

    package static let windows: [Action] = Action.WindowInitializer.allCases.flatMap {
        [.makeWindow($0, visible: true), .makeWindow($0, visible: false)]
    }
}

extension Scenario {
    /// The same app with other delegates, as far as it has them.
    func with(_ delegate: (Receiver) -> Delegate) -> Scenario {
        var other = app.written
        other.appDelegate = delegate(.appDelegate)
        other.viewController = delegate(.viewController)
        if app.lifecycle == .scene || other.sceneDelegate != nil { other.sceneDelegate = delegate(.sceneDelegate) }
        if other.notificationDelegate != nil { other.notificationDelegate = delegate(.notificationDelegate) }
        if app.lifecycle == .swiftUI {
            other.swiftUIApp = delegate(.swiftUIApp)
            other.view = delegate(.view)
        }
        return Scenario(
            name, notes: notes, device: device, app: ResolvedApp(other, on: device), start: start, events: events)
    }
}
