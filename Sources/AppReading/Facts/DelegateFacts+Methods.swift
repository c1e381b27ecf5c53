// The methods of a known delegate, and the payloads that it leaves alone.
extension DelegateFacts {
    mutating func change(_ change: (inout DelegateReading) -> Void) {
        guard case .read(var delegate) = self else { return }
        change(&delegate)
        self = .read(delegate)
    }

    var methods: [MethodReading] { if case .read(let delegate) = self { delegate.methods } else { [] } }

    /// Whether the options of a connecting scene are known, and the response in them isn't used.
    func leavesResponsesAlone(in slot: DelegateSlot) -> Bool {
        switch self {
        case .read(let delegate):
            guard let method = delegate[.sceneWillConnect] else { return true }
            if method.doubts.contains(where: { [.everything, .options, .payload].contains($0.concern) }) {
                return false
            }
            return method.actions.map { !$0.contains(where: \.readsResponse) } ?? true
        case .missing, .unread: return true
        case .unknown: return ![.sceneDelegate, .scenes(.window)].contains(slot)
        }
    }
}

extension BodyActions.Found {
    fileprivate var readsResponse: Bool {
        if case .read(.connectionNotificationResponse, _, _, _) = action { true } else { false }
    }
}
