extension FindingKind {
    /// `LT065 scene-accessory-missing`
    public static let sceneAccessoryMissing = FindingKind(
        "LT065", "scene-accessory-missing", effect: "the connected display mirrors the device",
        meaning: "A display is connected on iOS 27 or later, but the app has registered no scene accessory for it.",
        why: "Up to iOS 26, UIKit creates a scene for a connected display from the configuration in the Info.plist. "
            + "On iOS 27 and later, a view controller registers a scene accessory, which has the configuration "
            + "of the scene. Without a scene accessory, the display mirrors the device.",
        fix: "Call registerSceneAccessory(_:) in a view controller whose content belongs on the display, and read "
            + "its data from connectionOptions.sceneAccessoryUserInfo.",
        rules: [
            FindingRule(
                "scene-accessory-missing", on: [.event],
                when: .all([.waitsForAccessory, .not(.app(.registersSceneAccessory)), .sdk(.from(27))]), at: [.event],
                .warning(.app(.describesViewController)), .note,
                message: "no code registers a scene accessory, so no scene connects for the display",
                fix: "call registerSceneAccessory(_:) in a view controller that is on the screen",
                help: .add(
                    ["registerSceneAccessory": "externalDisplay"], to: "does", of: .implementation(.viewDidLoad)),
                source: .connectedDisplay, restsOnEntry: false),
            FindingRule(
                "scene-accessory-missing.older-sdk", on: [.event], when: .both(.waitsForAccessory, .sdk(.before(27))),
                at: [.app(["sdk"]), .event], .note, effect: "unknown whether the connected display mirrors the device",
                message:
                    "an app that is linked with an SDK before 27 can't register a scene accessory, so it is unknown "
                    + "whether iOS 27 connects a scene for the display",
                fix: "link the app with SDK 27, and register a scene accessory",
                source: .unsettled("Apple's page names no SDK"), restsOnEntry: false),
        ],
        example: FindingExample(
            "Slides on a projector", on: Device(os: 27), start: .active,
            app: App(lifecycle: .scene, viewController: [.viewDidLoad: [.work(label: "load slides")]]),
            clean: App(
                lifecycle: .scene,
                viewController: [
                    .viewDidLoad: [.work(label: "load slides"), .registerSceneAccessory(.externalDisplay)]
                ]), events: [.openWindow(.externalDisplay)]))
}
