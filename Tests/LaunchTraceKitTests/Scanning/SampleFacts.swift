@testable import LaunchTraceKit

/// An app made by hand, with places in these files.
enum SampleFacts {
    static let delegate = SourceText(
        name: "Recipes/AppDelegate.swift",
        bytes: Array(
            """
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: Options?) -> Bool {
                    open(options[.url])
                    return false
                }
            }

            """.utf8))
    static let plist = SourceText(
        name: "Recipes/Info.plist",
        bytes: Array("<plist>\n<dict>\n<key>UIBackgroundModes</key>\n</dict>\n</plist>\n".utf8))

    static func place(_ words: String, in source: SourceText = delegate) -> Place? {
        let text = source.text(in: source.bytes.indices)
        return text.firstRange(of: words).map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Place(source: source, range: start..<start + words.utf8.count)
        }
    }

    private static let method = DelegateSlot.appDelegate.path.to(.method(.didFinishLaunching))

    private static let app = Scenario.App(
        lifecycle: .appDelegate, infoPlist: InfoPlist(backgroundModes: ["fetch", "voip"]),
        appDelegate: Delegate([
            (.didFinishLaunching, Delegate.Method(returns: .bool(false), actions: [.read(slot: .launchURL)])),
            (.fetchRemoteNotification, Delegate.Method()),
        ]), notificationDelegate: .complete)

    private static let origins = [
        FactOrigin(.app("lifecycle"), at: place("@main")),
        FactOrigin(.app("infoPlist", "UIBackgroundModes"), .words(["fetch", "voip"]), at: place("<key>", in: plist)),
        FactOrigin(DelegateSlot.appDelegate.path, at: place("class AppDelegate"), "AppDelegate"),
        FactOrigin(method, at: place("func")), FactOrigin(method.to(.key("returns")), at: place("return false")),
        FactOrigin(method.to(.key("does")), at: place("func")),
        FactOrigin(method.to(.key("does"), .item(0)), at: place("options[.url]")),
        FactOrigin(
            DelegateSlot.appDelegate.path.to(.method(.fetchRemoteNotification)), .part, .assumed, at: nil,
            "Messaging adds it to the delegate when the app is launched, unless its Info.plist disables that"),
        FactOrigin(
            DelegateSlot.notificationDelegate.path.to(.key("*")), .part, .unknown, at: place("open"),
            "Push isn't in the target"),
    ]

    static let target = ScannedTarget(ScannedApp(app, origins), called: "Recipes")
}
