extension FindingKind {
    /// `LT017 ambiguous-set-member`
    public static let ambiguousSetMember = FindingKind(
        "LT017", "ambiguous-set-member", effect: "only an arbitrary element of the set is handled",
        meaning: "A set can contain several items, and the app handles only the first.",
        why: "URL contexts and user activities are delivered in sets, which have no order. The first element can "
            + "differ from one run to the next. The other elements are never handled.",
        fix: "Handle every element, or select one by a property, such as the activity's type.",
        rules: [
            FindingRule(
                "ambiguous-set-member", on: [.action],
                when: .all([
                    .action(.takesFirstOfSet), .not(.action(.reads([.connectedScenes]))),
                    .not(.occurrence(.readsNothing)),
                ]), at: [.here], .note,
                message:
                    "\(.callback.shown(as: .sceneWillConnect)) reads only the first element of \(.slot.shown(as: "connectionOptions.urlContexts")), a set without an order that can contain "
                    + "several", fix: "handle every element", help: .write(false, as: "first", at: .here),
                source: .documented("Apple, UIScene.ConnectionOptions")),
            FindingRule(
                "ambiguous-set-member.scene", on: [.action],
                when: .all([
                    .action(.takesFirstOfSet), .action(.reads([.connectedScenes])), .not(.occurrence(.readsNothing)),
                ]), at: [.here], .note, effect: "an arbitrary scene is used",
                message: "\(.callback) uses the first element of connectedScenes, a set without an order that can "
                    + "contain several scenes", fix: "use the scene that the callback receives",
                source: .documented("Apple, UIApplication.connectedScenes")),
        ],
        example: FindingExample(
            "The link that launches the app",
            app: App(
                lifecycle: .scene,
                sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionURLContexts, first: true)]]),
            clean: App(lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionURLContexts)]]),
            events: [.openURL("recipes://soup?id=7")]))
}
