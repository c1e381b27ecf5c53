import AppReading
import ProjectFixtures
import Testing

/// Code that takes more steps to follow than there are is unknown, and never a hang.
@Suite(.serialized) struct StepBudgetTests {
    /// Eighteen such lines took 9.5 s, and forty never ended.
    @Test(.timeLimit(.minutes(1)), arguments: HostileCode.all) func theRestIsUnknown(_ code: HostileCode) throws {
        let app = try SmallApp(code.files).scanned
        let problem = try #require(app.sourceProblems.first { $0.kind == .tooManySteps })
        #expect(problem.place.source.name.hasPrefix("App/"))
        #expect(app.gaps.code != nil)
        let methods = app.app.appDelegate.named.values
        #expect(methods.allSatisfy { $0.actions == nil && $0.completes }, "\(methods)")
    }

    /// A chain of functions that each method of the delegate calls used up a budget that didn't grow with the code.
    @Test func longCodeIsFollowedToItsEnd() throws {
        let lines = (0..<100).map { "        let value\($0) = \"a text of some length, number \($0)\"\n" }.joined()
        let chain = (0..<20).map { "    func f\($0)() {\n        f\($0 + 1)()\n\(lines)    }\n" }.joined()
        let methods = [
            "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
            "applicationWillEnterForeground", "applicationWillTerminate", "applicationSignificantTimeChange",
            "applicationProtectedDataDidBecomeAvailable", "applicationProtectedDataWillBecomeUnavailable",
        ].map { "    func \($0)(_ a: UIApplication) { f0() }\n" }.joined()
        let app = try SmallApp(appDelegate: methods + chain + "    func f20() {}\n").scanned
        #expect(app.sourceProblems.isEmpty && app.gaps.code == nil)
    }

    @Test func usualCodeIsFollowedToItsEnd() throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
                    \((0..<40).map { "func c\($0)() { d\($0)(); d\($0)() }; c\($0)()" }.joined(separator: "\n"))
                    return true
                }
                """
        ).scanned
        #expect(app.sourceProblems.isEmpty && app.gaps.code == nil)
    }
}
