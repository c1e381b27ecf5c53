/// The actor of a step between the callbacks.
package enum Actor: Hashable, Sendable {
    /// The operating system, outside the app's process.
    case system
    case application
    /// A scene, or the application in an app without scenes.
    case scene
}
