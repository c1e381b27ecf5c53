/// The column of an entry in a picture: that of its actor, or of the receiver of a call.
public enum Lane: Hashable, Sendable {
    case system
    /// `UIApplication`.
    case application
    case receiver(Receiver)
    /// A scene and its delegate, by the scene's id.
    case scene(String)
    /// The view controllers, or the root view of SwiftUI.
    case views
    /// The app's own code inside its callbacks.
    case code

    /// The head of the lane.
    public var title: String {
        switch self {
        case .system: "System"
        case .application: "UIApplication"
        case .receiver(let receiver): receiver.title
        case .scene(let id): "Scene \(id)"
        case .views: "Views"
        case .code: "App code"
        }
    }

    /// Lanes have the order in which a launch reaches them.
    fileprivate var rank: Int {
        switch self {
        case .system: 0
        case .application: 1
        case .receiver(.swiftUIApp): 2
        case .receiver(.appDelegate): 3
        case .scene(Scenario.mainScene): 4
        case .scene: 5
        case .views: 6
        case .receiver: 7
        case .code: 8
        }
    }

    fileprivate init(_ actor: Actor, scene: String?) {
        switch actor {
        case .system: self = .system
        case .application: self = .application
        case .scene: self = scene.map(Lane.scene) ?? .application
        }
    }

    fileprivate init(_ receiver: Receiver, scene: String?) {
        switch receiver.place {
        case .ofItsOwn: self = .receiver(receiver)
        case .scene: self = scene.map(Lane.scene) ?? .receiver(receiver)
        case .views: self = .views
        }
    }

    fileprivate init(_ written: Timeline.Written, scene: String?) {
        switch written.kind {
        case .event, .step, .stop: self = .system
        case .notification, .transition: self = .application
        case .callback: self = written.receiver.map { Lane($0, scene: scene) } ?? .application
        case .action: self = .code
        }
    }
}

extension Timeline.Entry {
    /// Its lane in a picture.
    public var lane: Lane {
        switch event {
        case .event, .stop: .system
        case .step(let step, _): Lane(step.actor, scene: scene)
        case .notification(let notification, _): Lane(notification.actor, scene: scene)
        case .callback(_, let receiver, _, _): Lane(receiver, scene: scene)
        case .transition(let transition): transition.subject.scene.map(Lane.scene) ?? .application
        case .action: .code
        case .unknown(let written): Lane(written, scene: scene)
        }
    }

    /// The caller, if it is a call; otherwise nil.
    public var caller: Lane? {
        switch kind {
        case .callback: receiver.map { Lane($0.caller, scene: scene) }
        case .action: receiver.map { Lane($0, scene: scene) }
        case .event, .step, .notification, .transition, .stop: nil
        }
    }
}

extension Sequence<Timeline.Entry> {
    /// Their lanes, from the system to the app's own code; the first window's scene before others, which are in the
    /// order of their appearance.
    public var lanes: [Lane] { map(\.lane).inOrder }
}

extension Sequence<Lane> {
    /// Each of them once, from the system to the app's own code.
    package var inOrder: [Lane] {
        unique().enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }
}
