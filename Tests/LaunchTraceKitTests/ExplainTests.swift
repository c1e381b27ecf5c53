import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private let rule = FindingRule(
    "payload.unclaimed", .payloadUnclaimed, on: [.payload], at: [.event],
    .error(.sdk(.from(27))), .warning(.all([.os(.from(18, 4)), .platform([.iOS, .tvOS])])), .note(.flag(.launching)),
    .error, message: "\(.callback) carries a URL that nothing in the whole application ever looks at or hands on",
    fix: "read it", source: .documented("Apple, UIScene.ConnectionOptions", "https://developer.apple.com/x"))

struct ExplainTests {
    @Test func aRuleOfAFindingSaysWhenWhatAndWho() {
        #expect(
            Topic.findingRule(rule).text == """
                Rule payload.unclaimed, error if the SDK is 27.0 or later, otherwise warning if
                the system is 18.4 or later and the platform is iOS or tvOS, otherwise note in
                some cases, otherwise error:
                    <callback> carries a URL that nothing in the whole application ever looks at
                    or hands on
                    read it
                    documented: Apple, UIScene.ConnectionOptions
                    https://developer.apple.com/x

                See "launchtrace explain LT010".

                """)
    }

    @Test func aFindingIsMeaningCauseCureRulesAndExamples() {
        let facts = FindingCode.headlessLaunch.facts
        let path = "Examples/findings/LT080-headless-launch"
        let sections =
            [["LT080 headless-launch"]]
            + [["What it means:"] + indented(facts.meaning), ["Why it happens:"] + indented(facts.why)]
            + [["How to fix it:"] + indented(facts.fix)] + FindingBook.rules(of: .headlessLaunch).map(\.lines)
            + [["A scenario that shows it, \(path).json:"], lines(of: "\(path).json")]
            + [["The same without it, \(path).clean.json:"], lines(of: "\(path).clean.json")]
        #expect(FindingCode.headlessLaunch.explanation == page(sections))
    }

    @Test func aRuleIsItsReasonAndSource() {
        #expect(
            Topic("scene.connect")?.text == """
                scene.connect

                UIKit makes the scene and its delegate, and tells in the connection options why.

                documented: Apple, About the app launch sequence
                https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence

                """)
    }

    @Test func withoutANameEveryFindingIsListed() {
        let contents = Topic.contents
        #expect(
            contents.hasPrefix(
                """
                LT001 scene-lifecycle-required
                    The app doesn't adopt the scene life cycle, which UIKit demands of apps that
                    are linked with a recent SDK.

                LT002 scene-manifest-incomplete

                """))
        #expect(FindingCode.allCases.filter { !contents.contains($0.title + "\n") } == [])
        #expect(contents.hasSuffix("\n\n\"launchtrace explain CODE\" has more on a finding.\n"))
    }

    @Test(arguments: FindingCode.allCases)
    func everyFindingIsExplained(code: FindingCode) throws {
        let facts = code.facts
        #expect(facts.name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
        for text in [facts.meaning, facts.why, facts.fix] {
            #expect(text.hasSuffix(".") && text.first?.isUppercase == true && !text.contains("  "), "\(text)")
        }
        #expect(Topic(code.rawValue) == .finding(code))
        #expect(Topic(facts.name.uppercased()) == .finding(code))
        let example = lines(of: code.path()) + lines(of: code.path(".clean"))
        let prose = code.explanation.split(separator: "\n").map(String.init).filter { !example.contains($0) }
        #expect(prose.filter { $0.count > 80 && !$0.contains("https://") && !$0.contains("Examples/") } == [])
    }

    @Test(arguments: FindingCode.allCases)
    func whatIsEmbeddedIsTheExample(code: FindingCode) throws {
        #expect(code.example.finding == (try Example.files.readFile(repository + code.path())))
        #expect(code.example.clean == (try Example.files.readFile(repository + code.path(".clean"))))
    }

    @Test func namesAreUnique() {
        #expect(Set(Topic.names).count == Topic.names.count)
    }

    @Test(arguments: RuleBook.all)
    func everyRuleIsExplained(rule: Rule) {
        #expect(Topic(rule.id)?.text.hasPrefix("\(rule.id)\n\n") == true)
    }

    private let repository =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../").standardizedFileURL.path + "/"

    private func lines(of path: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: repository + path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
