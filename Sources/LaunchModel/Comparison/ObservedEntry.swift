/// A callback or a notification that the console log of an app tells of.
package struct ObservedEntry: Hashable, Sendable {
    /// The line of the log, counted from 1.
    package var line: Int
    package var subject: Subject
    /// The class that was called, where the log names it: `AppDelegate`.
    package var type: String?
    /// The state that code read when it logged the entry.
    package var state: Timeline.State?
    /// The scene's own state, where the log tells it beside the app's.
    package var sceneState: SceneState?
    /// The scene, where the log names it: one address, or one number, is one scene.
    package var scene: String?
    /// The URL that stands beside it.
    package var url: String?
    /// The launch option that stands beside it: `shortcutItem`.
    package var launchOption: String?
    /// The text behind its name.
    package var remark: String
    /// Time since the process began, where the log tells it.
    package var timeMs: Int?

    /// The thing that the app was told.
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
    /// A callback, as logs of any kind tell it.
    package init(
        line: Int, _ callback: Callback, type: String? = nil, state: Timeline.State? = nil, scene: String? = nil,
        url: String? = nil, remark: String = "", launchOption: String? = nil
    ) {
        self.init(line: line, .callback(callback), type: type, state: state, scene: scene, url: url, remark: remark)
        self.launchOption = launchOption
    }

    /// The callback; nil for what is none.
    package var callback: Callback? {
        if case .callback(let callback) = subject { callback } else { nil }
    }

    /// The notification; nil for what is none.
    package var notification: PostedNotification? {
        if case .notification(let notification) = subject { notification } else { nil }
    }

    /// Swift's spelling.
    package var name: String {
        switch subject {
        case .callback(let callback): callback.name
        case .notification(let notification): notification.rawValue
        case .other(let name): name
        }
    }

    /// The states that the log tells, the app's first.
    package var states: [Timeline.State] {
        [state, sceneState.map(Timeline.State.scene)].compactMap(\.self)
    }

    /// The state of an entry that the log contradicts; nil where it doesn't, or where one of both tells none.
    package func expectedState(in entry: Timeline.Entry) -> Timeline.State? {
        states.lazy.compactMap { logged in
            entry.state(like: logged).flatMap { $0 == logged ? nil : $0 }
        }.first
    }
}

extension Callback {
    /// Whether it is a change of SwiftUI's scene phase, whose state is the new phase.
    package var isPhase: Bool { self == .scenePhase || self == .appScenePhase }
}

extension Timeline.Entry {
    /// The phase that SwiftUI hands over; nil for what is no change of a phase.
    package var phase: AppState? {
        guard callback?.isPhase == true, case .string(let phase)? = Value.object(arguments)["phase"] else { return nil }
        return AppState(rawValue: phase)
    }

    /// The state that code logs inside the entry, if it logs the same kind of state; nil where the model tells none.
    package func state(like logged: Timeline.State) -> Timeline.State? {
        if let phase { return .app(phase) }
        return switch logged {
        case .app: appState.map(Timeline.State.app)
        case .scene: sceneState.map(Timeline.State.scene)
        }
    }
}
