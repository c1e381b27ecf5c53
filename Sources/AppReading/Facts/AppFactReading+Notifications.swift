// The delegate that receives notifications.
extension AppFactReading {
    func delegateFacts(of delegate: ChosenDelegate?) -> DelegateFacts? {
        switch delegate {
        case .type(let type): return .read(reader.read(type, as: [.notificationDelegate]))
        case .outside(let place): return .unread(.assumed, place, "its class isn't part of the target")
        case .doubt(let reason, let place, _): return .unread(.unknown, place, reason)
        case nil:
            if let doubt = source.gaps.code { return .unread(.unknown, entry.place?.firstLine, doubt) }
            // An app that asks for notifications wants to receive them.
            guard let place = sites.notificationRequest, let belief = source.belief(in: .setNotificationDelegate) else {
                return nil
            }
            return .unread(belief.how, place, belief.reason)
        }
    }

    /// Whether the code asks for permission to show notifications, in any form, or something else may.
    var mayShowNotifications: Bool {
        source.gaps.code != nil || source.belief(in: .setNotificationDelegate) != nil
            || PermissionRequest.calls.contains { name in
                index.hidden[name] != nil || index[name].contains(where: PermissionRequest.mayBeForNotifications)
            }
    }

    /// The class that answers notifications, where it is known that no code makes an object of any such class the delegate.
    func unset(
        _ notifications: ChosenDelegate?, _ app: DelegateReading?, beside others: [MethodReading], _ setup: LaunchSetup
    ) -> CodeType? {
        guard let types = notifications?.candidates, !types.isEmpty, app.map({ $0.others == nil }) ?? (swiftUI != nil),
            setup.neverSetsNotificationDelegate((app?.methods ?? []) + others),
            UnsetNotificationDelegate(source: source, reading: reader.reading, sites: sites, index: index).isSure(
                of: types)
        else { return nil }
        return types.first { reader.read($0, as: [.notificationDelegate])[.didReceiveNotificationResponse] != nil }
            ?? types[0]
    }

    /// Where a view controller sets the delegate, which answers responses by itself.
    func lateDelegate(_ delegate: ChosenDelegate?) -> LateNotificationDelegate? {
        guard case .type(let type) = delegate, let late = LateNotificationDelegate(sites, in: source.code),
            !reader.swizzlers.contains(where: { $0.row.hooks.contains(.didReceiveNotificationResponse) })
        else { return nil }
        let answers = reader.read(type, as: [.notificationDelegate])[.didReceiveNotificationResponse] != nil
        return answers ? late : nil
    }
}
