extension Rule {
    /// The callbacks that it calls, in order.
    package var callbacks: [Callback] {
        effects.compactMap { if case .call(let callback, _, _) = $0 { callback } else { nil } }
    }

    /// The notifications that it posts, in order.
    package var notifications: [PostedNotification] {
        effects.compactMap { if case .post(let notification, _) = $0 { notification } else { nil } }
    }

    /// The steps that it takes, in order.
    package var steps: [Step] { effects.compactMap { if case .step(let step, _) = $0 { step } else { nil } } }

    /// The points that it leads to, in order.
    package var points: [LaunchPoint] { effects.flatMap(\.points) }

    package var appStates: [AppState] {
        effects.compactMap { effect in
            switch effect {
            case .app(let state): state
            case .endProcess, .stop: .terminated
            default: nil
            }
        }
    }

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
