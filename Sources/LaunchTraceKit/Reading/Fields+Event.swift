import LaunchModel

/// A value with the place where it is written.
struct Written<Content> {
    let value: Content
    let place: Place
}

extension JSONNode {
    fileprivate func url(_ mistakes: Mistakes) -> AbsoluteURL? {
        guard let text = string(mistakes) else { return nil }
        if text.unicodeScalars.allSatisfy(\.isPrintable), let url = AbsoluteURL(text) { return url }
        mistakes.add(.notAURL(text), at: place)
        return nil
    }

    fileprivate func webURL(_ mistakes: Mistakes) -> AbsoluteURL? {
        guard let text = string(mistakes) else { return nil }
        if text.unicodeScalars.allSatisfy(\.isPrintable), let url = AbsoluteURL(text), url.isWeb { return url }
        mistakes.add(.notAWebURL(text), at: place)
        return nil
    }

    /// The events of a scenario, each with the place of its name.
    func events(_ mistakes: Mistakes) -> [Written<Event>] {
        guard let items = list(mistakes) else { return [] }
        if items.isEmpty { mistakes.add(.empty("the list of events"), at: place) }
        return items.compactMap { Fields($0, of: .part("an event"), mistakes)?.event() }
    }
}

extension Fields {
    fileprivate consuming func event() -> Written<Event>? {
        let nameNode = required("event")
        let kind: EventKind? = nameNode?.choice("event", mistakes)
        let afterMs = milliseconds("afterMs")
        let scene = sceneName()
        guard let nameNode, let kind else {
            if nameNode == nil { closeUnlessMisspelt() }
            return nil
        }
        owner = .event(kind)
        let trigger = trigger(kind)
        close()
        return trigger.map {
            Written(value: Event($0, afterMs: afterMs, scene: scene), place: nameNode.place)
        }
    }

    /// A timeline's transitions call the application `app`, so no scene can have that name.
    private mutating func sceneName() -> String? {
        let name = name("scene")
        if name == "app", let node = node("scene") { mistakes.add(.sceneCalledApp, at: node.place) }
        return name
    }

    private mutating func trigger(_ kind: EventKind) -> Trigger? {
        switch kind {
        case .tapIcon: .tapIcon
        case .openURL: openedURL().map(Trigger.openURL)
        case .openUniversalLink: universalLink().map(Trigger.openUniversalLink)
        case .continueActivity: continuedActivity().map(Trigger.continueActivity)
        case .quickAction: requiredName("type").map(Trigger.quickAction)
        case .tapNotification: .tapNotification(tappedNotification())
        case .acceptCloudKitShare:
            required("metadata").map { .acceptCloudKitShare(metadata: $0.anyValue(mistakes)) }
        case .remoteNotification: .remoteNotification(remoteNotification())
        case .backgroundEvent: backgroundEvent().map(Trigger.backgroundEvent)
        case .prewarm: .prewarm(choice("pauseAfter", noun: "pause") ?? .beforeUIApplicationMain)
        case .openWindow: .openWindow(role())
        case .minimizeWindow: window(.minimizeWindow)
        case .activateWindow: window(.activateWindow)
        case .closeWindow: window(.closeWindow)
        case .disconnectScene: window(.disconnectScene)
        case .pressHome: .pressHome
        case .openAppSwitcher: .openAppSwitcher
        case .closeAppSwitcher: .closeAppSwitcher
        case .switchToOtherApp: .switchToOtherApp
        case .lock: .lock
        case .unlock: .unlock
        case .interruption: interruption().map(Trigger.interruption)
        case .memoryWarning: .memoryWarning
        case .suspend: .suspend
        case .terminate: .terminate(choice("by", noun: "cause") ?? .user)
        case .deleteApp: .deleteApp
        }
    }

    private mutating func openedURL() -> OpenedURL? {
        let url = required("url")?.url(mistakes)
        let sourceApplication = name("sourceApplication")
        let openInPlace = flag("openInPlace")
        return url.map { OpenedURL($0, sourceApplication: sourceApplication, openInPlace: openInPlace) }
    }

    private mutating func universalLink() -> UniversalLink? {
        let url = required("url")?.webURL(mistakes)
        let via: UniversalLink.Route = choice("via", noun: "route") ?? .tap
        return url.map { UniversalLink($0, via: via) }
    }

    private mutating func continuedActivity() -> ContinuedActivity? {
        let activityType = requiredName("activityType")
        let source: ContinuedActivity.Source = choice("source") ?? .handoff
        let fails = flag("fails") ?? false
        return activityType.map { ContinuedActivity(activityType: $0, source: source, fails: fails) }
    }

    private mutating func tappedNotification() -> TappedNotification {
        TappedNotification(
            kind: choice("kind") ?? .remote, action: name("action"), payload: payload("payload"),
            from: choice("from", noun: "place"))
    }

    private mutating func remoteNotification() -> RemoteNotification {
        RemoteNotification(
            alert: flag("alert") ?? false, contentAvailable: flag("contentAvailable") ?? false,
            payload: payload("payload"))
    }

    private mutating func backgroundEvent() -> BackgroundEvent? {
        let kind: BackgroundEvent.Kind? = requiredChoice("kind")
        let identifier = name("identifier")
        let takesMs = milliseconds("takesMs")
        return kind.map { BackgroundEvent(kind: $0, identifier: identifier, takesMs: takesMs) }
    }

    private mutating func interruption() -> Interruption? {
        let kind: Interruption.Kind? = requiredChoice("kind")
        let ends: Interruption.End = choice("ends", noun: "end") ?? .dismissed
        return kind.map { Interruption(kind: $0, ends: ends) }
    }

    private mutating func role() -> SceneRole {
        choice("role") ?? .window
    }

    /// An event of an open window; its role is known already, but may be repeated.
    private mutating func window(_ trigger: Trigger) -> Trigger {
        _ = role()
        return trigger
    }
}
