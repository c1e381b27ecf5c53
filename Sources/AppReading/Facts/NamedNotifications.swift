/// The names under which code asks for the notifications that are posted as an app changes its state.
enum NamedNotifications {
    /// Those of a scene count as those of the app: one or the other may do a method's work.
    private static let names: [PostedNotification: [String]] = [
        .appDidBecomeActive: [
            "didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification", "UIApplicationDidBecomeActive",
            "didActivateNotification", "UISceneDidActivateNotification", "DidBecomeActiveMessage", "DidActivateMessage",
        ],
        .appWillResignActive: [
            "willResignActiveNotification", "UIApplicationWillResignActiveNotification",
            "UIApplicationWillResignActive", "willDeactivateNotification", "UISceneWillDeactivateNotification",
            "WillResignActiveMessage", "WillDeactivateMessage",
        ],
        .appDidEnterBackground: [
            "didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            "UIApplicationDidEnterBackground", "UISceneDidEnterBackgroundNotification", "DidEnterBackgroundMessage",
        ],
        .appWillEnterForeground: [
            "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
            "UIApplicationWillEnterForeground", "UISceneWillEnterForegroundNotification", "WillEnterForegroundMessage",
        ],
        .appWillTerminate: [
            "willTerminateNotification", "UIApplicationWillTerminateNotification", "UIApplicationWillTerminate",
            "WillTerminateMessage",
        ],
        .appDidReceiveMemoryWarning: [
            "didReceiveMemoryWarningNotification", "UIApplicationDidReceiveMemoryWarningNotification",
            "DidReceiveMemoryWarningMessage",
        ],
    ]

    /// Whether a call names the notification, or the typed message that is sent with it.
    static func isObserved(_ notification: PostedNotification, by call: SyntaxCall) -> Bool {
        guard let observed = call.observedName else { return false }
        // `UIApplication.DidBecomeActiveMessage.self`
        guard let name = (observed.isNamed("self") ? observed.child(.base) : observed)?.lastName else { return false }
        let ofMessage = call.argument("of") != nil && identifiers[notification]?.contains(name) == true
        return ofMessage || names[notification]?.contains(name) == true
    }

    /// The notification's name, and that of the scene's, as texts.
    static func texts(of notification: PostedNotification) -> [String] {
        names[notification]?.filter { $0.hasPrefix("UI") && $0.hasSuffix("Notification") } ?? []
    }

    static let all = names.values.flatMap(\.self).sorted()

    /// The identifiers of the typed messages of iOS 26, which other values have as names, too. That of a memory warning is
    /// the name of a method of view controllers.
    private static let identifiers: [PostedNotification: [String]] = [
        .appDidBecomeActive: ["didBecomeActive", "didActivate"],
        .appWillResignActive: ["willResignActive", "willDeactivate"], .appDidEnterBackground: ["didEnterBackground"],
        .appWillEnterForeground: ["willEnterForeground"], .appWillTerminate: ["willTerminate"],
    ]

    static let messages = identifiers.values.flatMap(\.self).sorted()

    static func files(_ index: NodeIndex) -> [PostedNotification: Int] {
        var counts = names.mapValues { names in Set(names.flatMap(index.files(mentioning:))).count }
        for (notification, identifiers) in identifiers {
            let observed = identifiers.flatMap { index[$0] }.filter(isObserved)
            counts[notification, default: 0] += Set(observed.map { ObjectIdentifier($0.tree) }).count
        }
        return counts.filter { $0.value > 0 }
    }

    /// The number of files and other places that name a notification, or its message: an observer may be in each.
    static func countOfPlaces(naming notification: PostedNotification, in index: NodeIndex) -> Int {
        // `UIApplication.rx.didEnterBackground`
        let members = identifiers[notification]?.flatMap { index[$0] }.filter { node in
            node.parent?.role != .argument && (node.parent ?? node).dottedName?.hasPrefix("UI") == true
        }
        return files(index)[notification, default: 0] + (members?.count ?? 0)
    }

    /// `center.addObserver(of: UIApplication.shared, for: .didBecomeActive) { _ in }`, unlike a message of another framework.
    private static func isObserved(_ identifier: SyntaxNode) -> Bool {
        guard let argument = identifier.parent, argument.role == .argument, argument.isNamed("for"),
            let call = SyntaxCall(argument.parent), call.isNamed("addObserver") || call.isNamed("messages"),
            let subject = call.argument("of")?.text
        else { return false }
        return subject.hasPrefix("UI") || subject.first?.isUppercase == false
    }
}
