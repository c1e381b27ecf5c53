extension Trigger {
    /// The content of the event in an option or an argument; nil if it has none of the kind.
    func value(of carried: Carried) -> Value? {
        switch (carried, self) {
        case (.url, .openURL(let url)): .string(url.url)
        case (.sourceApplication, .openURL(let url)): url.sender.map { .string($0) }
        case (.urlContexts, .openURL(let url)): .list([url.context])
        case (.activityType, _): activityType.map { .string($0) }
        case (.activity, _): activityValue
        case (.activities, _): activityValue.map { .list([$0]) }
        case (.shortcutItem, .quickAction(let type)): .object([Value.Member("type", .string(type))])
        case (.notification, .tapNotification(let tap)): tap.payload ?? .object([])
        case (.notification, .remoteNotification(let push)): push.payload ?? .object([])
        case (.notificationResponse, .tapNotification(let tap)): tap.response
        case (.cloudKitShareMetadata, .acceptCloudKitShare(let metadata)): metadata
        case (.appIntent, .openAppIntent(let intent)): .string(intent)
        case (.identifier, .backgroundEvent(let event)): event.identifier.map { .string($0) }
        case (.identifiers, .backgroundEvent(let event)): event.identifier.map { .list([.string($0)]) }
        case (.yes, _): .bool(true)
        default: nil
        }
    }

    /// A URL as `application(_:open:options:)` receives it, parsed like a scene's URL context.
    var openedURLMembers: [Value.Member] {
        guard case .openURL(let url) = self, case .object(let members) = url.context else { return [] }
        return members
    }

    /// A web link as SwiftUI's onOpenURL(perform:) receives it.
    var webLinkMembers: [Value.Member] {
        universalLink.map { [Value.Member("url", .string($0.url))] + $0.queryItems.asMembers } ?? []
    }

    private var activityValue: Value? {
        guard let activityType else { return nil }
        var members = [Value.Member("activityType", .string(activityType))]
        if case .openUniversalLink(let link) = self {
            members.append(Value.Member("webpageURL", .string(link.url)))
            members += link.queryItems.asMembers
        }
        return .object(members)
    }
}

extension OpenedURL {
    /// `UIOpenURLContext`.
    fileprivate var context: Value {
        var options: [Value.Member] = []
        if let sender { options.append(Value.Member("sourceApplication", .string(sender))) }
        if let openInPlace { options.append(Value.Member("openInPlace", .bool(openInPlace))) }
        let url = [Value.Member("url", .string(url))] + queryItems.asMembers
        return .object(options.isEmpty ? url : url + [Value.Member("options", .object(options))])
    }
}

extension [QueryItem] {
    /// The items under their key; none if a URL has no query.
    fileprivate var asMembers: [Value.Member] {
        guard !isEmpty else { return [] }
        let items = map { item in
            Value.object([
                Value.Member("name", .string(item.name)),
                Value.Member("value", item.value.map { .string($0) } ?? .null),
            ])
        }
        return [Value.Member("queryItems", .list(items))]
    }
}

extension TappedNotification {
    /// `UNNotificationResponse`.
    fileprivate var response: Value {
        var members = [Value.Member("actionIdentifier", .string(action ?? SystemValue.defaultAction.value))]
        if let payload { members.append(Value.Member("notification", payload)) }
        return .object(members)
    }
}
