/// The meaning of a name in a body.
enum CarriedRole: Equatable {
    case launchOptions, connectionOptions
    /// Connection options that are there to choose a configuration by, and what is read of them.
    case choiceOptions, choice(Slot)
    case payload(PayloadKind)
    /// What was read of an option and has got a name, where that is.
    case option(Slot, first: Bool, at: Place)
    /// What was computed from a payload or from an option, by its kind alone if `isQuestion`: whether it is there says
    /// nothing about that.
    indirect case computed(CarriedRole, isQuestion: Bool)

    /// The role of what it is computed from.
    var itself: CarriedRole { if case .computed(let role, _) = self { role } else { self } }

    /// The payload that it is, or a part of it.
    var payload: PayloadKind? {
        switch itself {
        case .payload(let kind): kind
        case .option(let slot, _, _): slot.payload
        case .launchOptions, .connectionOptions, .choiceOptions, .choice, .computed: nil
        }
    }

    /// The role of what is computed from it.
    func computed(isQuestion: Bool) -> CarriedRole {
        if case .computed = self { self } else { .computed(self, isQuestion: isQuestion) }
    }

    /// Whether it is read from the launch options.
    var isOfLaunch: Bool {
        if case .option(let slot, _, _) = itself { slot.container == .launchOptions } else { false }
    }
}

extension Callback {
    /// The parameters of the function that implements the callback which carry something.
    func roles(of function: SyntaxNode) -> [SyntaxNode: CarriedRole] {
        let carried = function.children(.parameter).enumerated().compactMap { index, parameter in
            role(ofParameter: index).map { (parameter, $0) }
        }
        return Dictionary(uniqueKeysWithValues: carried)
    }

    private func role(ofParameter index: Int) -> CarriedRole? {
        switch self {
        case .willFinishLaunching, .didFinishLaunching: return index == 1 ? .launchOptions : nil
        case .sceneWillConnect: return index == 2 ? .connectionOptions : nil
        case .configurationForConnecting: return index == 2 ? .choiceOptions : nil
        // An intent isn't an activity, though it can become one.
        case .handlerForIntent: return nil
        // The answer is about how to show it.
        case .willPresentNotification: return nil
        case .handleRemoteNotificationAction, .handleLocalNotificationAction:
            return index == 1 || index == 2 ? .payload(.notification) : nil
        default:
            guard index == 1, payloads.count == 1, let kind = payloads.first else { return nil }
            return .payload(kind)
        }
    }

    /// Whether that it comes can be all that an app wants to know: one with a single quick action needs no look at it, and
    /// a push may say no more than that there is something to fetch.
    var isMessage: Bool {
        [
            .applicationPerformAction, .windowScenePerformAction, .didReceiveNotificationResponse,
            .fetchRemoteNotification, .didReceiveRemoteNotification,
        ].contains(self)
    }

    /// Whether the set-up of code in other types that it calls counts: when the other callbacks are called, for any reason,
    /// the app has launched.
    var mayBeInTime: Bool { isLaunchMethod || self == .sceneWillConnect || payloads.isEmpty }

    var isLaunchMethod: Bool { self == .willFinishLaunching || self == .didFinishLaunching }

    /// Whether it carries something that its code may leave alone.
    var isCarrier: Bool {
        switch self {
        case .configurationForConnecting, .willPresentNotification, .handlerForIntent: false
        default: !payloads.isEmpty
        }
    }
}
