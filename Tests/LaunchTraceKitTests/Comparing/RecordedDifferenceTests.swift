import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private let recorded = """
    Soup
    iOS 18.0, application life cycle (no scenes)

    > tapIcon
    ~ app         not running -> inactive
      inactive    AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions: nil  = true
      active      AppDelegate    applicationDidBecomeActive(_:)
    = active

    error LT013 dead-callback: nobody calls it

    """

struct DifferenceCase: CustomTestStringConvertible {
    let testDescription: String
    let actual: String
    let lines: [String]
}

@Test(arguments: [
    DifferenceCase(testDescription: "nothing", actual: recorded, lines: []),
    DifferenceCase(
        testDescription: "the title", actual: recorded.replacing("Soup", with: "Tea"),
        lines: ["only the title or the layout differs"]),
    DifferenceCase(
        testDescription: "a return value", actual: recorded.replacing("= true", with: "= false"),
        lines: ["changed: application(_:didFinishLaunchingWithOptions:) (returns true -> false)"]),
    DifferenceCase(
        testDescription: "much",
        actual: recorded.replacing("application life cycle (no scenes)", with: "scene life cycle")
            .replacing("AppDelegate    applicationDid", with: "SceneDelegate  sceneDid")
            .replacing("= active", with: "= inactive").replacing("nobody", with: "no one"),
        lines: [
            "changed: application life cycle (no scenes) -> scene life cycle",
            "gone: applicationDidBecomeActive(_:) (replaced by sceneDidBecomeActive(_:))",
            "new: sceneDidBecomeActive(_:)", "changed: the outcome (active -> inactive)",
            "gone: LT013 dead-callback (nobody calls it)", "new: LT013 dead-callback (no one calls it)",
        ]),
    DifferenceCase(
        testDescription: "no timeline", actual: "hello\n", lines: ["what is recorded is no timeline"]),
    DifferenceCase(
        testDescription: "a damaged one", actual: recorded.replacing("= active\n", with: ""),
        lines: ["what is recorded can't be read: this is no line of a recorded timeline"]),
])
func aRecordedDifferenceIsALineAChange(_ sample: DifferenceCase) {
    #expect(recordedDifference(expected: recorded, actual: sample.actual) == sample.lines)
}

extension RealToolTests {
    /// What the text format is made for: a changed callback changes one line of a diff.
    @Test(.needs(.git))
    func oneChangedCallbackIsOneChangedLineInGit() throws {
        let tool = try BuiltTool()
        let result = try tool.sh(
            """
            export HOME=$PWD GIT_CONFIG_NOSYSTEM=1; git init -q . && $tool run cold.json -o cold.timeline.txt &&
            git add . && git -c user.name=a -c user.email=a@b commit -qm a &&
            $tool run cold.json --set 'app.appDelegate={"*": {}, "application(_:didFinishLaunchingWithOptions:)": {"returns": false}}' \
              -o cold.timeline.txt && git diff --numstat
            """)
        #expect(result == ShellResult(stdout: "1\t1\tcold.timeline.txt\n"))
    }

    @Test(.needs(.git, .patch), arguments: ["git apply -p1 p", "patch -s -p1 < p"])
    func aPatchBringsTheRecordedTimelineUpToDate(_ apply: String) throws {
        let tool = try BuiltTool()
        let result = try tool.sh(
            """
            mkdir 'a b' && $tool run cold.json -o 'a b/cold.timeline.txt' --set app.lifecycle=appDelegate &&
            $tool diff 'a b/cold.timeline.txt' cold.json --format unified > p; test $? = 1 && \(apply) &&
            $tool diff 'a b/cold.timeline.txt' cold.json --format unified && $tool run cold.json | cmp - 'a b/cold.timeline.txt'
            """)
        #expect(result == ShellResult())
    }
}
