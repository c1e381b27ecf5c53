extension Event {
    package static let keys: [Field<Event>] = [
        Field("afterMs", \.afterMs, .milliseconds, "Time since the previous event has settled.", usual: 0),
        Field("scene", \.scene, .scene, "The scene of the event; the first window is \"main\"."),
    ]

    package func value(_ spelling: Spelling) -> Value {
        let name = Value.Member("event", .string(trigger.kind.rawValue))
        return .object([name] + trigger.kind.form.write(trigger, spelling) + Self.keys.members(of: self, spelling))
    }
}

extension EventKind {
    package var form: Form<Trigger> {
        switch self {
        case .tapIcon: Form(.tapIcon)
        case .openURL: Form(OpenedURL.keys, "a:b", Trigger.openURL) { $0.openedURL }
        case .openUniversalLink: Form(UniversalLink.keys, "https://a.b", Trigger.openUniversalLink) { $0.universalLink }
        case .continueActivity:
            Form(ContinuedActivity.keys, ContinuedActivity(activityType: ""), Trigger.continueActivity) { $0.activity }
        case .quickAction:
            Form(
                [Field(required: "type", \.self, .name, "UIApplicationShortcutItemType.").suchAs("new-recipe")], "",
                Trigger.quickAction
            ) { $0.quickActionType }
        case .openAppIntent:
            Form(
                [Field(required: "intent", \.self, .name, "The type of the App Intent.").suchAs("OpenRecipe")], "",
                Trigger.openAppIntent
            ) { $0.foregroundIntent }
        case .tapNotification:
            Form(TappedNotification.keys, TappedNotification(), Trigger.tapNotification) { $0.tappedNotification }
        case .acceptCloudKitShare:
            Form(
                [Field(required: "metadata", \.self, .anything, "CKShare.Metadata, as any JSON value to show.")], .null,
                Trigger.acceptCloudKitShare
            ) { $0.shareMetadata }
        case .remoteNotification:
            Form(RemoteNotification.keys, RemoteNotification(), Trigger.remoteNotification) { $0.remoteNotification }
        case .backgroundEvent:
            Form(BackgroundEvent.keys, BackgroundEvent(kind: .location), Trigger.backgroundEvent) { $0.backgroundEvent }
        case .prewarm: Form(PrewarmPause.keys, .beforeUIApplicationMain, Trigger.prewarm) { $0.prewarmPause }
        case .openWindow: Form(OpenedWindow.keys, .window, Trigger.openWindow) { $0.openedWindow }
        case .minimizeWindow: Self.form(ofWindow: .minimizeWindow)
        case .activateWindow: Self.form(ofWindow: .activateWindow)
        case .closeWindow:
            Form(ClosedWindow.keys, ClosedWindow()) {
                .closeWindow(canceled: $0.isCanceled)
            } _: {
                if case .closeWindow(let isCanceled) = $0 { ClosedWindow(isCanceled: isCanceled) } else { nil }
            }
        case .disconnectScene: Self.form(ofWindow: .disconnectScene)
        case .pressHome: Form(.pressHome)
        case .openAppSwitcher: Form(.openAppSwitcher)
        case .closeAppSwitcher: Form(.closeAppSwitcher)
        case .switchToOtherApp: Form(.switchToOtherApp)
        case .lock: Form(.lock)
        case .unlock: Form(.unlock)
        case .removeHeadset: Form(.removeHeadset)
        case .putOnHeadset: Form(.putOnHeadset)
        case .rotate: Form(Orientation.keys, .landscapeLeft, Trigger.rotate) { $0.orientation }
        case .significantTimeChange: Form(.significantTimeChange)
        case .interruption:
            Form(Interruption.keys, Interruption(kind: .banner), Trigger.interruption) { $0.interruption }
        case .memoryWarning: Form(.memoryWarning)
        case .suspend: Form(.suspend)
        case .terminate: Form(Terminator.keys, .user, Trigger.terminate) { $0.terminator }
        case .deleteApp: Form(.deleteApp)
        }
    }

    /// The role of an open window is already known, but may be repeated.
    private static func form(ofWindow trigger: Trigger) -> Form<Trigger> {
        Form(SceneRole.keys, .window, { _ in trigger }, { _ in nil })
    }
}

extension OpenedURL {
    fileprivate static let keys: [Field<OpenedURL>] = [
        Field(required: "url", \.address, .url, "An absolute URL."),
        Field(
            "sourceApplication", \.sourceApplication, .name,
            "The app that opens it; \"self\" is the app itself. \"extension\" means that only an extension of the app opens it, such as a widget."
        ).suchAs("com.example.mail"),
        Field("file", \.file, .flag, "It is the URL of a document; by default one of the scheme \"file\" is."),
        Field("openInPlace", \.openInPlace, .flag, "The file is to be opened in place."),
        Field(
            "sameTeam", \.isFromSameTeam, .flag,
            "The sender belongs to the app's team. From iOS 13, the app receives no other sender.", usual: false),
    ]
}

extension UniversalLink {
    fileprivate static let keys: [Field<UniversalLink>] = [
        Field(required: "url", \.address, .webURL, "An http or https URL."),
        Field("via", \.via, .choice("route"), "Where it is opened.", usual: .tap),
    ]
}

extension ContinuedActivity {
    fileprivate static let keys: [Field<ContinuedActivity>] = [
        Field(required: "activityType", \.activityType, .name, "NSUserActivity.activityType.").suchAs(
            "com.example.recipe"), Field("source", \.source, .choice(), "The source of the activity.", usual: .handoff),
        Field("fails", \.fails, .flag, "The activity can't be fetched.", usual: false),
    ]
}

extension TappedNotification {
    fileprivate static let keys: [Field<TappedNotification>] = [
        Field("kind", \.kind, .choice(), "Who sent it.", usual: .remote),
        Field("action", \.action, .name, "The action that the user chose; by default the notification itself.").suchAs(
            "reply"),
        Field(
            "foreground", \.actionIsForeground, .flag,
            "The action opens the app in the foreground; a tap without an action always does.", usual: false),
        Field("payload", \.payload, .payload, "Its payload, as an object."),
        Field("from", \.from, .choice("place"), "By default a banner in front, else the lock screen."),
    ]
}

extension RemoteNotification {
    fileprivate static let keys: [Field<RemoteNotification>] = [
        Field("alert", \.alert, .flag, "It is shown to the user.", usual: false),
        Field("contentAvailable", \.contentAvailable, .flag, "It may run the app in the background.", usual: false),
        Field("payload", \.payload, .payload, "Its payload, as an object."),
    ]
}

extension BackgroundEvent {
    fileprivate static let keys: [Field<BackgroundEvent>] = [
        Field(required: "kind", \.kind, .choice(), "The reason for which the system runs the app."),
        Field("identifier", \.identifier, .name, "The task, session or region of the event.").suchAs(
            "com.example.refresh"),
        Field("takesMs", \.takesMs, .milliseconds, "The duration of the app's work.", usual: 0),
        Field(
            "connectsScene", \.connectsScene, .flag,
            "A scene connects in a launch for this event. From iOS 15, it is unknown whether one does.", usual: false),
    ]
}

extension PrewarmPause {
    fileprivate static let keys: [Field<PrewarmPause>] = [
        Field(
            "pauseAfter", \.self, .choice("pause"), "The point at which the prewarmed launch pauses.",
            usual: .beforeUIApplicationMain)
    ]
}

extension OpenedWindow {
    fileprivate static let keys: [Field<OpenedWindow>] = [
        Field("role", \.role, .choice(), "The role of its scene.", usual: .window),
        Field(
            "value", \.value, .anything,
            "The value passed to openWindow(value:); an open window that shows the value comes to the foreground."
        ).suchAs("soup"),
        Field(
            "activityType", \.activityType, .name,
            "The activity type that the app passes to requestSceneSessionActivation."
        ).suchAs("com.example.soup"),
    ]
}

/// The role of an open window is already known, but may be repeated.
private struct ClosedWindow: Sendable {
    var role = SceneRole.window
    var isCanceled = false

    static let keys: [Field<ClosedWindow>] = [
        Field("role", \.role, .choice(), "The role of its scene.", usual: .window),
        Field(
            "canceled", \.isCanceled, .flag,
            "The user cancels the confirmation that the app's closureConfirmation asks for.", usual: false),
    ]
}

extension Orientation {
    fileprivate static let keys: [Field<Orientation>] = [
        Field(required: "to", \.self, .choice(), "The new orientation of the device.")
    ]
}

extension SceneRole {
    fileprivate static let keys: [Field<SceneRole>] = [
        Field("role", \.self, .choice(), "The role of its scene.", usual: .window)
    ]
}

extension Interruption {
    fileprivate static let keys: [Field<Interruption>] = [
        Field(required: "kind", \.kind, .choice(), "The interruption that covers the app."),
        Field("ends", \.ends, .choice("end"), "How the user ends it.", usual: .dismissed),
    ]
}

extension Terminator {
    fileprivate static let keys: [Field<Terminator>] = [
        Field("by", \.self, .choice("cause"), "The cause of the termination.", usual: .user)
    ]
}

extension KeyType<[Event]> {
    package static let events = KeyType(
        .list(of: .any(of: EventKind.allCases.map(\.schema))).with("minItems", .number("1"))
    ) { node, _, mistakes in
        guard let items = node.list(mistakes, hint: "the form is [\(JSONNode.eventForm(of: nil))]") else { return nil }
        if items.isEmpty { mistakes.add(.empty("the list of events"), at: node.place) }
        var events: [Event] = []
        // There may be thousands.
        events.reserveCapacity(items.count)
        for item in items {
            Fields(item, of: .part("an event"), hint: "the form is \(item.eventForm)", mistakes)?.addEvent(to: &events)
        }
        return events
    } spell: { events, spelling in
        .list(events.map { $0.value(spelling) })
    }
}

extension JSONNode {
    /// An example of an event, of the kind that a text names.
    fileprivate var eventForm: String {
        guard case .string(let text) = value else { return Self.eventForm(of: nil) }
        return Self.eventForm(of: EventKind(rawValue: text))
    }

    fileprivate static func eventForm(of kind: EventKind?) -> String {
        "{\"event\": \((kind ?? .tapIcon).rawValue.quoted)}"
    }
}

extension EventKind {
    package var schema: JSONSchema {
        let name = KeyDescription("event", isRequired: true, meaning) { (.only(.string(rawValue)), nil) }
        return .object([name] + form.keys + Event.keys.descriptions())
    }
}

extension JSONNode {
    /// Whether it is the name of an event.
    fileprivate var isEventName: Bool {
        if case .string(let text) = value { EventKind(rawValue: text) != nil } else { false }
    }
}

extension Fields {
    /// The event, or a mistake at the key that has it instead, as in `"type": "tapIcon"`.
    private mutating func eventName() -> JSONNode? {
        if let name = node("event") { return name }
        guard let confused = members.first(where: { $0.value.isEventName }) else { return required("event") }
        isMissing("event", meantBy: confused)
        return nil
    }

    fileprivate consuming func addEvent(to events: inout [Event]) {
        let nameNode = eventName()
        let kind: EventKind? = nameNode?.choice("event", mistakes)
        var event = Event(.tapIcon)
        read(Event.keys, into: &event)
        guard let kind else {
            if nameNode == nil { closeUnlessMisspelt() }
            return
        }
        owner = .event(kind)
        event.trigger = kind.form.read(&self)
        close()
        events.append(event)
    }
}
