extension World {
    func scene(_ id: String?) -> Scene? {
        system.scenes.first { $0.id == id }
    }

    mutating func changeScene(_ id: String?, _ change: (inout Scene) -> Void) {
        guard let index = system.scenes.firstIndex(where: { $0.id == id }) else { return }
        change(&system.scenes[index])
    }

    /// The scene that an event is for, as things stand when it happens.
    func target(of event: Event) -> String {
        if let named = event.scene { return named }
        if case .openWindow(let role) = event.trigger { return unusedID(for: role) }
        let window = system.scenes.first { $0.isWindow && $0.isOnScreen }
        return window?.id ?? Scenario.mainScene
    }

    private func unusedID(for role: SceneRole) -> String {
        guard role == .window else { return role.rawValue }
        var (id, number) = ("second", 3)
        while scene(id)?.isConnected ?? false { (id, number) = ("window-\(number)", number + 1) }
        return id
    }

    mutating func addTargetScene() {
        guard case .openWindow(let role) = current.event?.trigger else { return }
        let id = current.targetID
        if scene(id) == nil {
            let isOnScreen = SystemValue.rolesOnScreen.value.contains(role)
            system.scenes.append(Scene(id: id, role: role, isNew: true, isOnScreen: isOnScreen))
        }
    }

    /// Forgets a session: the first window starts anew, any other is gone.
    mutating func forgetSession(of id: String?) {
        system.scenes.removeAll { $0.id == id && $0.id != Scenario.mainScene }
        changeScene(id) { $0.isNew = true }
    }

    mutating func disconnectAllScenes() {
        system.scenes.removeAll { $0.role != .window }
        for index in system.scenes.indices {
            system.scenes[index].state = .unattached
            system.scenes[index].isConnected = false
            system.scenes[index].connections = 0
            system.scenes[index].isOnScreen = system.scenes[index].id == Scenario.mainScene
        }
    }
}
