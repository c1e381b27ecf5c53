extension FrameworkRow {
    /// Not superclasses of the template's delegates, which call them; but a delegate can be one.
    static let capacitor = [
        FrameworkRow(
            "ApplicationDelegateProxy", of: .capacitor, to: .appDelegate,
            methods: [.unknown(.openURL, returns: .bool(true)), .unknown(.applicationContinueActivity)],
            source: .documented(
                "ionic-team/capacitor, ApplicationDelegateProxy of 3.0 to 8.4",
                "https://github.com/ionic-team/capacitor")),
        FrameworkRow(
            "SceneDelegateProxy", of: .capacitor, to: .sceneDelegate,
            methods: .unknown(.sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity),
            source: .documented(
                "ionic-team/capacitor, CAPSceneDelegateProxy.swift of 8.5", "https://github.com/ionic-team/capacitor")),
    ]
}
