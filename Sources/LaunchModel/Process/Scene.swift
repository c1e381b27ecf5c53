/// A scene whose session the system knows.
package struct Scene: Hashable, Sendable {
    package let id: String
    package let role: SceneRole
    package internal(set) var state: SceneState = .unattached
    var isConnected = false
    var value: Value?
    /// How often it has connected in this process.
    var connections = 0
    /// Its session has never been connected.
    var isNew: Bool
    /// It is on the screen whenever the app is in front.
    var isOnScreen: Bool

    init(id: String, role: SceneRole, isNew: Bool, isOnScreen: Bool) {
        self.id = id
        self.role = role
        self.isNew = isNew
        self.isOnScreen = isOnScreen
    }

    var isForeground: Bool { state == .foregroundActive || state == .foregroundInactive }
}
