import Foundation
import Testing

@testable import LaunchModel

/// Facts are equal where their clauses are, so that no two may say the same and test something else.
struct FactTests {
    @Test func eachClauseStandsOnceInTheTables() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/LaunchModel/Rules/Conditions")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix("Fact.swift")
        }
        var count = 0
        for name in names {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let clauses = text.matches(of: /Self\(\s*("(?:[^"\\]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*")/).map(\.1)
            #expect(Set(clauses).count == clauses.count, "\(name)")
            count += clauses.count
        }
        #expect(count > 100)
    }

    @Test func factsAreToldApart() {
        let one = EventFact("the event [is|isn't] one") { _ in true }
        #expect(one == EventFact("the event [is|isn't] one") { _ in true })
        #expect(one != EventFact("the event [is|isn't] another") { _ in true })
        #expect(one != EventFact("the event [is|isn't] one", .about(.tapIcon)) { _ in true })
    }

    @Test func rulesForFindingsAreToldApart() {
        func rule(_ message: MessageTemplate, isSaidOnce: Bool = false) -> FindingRule {
            FindingRule(
                "a", on: [.callback], at: [], .error, message: message, fix: "mend it", source: .inferred("A test"),
                isSaidOnce: isSaidOnce)
        }
        #expect(rule("it is lost") == rule("it is lost"))
        #expect(rule("it is lost") != rule("it is late"))
        #expect(rule("it is lost") != rule("it is lost", isSaidOnce: true))
    }
}
