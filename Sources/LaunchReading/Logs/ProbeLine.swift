/// A line that the file of `launchtrace probe` makes an app print:
///
///     launchprobe/1 0.412 post UIScene.didActivateNotification app=inactive of=1 scene=1:foregroundActive:UIWindowSceneSessionRoleApplication
package struct ProbeLine: Equatable, Sendable {
    /// Time since the process began.
    package var timeMs: Int
    package var fact: Fact
    /// `UIApplication.State`; nil if there is no application yet, or the code isn't on the main thread.
    package var appState: AppState?
    /// The number of its scene.
    package var scene: Int?
    package var scenes: [Scene] = []

    package enum Fact: Equatable, Sendable {
        case start(Start)
        case post(String)
        case call(String, file: String)
    }

    package struct Start: Equatable, Sendable {
        /// Whether the probe started before the application had its delegate, so that it missed no events.
        package var isEarly: Bool
        /// `iOS 18.2`
        package var system: String
    }

    /// A scene, by its place in the order in which they first appeared.
    package struct Scene: Equatable, Sendable {
        package var number: Int
        package var state: SceneState?
        package var role: String
    }

    /// The beginning of every line of the probe, regardless of its format.
    static let sign = "launchprobe/"
    /// The format that is printed and read.
    package static let format = "1"
    package static let head = sign + format

    /// The first line's content; nil for any other.
    package var start: Start? { if case .start(let start) = fact { start } else { nil } }

    /// The entry on the line; nil for the first line.
    func entry(line: Int) -> ObservedEntry? {
        let subject: ObservedEntry.Subject
        var type: String?
        switch fact {
        case .start: return nil
        case .post(let name): subject = PostedNotification(rawValue: name).map { .notification($0) } ?? .other(name)
        case .call(let name, let file):
            let title = file.split(separator: "/").last.map { String($0.prefix { $0 != "." && $0 != "+" }) }
            let callback = Callback(function: name, in: title)
            subject = callback.map { .callback($0) } ?? .other(name)
            // There are several view controllers; any other method may be in a file of another name.
            if callback?.receiver == .viewController { type = title }
        }
        return ObservedEntry(
            line: line, subject, type: type, state: appState.map { .app($0) }, sceneState: state(in: subject),
            scene: scene.map(String.init), timeMs: timeMs)
    }

    /// The state of its scene; without a number, that of the only scene, for a method of its delegate.
    private func state(in subject: ObservedEntry.Subject) -> SceneState? {
        if let scene { return scenes.first { $0.number == scene }?.state }
        guard case .callback(let callback) = subject, callback.receiver == .sceneDelegate else { return nil }
        return scenes.count == 1 ? scenes[0].state : nil
    }
}

extension Callback {
    /// The callback that `#function` names in a file that is named after its class.
    fileprivate init?(function name: String, in type: String?) {
        let spelled = Callback.allCases.filter { $0.name == name }
        let receiver = type.flatMap(Receiver.init(type:))
        guard let callback = spelled.first(where: { $0.receiver == receiver }) ?? spelled.first else { return nil }
        self = callback
    }
}
