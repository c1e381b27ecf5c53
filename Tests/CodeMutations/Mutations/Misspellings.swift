extension CodeMutation {
    /// A method that is nearly a callback, told as what it is, whatever it keeps from the app.
    static let misspellings: [CodeMutation] =
        WholeApp.swift.map { app in
            CodeMutation(
                "userNotificationCenter(_:didReceived:…)", app, .finding("LT013"),
                .replace("didReceive response", with: "didReceived response", in: "Pushes.swift"))
        }
        + WholeApp.objectiveC.map { app in
            CodeMutation(
                "userNotificationCenter:didReceiveResponse:…, as a name", app, .finding("LT013"),
                .replace("didReceiveNotificationResponse:(", with: "didReceiveResponse:(", in: "RCPPushes.m"))
        }
}
