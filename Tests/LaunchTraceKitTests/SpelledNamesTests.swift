import Testing

@testable import LaunchTraceKit

private func app(scheme: String, opening url: String) -> String {
    #"""
    { "name": "S", "app": { "infoPlist": {
        "UILaunchStoryboardName": "LaunchScreen.storyboard", "UIMainStoryboardFile": "Main.storyboard",
        "CFBundleURLTypes": [{ "CFBundleURLSchemes": ["\#(scheme)"] }] } },
      "events": [{ "event": "openURL", "url": "\#(url)" }] }
    """#
}

/// Names as an Info.plist spells them.
struct SpelledNamesTests {
    /// It was "LaunchScreen.storyboard.storyboard".
    @Test func aStoryboardHasItsEndingOnce() {
        let files = SampleFiles(["a.json": app(scheme: "recipes", opening: "recipes://soup")])
        let stdout = files.outcome("run", "a.json", "--format", "json").stdout
        #expect(stdout.contains(#""LaunchScreen.storyboard""#) && stdout.contains(#""Main.storyboard""#))
        #expect(!stdout.contains(".storyboard.storyboard"))
    }

    /// Upper and lower case are the same in a scheme.
    @Test func aSchemeIsFoundInAnyLetters() {
        let files = SampleFiles([
            "a.json": app(scheme: "MyApp", opening: "myapp://soup"), "b.json": app(scheme: "MyApp", opening: "our://x"),
        ])
        #expect(!files.outcome("lint", "a.json").stdout.contains("LT023"))
        #expect(files.outcome("lint", "b.json").stdout.contains("LT023"))
    }

    @Test func anEmptyListIsNothing() {
        for key in ["CFBundleURLTypes", "UISupportedInterfaceOrientations", "UIBackgroundModes"] {
            #expect(FactText.text(.list([]), of: key) == "nothing")
        }
    }
}
