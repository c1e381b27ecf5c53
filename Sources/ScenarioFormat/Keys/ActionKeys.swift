extension Action.Kind {
    /// The keys of such an action; the first names its kind.
    package var form: Form<Action> {
        guard mayBeLater else { return ownForm }
        return self == .listen ? ownForm.puttingOffListeners : ownForm.puttingOff
    }

    /// The keys without those for a later time.
    private var ownForm: Form<Action> {
        switch self {
        case .work: work
        case .read: read
        case .handle:
            form(.choice("payload"), .url, "The app handles the payload of this callback.", Action.handle) {
                if case .handle(let kind) = $0 { kind } else { nil }
            }
        case .listen: listen
        case .registerTask: registerTask
        case .setNotificationDelegate:
            form(.setNotificationDelegate, "The app sets the delegate of UNUserNotificationCenter.")
        case .setServiceDelegate:
            form(
                .madeService, .pushRegistry,
                "A framework's registry, manager, session or query, by its protocol or class.",
                Action.setServiceDelegate
            ) { if case .setServiceDelegate(let service) = $0 { service } else { nil } }
        case .enableHealthKitDelivery:
            form(.enableHealthKitDelivery, "The app enables HealthKit's background delivery.")
        case .registerForRemoteNotifications:
            form(.registerForRemoteNotifications, "The app requests its device token, which arrives later.")
        case .reportCall: form(.reportCall, "The app reports an incoming call to the system, by CallKit.")
        case .makeWindow: makeWindow
        case .create:
            form(
                .name, "", "A resource of the app's own that another callback needs.", suchAs: "database",
                Action.create(resource:)
            ) { if case .create(let resource) = $0 { resource } else { nil } }
        case .use:
            form(.name, "", "A resource that another callback makes.", suchAs: "database", Action.use(resource:)) {
                if case .use(let resource) = $0 { resource } else { nil }
            }
        case .mark: mark
        case .request: request
        case .registerSceneAccessory: registerSceneAccessory
        case .unregisterSceneAccessory:
            form(
                .choice("accessory"), .externalDisplay,
                "The latest registration ends: its view controller is dismissed, or it is disabled or unregistered.",
                Action.unregisterSceneAccessory
            ) { if case .unregisterSceneAccessory(let accessory) = $0 { accessory } else { nil } }
        }
    }

    private func form<Subject: Sendable>(
        _ type: KeyType<Subject>, _ draft: Subject, _ meaning: String, suchAs example: Value? = nil,
        _ action: @escaping @Sendable (Subject) -> Action, _ subject: @escaping @Sendable (Action) -> Subject?
    ) -> Form<Action> {
        let field = Field(required: rawValue, \Subject.self, type, meaning)
        return Form([example.map(field.suchAs) ?? field], draft, action, subject)
    }

    /// An action that is written as `"key": true`.
    private func form(_ action: Action, _ meaning: String) -> Form<Action> {
        form(.onlyTrue, true, meaning, { _ in action }, { _ in true })
    }

    private var work: Form<Action> {
        Form(
            [
                Field(required: rawValue, \Work.label, .name, "Work of the app's own, by its label.").suchAs(
                    "open database"),
                Field("durationMs", \Work.durationMs, .millisecondsOrUnknown, "How long it takes.", usual: 0),
                Field("on", \Work.queue, .choice("queue"), "The queue that it occupies.", usual: .main),
                Field("once", \Work.once, .flag, "Only at the first launch.", usual: false),
            ], ("", 0, .main, false)
        ) {
            .work(label: $0.label, durationMs: $0.durationMs, queue: $0.queue, once: $0.once)
        } _: {
            guard case .work(let label, let durationMs, let queue, let once) = $0 else { return nil }
            return (label, durationMs, queue, once)
        }
    }

    private var request: Form<Action> {
        Form(
            [
                Field(required: rawValue, \AskedRequest.what, .request, "The request to the user."),
                Field("once", \AskedRequest.once, .flag, "Only at the first launch.", usual: false),
            ], ("", false)
        ) {
            .request($0.what, once: $0.once)
        } _: {
            guard case .request(let what, let once) = $0 else { return nil }
            return (what, once)
        }
    }

    private var read: Form<Action> {
        let meaning = "The app reads a value or an option, and handles the payload in it."
        return Form(
            [
                Field(required: rawValue, \Read.slot, .readable, meaning),
                Field("first", \Read.first, .flag, "Handles the first element of the set only.", usual: false),
                Field(
                    "writesIfMissing", \Read.writesIfMissing, .flag, "Writes a new value if it reads nothing.",
                    usual: false),
                Field(
                    "class", \Read.protection, .choice(), "How long protected data stays encrypted.",
                    usual: .untilFirstUnlock),
            ], (.window, false, false, .untilFirstUnlock)
        ) {
            .read(slot: $0.slot, first: $0.first, writesIfMissing: $0.writesIfMissing, protection: $0.protection)
        } _: {
            guard case .read(let slot, let first, let writes, let protection) = $0 else { return nil }
            return (slot, first, writes, protection)
        }
    }

    private var registerTask: Form<Action> {
        Form(
            [
                Field(
                    required: rawValue, \Registration.identifier, .name,
                    "A BGTaskScheduler launch handler, by the identifier of its task."
                ).suchAs("com.example.refresh"),
                Field(
                    "continued", \Registration.continued, .flag,
                    "A BGContinuedProcessingTask of iOS 26, which may be registered when the user requests it.",
                    usual: false),
            ], ("", false)
        ) {
            .registerTask(identifier: $0.identifier, continued: $0.continued)
        } _: {
            guard case .registerTask(let identifier, let continued) = $0 else { return nil }
            return (identifier, continued)
        }
    }

    private var registerSceneAccessory: Form<Action> {
        let meaning =
            "A scene accessory. From iOS 27, no scene connects for a display or for camera capture without one."
        return Form(
            [
                Field(required: rawValue, \RegisteredAccessory.accessory, .choice("accessory"), meaning),
                Field(
                    "userInfo", \RegisteredAccessory.userInfo, .anything,
                    "Any object, for sceneAccessoryUserInfo of the scene's connection options."
                ).suchAs("slides"),
            ], (.externalDisplay, nil)
        ) {
            .registerSceneAccessory($0.accessory, userInfo: $0.userInfo)
        } _: {
            guard case .registerSceneAccessory(let accessory, let userInfo) = $0 else { return nil }
            return (accessory, userInfo)
        }
    }

    private var listen: Form<Action> {
        let meaning = "A consumer that is ready only later; a payload forwarded earlier is lost."
        return Form(
            [
                Field(required: rawValue, \Listen.kind, .choice("payload"), meaning),
                Field("afterMs", \Listen.afterMs, .milliseconds, "The time until it is ready.", usual: 0),
                Field("buffered", \Listen.buffered, .flag, "Earlier payloads are buffered for it.", usual: false),
                Field(
                    "clears", \Listen.clears, .flag,
                    "It empties the buffer, so that no other consumer gets the payload.", usual: false
                ).beside("buffered"),
            ], (.url, 0, false, false)
        ) {
            .listen($0.kind, afterMs: $0.afterMs, buffered: $0.buffered, clears: $0.buffered && $0.clears)
        } _: {
            guard case .listen(let kind, let afterMs, let buffered, let clears) = $0 else { return nil }
            return (kind, afterMs, buffered, clears)
        }
    }

    private var makeWindow: Form<Action> {
        let meaning = "A window made in code, with or without a window scene."
        return Form(
            [
                Field(required: rawValue, \MadeWindow.initializer, .choice("window"), meaning),
                Field("visible", \MadeWindow.visible, .flag, "It is made key and visible.", usual: true),
            ], (.scene, true)
        ) {
            .makeWindow($0.initializer, visible: $0.visible)
        } _: {
            guard case .makeWindow(let initializer, let visible) = $0 else { return nil }
            return (initializer, visible)
        }
    }

    private var mark: Form<Action> {
        Form(
            [
                Field(required: rawValue, \Mark.label, .name, "A mark of the app's analytics, by its label.").suchAs(
                    "session begins"),
                Field(
                    "metric", \Mark.metric, .choice(),
                    "The kind of mark: the start or stop of a measurement, or a session.", usual: .start),
            ], ("", nil)
        ) {
            .mark(label: $0.label, metric: $0.metric)
        } _: {
            guard case .mark(let label, let metric) = $0 else { return nil }
            return (label, metric)
        }
    }
}

/// The contents of actions with several keys.
private typealias AskedRequest = (what: String, once: Bool)
private typealias Work = (label: String, durationMs: Int?, queue: Action.Queue, once: Bool)
private typealias Read = (slot: Slot, first: Bool, writesIfMissing: Bool, protection: Action.Protection)
private typealias Registration = (identifier: String, continued: Bool)
private typealias RegisteredAccessory = (accessory: Action.SceneAccessory, userInfo: Value?)
private typealias Listen = (kind: PayloadKind, afterMs: Int, buffered: Bool, clears: Bool)
private typealias MadeWindow = (initializer: Action.WindowInitializer, visible: Bool)
private typealias Mark = (label: String, metric: Action.Metric?)

extension KeyType<Slot> {
    /// A value or an option; a message uses the noun that fits.
    fileprivate static let readable = KeyType(.choice(Slot.self)) { node, _, mistakes in
        node.string(mistakes).flatMap { node.choice($0.contains("Options.") ? "option" : "value", mistakes) }
    } write: {
        .string($0.rawValue)
    }
}

extension JSONNode {
    /// An example of an action, or the page of the action that a text names.
    fileprivate var actionHint: String {
        guard case .string(let text) = value, let kind = Action.Kind(rawValue: text) else {
            return "the form is \(Self.actionForm)"
        }
        return "see \(ToolInfo.name) explain \(kind.rawValue)"
    }

    fileprivate static let actionForm = #"{"read": "launchOptions.url"}"#
}

extension KeyType<[Action]> {
    package static let actions = KeyType(.list(of: .definition("action"))) { node, _, mistakes in
        node.list(mistakes, hint: "the form is [\(JSONNode.actionForm)]")?.compactMap { node in
            guard var fields = Fields(node, of: .part("an action"), hint: node.actionHint, mistakes),
                let kind = fields.actionKind()
            else { return nil }
            fields.owner = .action(kind.rawValue)
            let action = kind.form.read(&fields)
            fields.close()
            return action
        }
    } write: { actions in
        .list(actions.map { .object($0.kind.form.write($0, Spelling())) })
    }
}

extension Fields {
    /// The one key among the members that names an action.
    fileprivate mutating func actionKind() -> Action.Kind? {
        let named = Action.Kind.allCases.compactMap { kind in member(kind.rawValue).map { (kind, $0) } }.sorted {
            $0.1.keyPlace.range.lowerBound < $1.1.keyPlace.range.lowerBound
        }
        if let second = named.dropFirst().first {
            mistakes.add(.twoActions(named[0].1.key, second.1.key), at: second.1.keyPlace)
            return nil
        }
        if named.isEmpty { complainOfNoAction() }
        forgetKnown()
        return named.first?.0
    }

    private func complainOfNoAction() {
        let known = Action.Kind.allCases.map(\.rawValue)
        let misspelt = members.first { !Suggestion.all(for: $0.key, among: known).isEmpty }
        if let misspelt {
            mistakes.add(.unknownValue(misspelt.key, of: "action", known: known), at: misspelt.keyPlace)
        } else {
            mistakes.add(.noAction(known), at: place.opening)
        }
    }
}
