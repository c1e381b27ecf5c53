import Testing

@testable import LaunchTraceKit

/// Which activities lead into an app from outside, where its own windows are made with activities, too.
struct WindowActivityTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let code: String
        let isLaunch: Bool
    }

    private static let drag = """
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
            let provider = NSItemProvider(object: "Dish" as NSString)
            provider.registerObject(NSUserActivity(activityType: Kind.dish), visibility: .all)
            return [UIDragItem(itemProvider: provider)]
        }
        """

    static let cases = [
        Case(testDescription: "nothing makes it", code: "", isLaunch: true),
        Case(testDescription: "dragged", code: drag, isLaunch: false),
        Case(
            testDescription: "for a new window",
            code: """
                func open() {
                    let activity = NSUserActivity(activityType: "com.example.dish")
                    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
                }
                """, isLaunch: false),
        Case(
            testDescription: "restored",
            code: """
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                    NSUserActivity(activityType: Kind.dish)
                }
                """, isLaunch: false),
        Case(
            testDescription: "dragged and offered",
            code: drag + "\nfunc offer() { let a = NSUserActivity(activityType: Kind.dish); a.becomeCurrent() }",
            isLaunch: true),
        Case(
            testDescription: "for a new window and for other devices",
            code: """
                func open() {
                    let activity = NSUserActivity(activityType: Kind.dish)
                    activity.isEligibleForHandoff = true
                    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
                }
                """, isLaunch: true),
        Case(
            testDescription: "dragged, beside one whose type isn't known",
            code: drag + "\nfunc offer(_ kind: String) { current = NSUserActivity(activityType: kind) }", isLaunch: true
        ),
        Case(
            testDescription: "dragged, and offered by a view",
            code: drag + "\nvar body: some View { list.userActivity(Kind.dish) { _ in } }", isLaunch: true),
        Case(
            testDescription: "made and given to what asked",
            code: "func make() -> Any { NSUserActivity(activityType: Kind.dish) }", isLaunch: true),
    ]

    @Test(arguments: cases) func onlyWhatIsOfferedIsALaunch(_ example: Case) {
        var files = SampleApp().files
        files["App/Info.plist"] = SampleApp.plist(
            SampleApp.infoPlist + "<key>NSUserActivityTypes</key><array><string>com.example.dish</string></array>")
        files["App/SceneDelegate.swift"] =
            SampleApp.sceneDelegate
            + "\nenum Kind { static let dish = \"com.example.dish\" }\nclass Own: NSObject {\n\(example.code)\n}\n"
        let launches = SampleFiles(files).outcome("lint", "--list", "Recipes.xcodeproj").stdout
        #expect(launches.contains("continueActivity (notRunning) com.example.dish") == example.isLaunch, "\(launches)")
    }
}
