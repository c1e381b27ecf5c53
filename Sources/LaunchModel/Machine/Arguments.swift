extension World {
    /// The arguments of a callback or a step, by name.
    func arguments(_ carried: Carried, scene: String?) -> [Value.Member] {
        switch carried {
        case .nothing: []
        case .launchOptions: [Value.Member("launchOptions", launchOptions)]
        case .userInfo: launchOptions == .null ? [] : [Value.Member("userInfo", launchOptions)]
        case .connectionOptions:
            role(of: scene) + [Value.Member("connectionOptions", connectionOptions(for: scene))] + session(of: scene)
        case .restorationActivity: session(of: scene)
        case .role: role(of: scene)
        case .scenePhase(let phase): [Value.Member("phase", .string(phase))]
        case .discardedSessions: [Value.Member("sceneSessions", discardedSessions(scene))]
        case .url: current.event?.trigger.openedURLMembers ?? []
        case .urlAlone: named("url", .url)
        case .urlAndSource: named("url", .url) + named("sourceApplication", .sourceApplication)
        case .urlContexts: named("urlContexts", carried)
        case .sourceApplication: named("sourceApplication", carried)
        case .activityType: named("userActivityType", carried)
        case .activity, .activities: named("userActivity", .activity)
        case .webLink: current.event?.trigger.webLinkMembers ?? []
        case .shortcutItem: named("shortcutItem", carried)
        case .notification: named("notification", carried)
        case .notificationResponse: named("response", carried)
        case .cloudKitShareMetadata: named("cloudKitShareMetadata", carried)
        case .appIntent: named("appIntent", carried)
        case .identifier, .identifiers, .yes: named("identifier", .identifier)
        case .launchScreenStoryboard: named("storyboard", carried) + scenario.device.unusualDisplay
        case .mainStoryboard: named("storyboard", carried)
        case .withheldPayload: withheldPayload
        }
    }

    private var withheldPayload: [Value.Member] {
        guard let delivery = current.delivery, let name = current.event?.trigger.payloadName else { return [] }
        return [Value.Member(delivery.kind.rawValue, .string(name))]
    }

    private func named(_ name: String, _ carried: Carried) -> [Value.Member] {
        value(of: carried).map { [Value.Member(name, $0)] } ?? []
    }

    /// A window's role is omitted.
    private func role(of scene: String?) -> [Value.Member] {
        guard let role = self.scene(scene)?.role, role != .window else { return [] }
        return [Value.Member("role", .string(role.rawValue))]
    }

    private func session(of scene: String?) -> [Value.Member] {
        let members = options(.session, scene: scene)
        return members.isEmpty ? [] : [Value.Member("session", .object(members))]
    }

    private var launchOptions: Value {
        let members = options(.launchOptions, scene: nil)
        return members.isEmpty ? .null : .object(members)
    }

    private func connectionOptions(for scene: String?) -> Value {
        hasConnectionOptions(scene) ? .object(options(.connectionOptions, scene: scene)) : .object([])
    }

    /// Whether a scene connects for the event, or has options of its own.
    func hasConnectionOptions(_ scene: String?) -> Bool {
        (scene ?? current.targetID) == current.targetID || self.scene(scene)?.role.isOfAccessory == true
    }

    func options(_ table: OptionKey.Table, scene: String?) -> [Value.Member] {
        if case .connectionOptions = table, let role = self.scene(scene ?? current.targetID)?.role, role.isOfAccessory {
            let userInfo = process.code.sceneAccessories.last { $0.accessory.role == role }?.userInfo
            return Value.members([Slot.connectionSceneAccessoryUserInfo.key: userInfo])
        }
        guard let kind = current.event?.trigger.kind else { return [] }
        let keys = table.keys.filter { $0.on.contains(kind) && $0.os.contains(described.uikit) }
        if keys.isEmpty { return [] }
        let moment = moment(scene: scene)
        return keys.compactMap { key in
            guard key.when.holds(at: moment) else { return nil }
            return value(of: key.holds).map { Value.Member(key.name, $0) }
        }
    }

    private func value(of carried: Carried) -> Value? {
        switch carried {
        case .launchScreenStoryboard:
            (scenario.app.launchScreen.storyboard ?? scenario.app.infoPlist?.launchStoryboard).map {
                .string($0.storyboardFile)
            }
        case .mainStoryboard: scenario.mainStoryboard.map { .string($0.storyboardFile) }
        case .restorationActivity: .string("NSUserActivity")
        default: current.event?.trigger.value(of: carried)
        }
    }

    private func discardedSessions(_ scene: String?) -> Value {
        .list(scene.map { [.string($0)] } ?? (0..<system.owedDiscards).map { .string("discarded-\($0 + 1)") })
    }
}

extension Device {
    /// The orientation and appearance of the screen, which a launch screen follows; the defaults are omitted.
    fileprivate var unusualDisplay: [Value.Member] {
        Value.members([
            "orientation": orientation == .portrait ? nil : .string(orientation.rawValue),
            "appearance": appearance == .light ? nil : .string(appearance.rawValue),
        ])
    }
}

extension Scenario {
    /// The storyboard that UIKit loads the first interface from, if Info.plist names it.
    fileprivate var mainStoryboard: String? {
        let plist = app.infoPlist
        return app.lifecycle == .appDelegate
            ? plist?.mainStoryboard
            : plist?.sceneManifest?.configurations.compactMap(\.storyboard).first ?? plist?.mainStoryboard
    }
}

extension String {
    /// The file of a storyboard, which an Info.plist may name with or without the extension.
    fileprivate var storyboardFile: String { hasSuffix(".storyboard") ? self : self + ".storyboard" }
}
