extension World {
    func holds(_ fact: EventFact, of trigger: Trigger) -> Bool {
        switch fact {
        case .kind(let kinds): kinds.contains(trigger.kind)
        case .backgroundKind(let kinds): trigger.backgroundEvent.map { kinds.contains($0.kind) } ?? false
        case .interruption(let kinds): trigger.interruption.map { kinds.contains($0.kind) } ?? false
        case .accepted: trigger.interruption?.ends == .accepted
        case .notificationKind(let kind): trigger.tappedNotification?.kind == kind
        case .tappedIn(let place): trigger.tappedNotification?.from == place
        case .hasNotificationAction: trigger.tappedNotification?.action != nil
        case .contentAvailable: trigger.remoteNotification?.contentAvailable ?? false
        case .namesScene: current.event?.scene != nil
        case .alert: trigger.remoteNotification?.alert ?? false
        case .openedByItself: trigger.openedURL?.sourceApplication == "self"
        case .viaAirDrop: trigger.universalLink?.via == .airDrop
        case .handoff: trigger.activity?.source == .handoff
        case .activityFails: trigger.activity?.fails ?? false
        case .prewarmPauses(let pause): trigger == .prewarm(pause)
        case .role(let roles): trigger.role.map { roles.contains($0) } ?? false
        case .endedBy(let terminator): trigger == .terminate(terminator)
        case .undeclaredScheme: isUndeclared(trigger)
        case .missingBackgroundMode: lacksBackgroundMode(trigger)
        case .mayRunOn: mayRunOn(after: trigger)
        case .unpermittedTask: isUnpermitted(trigger)
        case .unregisteredTask: isUnregistered(trigger)
        case .unavailable: isUnavailable(trigger)
        case .forMultipleScenes:
            trigger.backgroundEvent?.kind.requirement.needsMultipleScenes.contains(scenario.device.uikit) ?? false
        }
    }

    private func isUndeclared(_ trigger: Trigger) -> Bool {
        guard case .openURL(let url) = trigger, let plist = scenario.app.infoPlist else { return false }
        // Files are declared by document types, and come to every app that opens them.
        let scheme = url.scheme.lowercased()
        return scheme != "file" && !(plist.urlSchemes ?? []).contains(scheme)
    }

    private func lacksBackgroundMode(_ trigger: Trigger) -> Bool {
        guard let plist = scenario.app.infoPlist else { return false }
        return neededMode(of: trigger).map { !(plist.backgroundModes ?? []).contains($0) } ?? false
    }

    /// The value of `UIBackgroundModes` that an event needs.
    func neededMode(of trigger: Trigger) -> String? {
        trigger.remoteNotification?.contentAvailable == true
            ? BackgroundRequirement.remoteNotificationMode : trigger.backgroundEvent?.kind.requirement.mode
    }

    private func mayRunOn(after trigger: Trigger) -> Bool {
        let modes: Set<String> =
            switch trigger.backgroundEvent?.kind {
            case .location: ["location"]
            case .voipPush: ["voip", "audio"]
            default: []
            }
        return !modes.isDisjoint(with: scenario.app.infoPlist?.backgroundModes ?? [])
    }

    private func isUnpermitted(_ trigger: Trigger) -> Bool {
        guard let task = trigger.scheduledTask else { return false }
        return !isPermitted(task)
    }

    private func isUnregistered(_ trigger: Trigger) -> Bool {
        guard let task = trigger.scheduledTask else { return false }
        return !isRegistered(task)
    }

    private func isUnavailable(_ trigger: Trigger) -> Bool {
        guard let requirement = trigger.backgroundEvent?.kind.requirement else { return false }
        return scenario.device.uikit < requirement.since
            || !requirement.platforms.contains(scenario.device.platform)
    }
}
