/// A callback or a notification in the console log of an app.
package struct ObservedEntry: Hashable, Sendable {
    /// The line of the log, counted from 1.
    package var line: Int
    package var subject: Subject
    /// The class that was called, if the log names it: `AppDelegate`.
    package var type: String?
    /// The state that code read when it logged the entry.
    package var state: Timeline.State?
    /// The scene's own state, if the log has it in addition to the app's.
    package var sceneState: SceneState?
    /// The scene, if the log names it: one address, or one number, is one scene.
    package var scene: String?
    /// The URL on the same line.
    package var url: String?
    /// The launch option on the same line: `shortcutItem`.
    package var launchOption: String?
    /// The text after its name.
    package var remark: String
    /// Time since the process began, if the log has it.
    package var timeMs: Int?

    /// The logged event.
    package enum Subject: Hashable, Sendable {
        case callback(Callback)
        case notification(PostedNotification)
        /// A method or a notification that the model doesn't know.
        case other(String)
    }

    package init(
        line: Int, _ subject: Subject, type: String? = nil, state: Timeline.State? = nil, sceneState: SceneState? = nil,
        scene: String? = nil, url: String? = nil, remark: String = "", timeMs: Int? = nil
    ) {
        self.line = line
        self.subject = subject
        self.type = type
        self.state = state
        self.sceneState = sceneState
        self.scene = scene
        self.url = url
        self.remark = remark
        self.timeMs = timeMs
    }
}

extension ObservedEntry {
    /// A callback, as logs of any kind contain it.
    package init(
        line: Int, _ callback: Callback, type: String? = nil, state: Timeline.State? = nil, scene: String? = nil,
        url: String? = nil, remark: String = "", launchOption: String? = nil
    ) {
        self.init(line: line, .callback(callback), type: type, state: state, scene: scene, url: url, remark: remark)
        self.launchOption = launchOption
    }

    /// The callback; nil for other entries.
    package var callback: Callback? { if case .callback(let callback) = subject { callback } else { nil } }

    /// The notification; nil for other entries.
    package var notification: PostedNotification? {
        if case .notification(let notification) = subject { notification } else { nil }
    }

    package var name: String {
        switch subject {
        case .callback(let callback): callback.name
        case .notification(let notification): notification.rawValue
        case .other(let name): name
        }
    }

    /// The states in the log, the app's first.
    package var states: [Timeline.State] { [state, sceneState.map(Timeline.State.scene)].compactMap(\.self) }

    /// The state of an entry that the log contradicts; nil if it doesn't, or if one of them has no state.
    package func expectedState(in entry: Timeline.Entry) -> Timeline.State? {
        states.lazy.compactMap { logged in entry.state(like: logged).flatMap { $0 == logged ? nil : $0 } }.first
    }
}

extension Callback {
    /// Whether it is a change of SwiftUI's scene phase, whose state is the new phase.
    package var isPhase: Bool { self == .scenePhase || self == .appScenePhase }
}

extension Timeline.Entry {
    /// The phase that SwiftUI provides; nil for other entries.
    package var phase: AppState? {
        guard callback?.isPhase == true, case .string(let phase)? = Value.object(arguments)["phase"] else { return nil }
        return AppState(rawValue: phase)
    }

    /// The state that code logs inside the entry, if it logs the same kind of state; nil if the model has none.
    package func state(like logged: Timeline.State) -> Timeline.State? {
        if let phase { return .app(phase) }
        return switch logged {
        case .app: appState.map(Timeline.State.app)
        case .scene: sceneState.map(Timeline.State.scene)
        }
    }
}
