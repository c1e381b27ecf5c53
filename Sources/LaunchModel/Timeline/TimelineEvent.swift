extension Timeline {
    /// The content of an entry.
    public enum Event: Hashable, Sendable {
        case event(EventKind, arguments: [Value.Member])
        /// An action of the system or UIKit between the callbacks.
        case step(Step, arguments: [Value.Member])
        case callback(Callback, of: Receiver, arguments: [Value.Member], returns: Value?)
        case notification(PostedNotification, arguments: [Value.Member])
        case transition(Transition)
        /// An action of the app's own code in a method of the receiver, with its result; `within` is the index of the
        /// call.
        case action(Action.Kind, of: Receiver, arguments: [Value.Member], returns: Value?, within: Int?)
        /// The process is stopped, for a reason.
        case stop(String)
        /// An entry of a file from a later version.
        case unknown(Written)
    }

    /// The sort of an entry.
    public enum Kind: String, CaseIterable, Sendable {
        case event, step, callback, notification, transition, action, stop

        /// Hashes the number of the case.
        public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
    }

    /// An event in the words of a file.
    public struct Written: Hashable, Sendable {
        /// The sort of entry that it is.
        public var kind: Kind
        /// The name, which this version doesn't know.
        public var name: String
        /// The receiver; nil for none.
        public var receiver: Receiver?
        /// The arguments in the order of the file.
        public var arguments: [Value.Member]
        /// The value that it returns or finds; nil for none.
        public var returns: Value?

        package init(
            _ kind: Kind, _ name: String, receiver: Receiver? = nil, arguments: [Value.Member] = [],
            returns: Value? = nil
        ) {
            self.kind = kind
            self.name = name
            self.receiver = receiver
            self.arguments = arguments
            self.returns = returns
        }
    }
}

extension Timeline.Event {
    /// The sort of the entry.
    public var kind: Timeline.Kind {
        switch self {
        case .event: .event
        case .step: .step
        case .callback: .callback
        case .notification: .notification
        case .transition: .transition
        case .action: .action
        case .stop: .stop
        case .unknown(let written): written.kind
        }
    }

    /// The event in the words of a file, which contain everything except the states of a transition.
    public var written: Timeline.Written {
        switch self {
        case .event(let event, let arguments): .init(.event, event.rawValue, arguments: arguments)
        case .step(let step, let arguments): .init(.step, step.rawValue, arguments: arguments)
        case .callback(let callback, let receiver, let arguments, let value):
            .init(.callback, callback.name, receiver: receiver, arguments: arguments, returns: value)
        case .notification(let notification, let arguments):
            .init(.notification, notification.rawValue, arguments: arguments)
        case .transition(let transition): .init(.transition, transition.subject.name)
        case .action(let action, let receiver, let arguments, let value, _):
            .init(.action, action.rawValue, receiver: receiver, arguments: arguments, returns: value)
        case .stop(let reason): .init(.stop, reason)
        case .unknown(let written): written
        }
    }

    /// The event that the words of a file represent; unknown if it would lose one of them.
    package init(_ written: Timeline.Written) {
        let known = Self(known: written)
        self = known?.written == written ? known ?? .unknown(written) : .unknown(written)
    }

    private init?(known written: Timeline.Written) {
        let (name, arguments) = (written.name, written.arguments)
        let event: Self? =
            switch written.kind {
            case .event: EventKind(rawValue: name).map { .event($0, arguments: arguments) }
            case .step: Step(rawValue: name).map { .step($0, arguments: arguments) }
            case .callback:
                written.receiver.flatMap { receiver in
                    Callback.named(name, of: receiver).map {
                        .callback($0, of: receiver, arguments: arguments, returns: written.returns)
                    }
                }
            case .notification: PostedNotification(rawValue: name).map { .notification($0, arguments: arguments) }
            case .transition: nil
            case .action:
                written.receiver.flatMap { receiver in
                    Action.Kind(rawValue: name).map {
                        .action($0, of: receiver, arguments: arguments, returns: written.returns, within: nil)
                    }
                }
            case .stop: .stop(name)
            }
        guard let event else { return nil }
        self = event
    }
}

extension Callback {
    /// The callback of a name; several receivers can have methods of one name.
    fileprivate static func named(_ name: String, of receiver: Receiver) -> Callback? {
        let callbacks = byName[name]
        return callbacks?.first { $0.receiver == receiver } ?? callbacks?.first
    }

    private static let byName = Dictionary(grouping: allCases, by: \.name)
}
