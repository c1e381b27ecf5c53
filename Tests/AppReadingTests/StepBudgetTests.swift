import AppReading
import ProjectFixtures
import Testing

/// Code that takes more steps to follow than there are is unknown, and never a hang.
@Suite(.serialized) struct StepBudgetTests {
    /// Eighteen such lines took 9.5 s, and forty never ended.
    @Test(.timeLimit(.minutes(1)), arguments: HostileCode.all)
    func theRestIsUnknown(_ code: HostileCode) throws {
        let app = try SmallApp(code.files).scanned
        let problem = try #require(app.sourceProblems.first { $0.kind == .tooManySteps })
        #expect(problem.place.source.name.hasPrefix("App/"))
        #expect(app.open.code != nil)
        let methods = app.app.appDelegate.named.values
        #expect(methods.allSatisfy { $0.actions == nil && $0.completes }, "\(methods)")
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
        #expect(app.sourceProblems.isEmpty && app.open.code == nil)
    }
}
