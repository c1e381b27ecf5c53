import LaunchModel

extension JSONSchema {
    /// One kind of action with its keys; the first says what it does.
    static func action(_ kind: Action.Kind) -> JSONSchema {
        let (subject, keys) = keys(of: kind)
        return object([Key(kind.rawValue, subject, kind.meaning)] + keys, required: [kind.rawValue])
    }

    private static func keys(of kind: Action.Kind) -> (subject: JSONSchema, keys: [Key]) {
        switch kind {
        case .work:
            (
                name,
                [
                    Key("durationMs", milliseconds, "How long it takes.", default: .number("0")),
                    Key(
                        "on", choice(Action.Queue.self), "The queue that it occupies.",
                        default: .string(Action.Queue.main.rawValue)),
                    Key("once", flag, "Only at the first launch.", default: .bool(false)),
                ]
            )
        case .read:
            (
                choice(Slot.self),
                [
                    Key("first", flag, "Takes the first member of the set.", default: .bool(false)),
                    Key("writesIfMissing", flag, "Makes a new value when it reads nothing.", default: .bool(false)),
                ]
            )
        case .listen:
            (
                choice(PayloadKind.self),
                [
                    Key("afterMs", milliseconds, "When it is ready.", default: .number("0")),
                    Key("buffered", flag, "What comes earlier is kept for it.", default: .bool(false)),
                ]
            )
        case .makeWindow:
            (
                choice(Action.WindowInitializer.self),
                [Key("visible", flag, "It is made key and visible.", default: .bool(true))]
            )
        case .mark:
            (
                name,
                [
                    Key(
                        "metric", choice(Action.Metric.self),
                        "What it marks: where a measurement starts or stops, or a session.",
                        default: .string(Action.Metric.start.rawValue))
                ]
            )
        case .take: (choice(PayloadKind.self), [])
        case .registerTask, .create, .use: (name, [])
        case .setNotificationDelegate, .enableHealthKitDelivery, .registerForRemoteNotifications:
            (only(.bool(true)), [])
        case .request: (text(suchAs: Request.all, or: text(matching: Request.pattern)), [])
        }
    }
}

extension Action.Kind {
    fileprivate var meaning: String {
        switch self {
        case .work: "Work of the app's own, by its label."
        case .read: "The app looks at a fact or an option, and takes the payload that it holds."
        case .take: "The app handles the payload that this callback carries."
        case .listen: "A consumer that is ready only later; what is forwarded before that is lost."
        case .registerTask: "A BGTaskScheduler launch handler, by the identifier of its task."
        case .setNotificationDelegate: "The app sets the delegate of UNUserNotificationCenter."
        case .enableHealthKitDelivery: "The app enables HealthKit's background delivery."
        case .registerForRemoteNotifications: "The app asks for its device token, which arrives later."
        case .makeWindow: "A window made in code, with or without a window scene."
        case .create: "A resource of the app's own that another callback needs."
        case .use: "A resource that another callback makes."
        case .mark: "A mark of the app's analytics, by its label."
        case .request: "What the app asks of the person."
        }
    }
}
