/// Report A15, Subito-it/SBTUITestTunnel#239: the set-up of UI tests, before and after an app's move to scenes.
enum MigratedTestTunnel {
    static let id = "A15"

    static let before = """
        {
          "name": "Test set-up before the interface",
          "device": { "os": "18.0" },
          "app": {
            "lifecycle": "appDelegate",
            "appDelegate": {
              "application(_:didFinishLaunchingWithOptions:)": {
                "does": [
                  { "work": "start test tunnel", "durationMs": 120 },
                  { "work": "first window's interface" }
                ]
              }
            }
          },
          "events": [{ "event": "tapIcon" }]
        }
        """

    /// The tunnel now waits in the background for the runner, and the scene doesn't wait for the tunnel.
    static let broken = afterMigration(#"{ «"work"»: "start test tunnel", "durationMs": 120, "on": "background" }"#)

    static let repaired = afterMigration(#"{ "work": "start test tunnel", "durationMs": 120 }"#)

    private static func afterMigration(_ start: String) -> String {
        """
        {
          "name": "Test set-up beside the interface",
          "device": { "os": "18.0" },
          "app": {
            "lifecycle": "scene",
            "appDelegate": {
              "application(_:didFinishLaunchingWithOptions:)": { "does": [\(start)] }
            },
            "sceneDelegate": {
              "scene(_:willConnectTo:options:)": { "does": [{ "work": "first window's interface" }] }
            }
          },
          "events": [{ "event": "tapIcon" }]
        }
        """
    }
}
