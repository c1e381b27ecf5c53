extension FindingKind {
    /// `LT026 voip-push-without-call`
    public static let voipPushWithoutCall = FindingKind(
        "LT026", "voip-push-without-call", effect: "the system terminates the app when a call arrives",
        meaning: "A path through the handler of a VoIP push returns without reporting a call.",
        why: "From iOS 13, an app must report an incoming call to CallKit for every VoIP push, before the completion "
            + "handler of the push is called. Otherwise the system terminates the app, and after several such pushes it "
            + "delivers no more of them. Also report a call if the call has already ended, or if the "
            + "payload can't be read.",
        fix: "Call reportNewIncomingCall(with:update:completion:) of CXProvider on every path. If there is nothing to "
            + "answer, report a call and end it immediately with reportCall(with:endedAt:reason:).",
        rules: [
            FindingRule(
                "voip-push-without-call", on: [.callback], when: .both(.mustReportCall, .occurrence(.reportsNoCall)),
                at: [.does, .method], .error, label: "a path returns without reporting a call",
                message:
                    "a path through \(.callback) returns without reporting a call, so the system terminates the app",
                fix: "call reportNewIncomingCall(with:update:completion:) on every path",
                source: .documented(
                    "Apple, pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
                    "https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate/"
                        + "pushregistry(_:didreceiveincomingpushwith:for:completion:)"))
        ],
        example: FindingExample(
            "A call from the kitchen",
            app: App(serviceDelegates: [.pushRegistry: [.didReceiveIncomingPush: [.work(label: "connect")]]]),
            clean: App(serviceDelegates: [
                .pushRegistry: [.didReceiveIncomingPush: [.work(label: "connect"), .reportCall]]
            ]), events: [.backgroundEvent(BackgroundEvent(kind: .voipPush))]))
}
