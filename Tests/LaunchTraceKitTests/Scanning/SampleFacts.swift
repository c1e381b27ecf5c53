@testable import LaunchTraceKit

/// Facts made by hand, with places in these files.
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

    static let method = ["appDelegate", "application(_:didFinishLaunchingWithOptions:)"]

    static let all = [
        ScannedFact(["lifecycle"], "appDelegate", at: place("@main")),
        ScannedFact(["infoPlist", "UIBackgroundModes"], ["fetch", "voip"], at: place("<key>", in: plist)),
        ScannedFact(["appDelegate"], .object([]), at: place("class AppDelegate"), "AppDelegate"),
        ScannedFact(method, .object([]), at: place("func")),
        ScannedFact(method + ["returns"], false, at: place("return false")),
        ScannedFact(method + ["does"], .list([]), at: place("func")),
        ScannedFact(method + ["does", "0"], ["read": "launchOptions.url"], at: place("options[.url]")),
        ScannedFact(
            ["appDelegate", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"], .object([]),
            .assumed, at: nil, "Messaging adds it to the delegate when the app is launched, unless it is told not to"),
        ScannedFact(
            ["notificationDelegate", "*"], .object([]), .unknown, at: place("open"), "Push isn't in the target"),
    ]

    static let target = ScannedTarget(ScannedApp(facts: all), called: "Recipes")
}
