extension World {
    mutating func changeScene(_ id: String?, _ change: (inout Scene) -> Void) {
        guard let index = system.scenes.firstIndex(where: { $0.id == id }) else { return }
        change(&system.scenes[index])
    }

    /// The scene that an event is for, in the state in which it occurs.
    func target(of event: Event) -> String {
        if let value = event.trigger.openedWindow?.value,
            let shown = system.scenes.first(where: { $0.value == value && $0.isConnected })
        {
            return shown.id
        }
        if let named = event.scene { return named }
        if let role = event.trigger.role { return unusedID(for: role) }
        if scenario.opensWindow(for: event.trigger), system.scenes.contains(where: { $0.isWindow && $0.isConnected }) {
            return unusedID(for: .window)
        }
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
        guard let trigger = current.event?.trigger else { return }
        let (role, id) = (trigger.role ?? .window, current.targetID)
        if scene(id) == nil {
            let isOnScreen = SystemValue.rolesOnScreen.value.contains(role)
            system.scenes.append(Scene(id: id, role: role, isNew: true, isOnScreen: isOnScreen))
        }
        changeScene(id) { $0.value = trigger.openedWindow?.value }
    }

    /// Forgets a session: the first window gets a new one, any other is gone.
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
