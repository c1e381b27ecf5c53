extension FindingBook {
    /// Links, activities, quick actions, responses and shares: who gets them, and who doesn't.
    static let payloads: [FindingRule] = [
        FindingRule(
            "payload-unclaimed", .payloadUnclaimed, on: [.payload],
            when: .all([
                .lost, .payload(.isOffered), .not(.payload(.isDropped)),
                .not(.both(.payload(.isWithheld), .payload(.runningHandlerExists))),
            ]),
            at: [.carrier, .event], .error,
            message: "nobody takes \(.payload): \(.carriers)",
            fix: "\(.expected)", source: .payloadPages),
        FindingRule(
            "payload-unclaimed.dropped", .payloadUnclaimed, on: [.payload],
            when: .both(.payload(.isDropped), .payload(.isInOptions)), at: [.carrier, .event], .error,
            message: "\(.payload) reaches no consumer: \(.carriers), and nobody is ready when it is passed on",
            fix: "keep it there until somebody asks for it", source: .payloadPages),
        FindingRule(
            "warm-only-handler", .warmOnlyHandler, on: [.payload],
            when: .all([
                .lost, .payload(.isInOptions), .payload(.hasRunningHandler), .not(.payload(.isDropped)),
                // For a quick action false says that the launch methods have performed it.
                .any([.not(.payload(.isWithheld)), .event(.kind([.quickAction]))]),
            ]),
            at: [.runningHandler, .carrier, .event], .error,
            message: "only \(.runningHandler) handles \(.payload), and at this cold start it isn't called: the payload "
                + "travels in \(.option), which nobody reads",
            fix: "\(.expected) as well", source: .payloadPages),
        FindingRule(
            "launch-options-empty-under-scenes", .launchOptionsEmptyUnderScenes, on: [.action],
            when: .all([
                .not(.lifecycle(.appDelegate)), .action(.readsLaunchOption),
                .not(.occurrence(.readsReplacement)),
            ]),
            at: [.here], .error,
            message: "\(.callback) reads \(.slot), and with scenes the launch options are nil",
            fix: "\(.replacement)",
            source: .didFinishPage),
        FindingRule(
            "return-value-suppresses", .returnValueSuppresses, on: [.payload],
            when: .all([.lost, .payload(.isWithheld), .payload(.runningHandlerExists)]),
            at: [.falseReturn, .event], .error,
            message: "\(.falseReturn) returned false, so UIKit doesn't hand \(.payload) to \(.runningHandler)",
            fix: "return true, or handle \(.option) there", source: .didFinishPage),
        FindingRule(
            "payload-delivered-twice", .payloadDeliveredTwice, on: [.payload], when: .payload(.isTakenTwice),
            at: [.secondConsumer, .event], .warning,
            message: "\(.payload) is handled in \(.firstConsumer) and again in \(.secondConsumer)",
            fix: "handle it in one of the two, or remember what has been handled",
            source: .measured("Batch-iOS-SDK; defold/extension-push 58; regularberry/AppLaunchSequence")),
        FindingRule(
            "payload-delivered-twice.listeners", .payloadDeliveredTwice, on: [.payload],
            when: .payload(.isKeptTwice), at: [.listener, .event], .warning,
            message: "\(.payload) is kept for listeners, and each that is added gets it again",
            fix: "clear the buffer when the first listener has taken it",
            source: .measured("expo 34850", "https://github.com/expo/expo/issues/34850")),
        FindingRule(
            "dropped-before-listener", .droppedBeforeListener, on: [.payload], when: .payload(.isDropped),
            at: [.listener, .event], .error,
            message:
                "\(.payload) is passed on before its listener in \(.listener) is ready (\(.lateness)), and nothing "
                + "keeps it",
            fix: "keep it until the listener is there, and let the listener ask for it",
            source: .measured(
                "cordova-ios 1681, capacitor-plugins 2484", "https://github.com/apache/cordova-ios/issues/1681")),
        FindingRule(
            "ambiguous-set-member", .ambiguousSetMember, on: [.action],
            when: .both(.action(.takesFirstOfSet), .not(.occurrence(.readsNothing))),
            at: [.here], .warning,
            message: "\(.callback) takes the first member of \(.slot), a set without an order that can hold several",
            fix: "handle every member", source: .documented("Apple, UIScene.ConnectionOptions")),
    ]
}

extension Condition {
    fileprivate static let lost = payload(.isLost)
}

extension Source {
    fileprivate static let payloadPages = documented(
        "Apple, UIApplication.LaunchOptionsKey and UIScene.ConnectionOptions",
        "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions")
}
