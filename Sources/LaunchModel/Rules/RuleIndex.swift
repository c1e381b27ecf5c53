extension Rule {
    /// The callbacks that it makes, in order.
    package var callbacks: [Callback] {
        effects.compactMap { if case .call(let callback, _, _) = $0 { callback } else { nil } }
    }

    /// The notifications that it posts, in order.
    package var notifications: [PostedNotification] {
        effects.compactMap { if case .post(let notification, _) = $0 { notification } else { nil } }
    }

    /// The steps that it takes, in order.
    package var steps: [Step] {
        effects.compactMap { if case .step(let step, _) = $0 { step } else { nil } }
    }

    /// The points that it leads to, in order.
    package var points: [LaunchPoint] {
        effects.flatMap(\.points)
    }

    /// The states that it brings the app to.
    package var appStates: [AppState] {
        effects.compactMap { effect in
            switch effect {
            case .app(let state): state
            case .endProcess, .stop: .terminated
            default: nil
            }
        }
    }

    /// The states that it brings a scene to.
    package var sceneStates: [SceneState] {
        effects.compactMap { effect in
            switch effect {
            case .scene(let state): state
            case .disconnect: .unattached
            default: nil
            }
        }
    }
}

extension RuleBook {
    /// The rules that hold at a point, in the order of the tables.
    package static func rules(at trigger: RuleTrigger) -> [Rule] {
        byTrigger[trigger] ?? []
    }

    /// The rules that lead to a point.
    package static func rules(leadingTo point: LaunchPoint) -> [Rule] {
        all.filter { $0.points.contains(point) }
    }

    /// The events that a rule can follow from, by whatever way.
    package static func origins(of rule: Rule) -> [EventKind] {
        var seen = Set(rule.on)
        var open = rule.on
        while let trigger = open.popLast() {
            guard case .at(let point) = trigger else { continue }
            let before = rules(leadingTo: point).flatMap(\.on).filter { seen.insert($0).inserted }
            open += before
        }
        return EventKind.allCases.filter { seen.contains(.event($0)) }
    }
}
