extension FindingKind {
    /// `LT017 ambiguous-set-member`
    public static let ambiguousSetMember = FindingKind(
        "LT017", "ambiguous-set-member",
        effect: "one of several is taken, and which one is chance",
        meaning: "Several items arrive in a set, and the app takes the first.",
        why: "URL contexts and user activities come as sets, which have no order: which member is first can differ "
            + "from one run to the next. The others are never looked at.",
        fix: "Go through all of them, or choose by what they hold, such as the activity's type.",
        rules: [
            FindingRule(
                "ambiguous-set-member", on: [.action],
                when: .both(.action(.takesFirstOfSet), .not(.occurrence(.readsNothing))),
                at: [.here], .note,
                message:
                    "\(.callback) takes the first member of \(.slot), a set without an order that can hold several",
                fix: "handle every member", help: .write(false, as: "first", at: .here),
                source: .documented("Apple, UIScene.ConnectionOptions"))
        ],
        example: FindingExample(
            "The link that starts the app",
            app: App(
                lifecycle: .scene,
                sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionURLContexts, first: true)]]),
            clean: App(
                lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionURLContexts)]]),
            events: [.openURL("recipes://soup?id=7")]))
}
