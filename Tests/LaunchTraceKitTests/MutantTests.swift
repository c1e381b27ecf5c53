import LaunchModel
import LaunchMutants
import Testing

/// A sample of what `make mutate` does.
struct MutantTests {
    @Test func areAsManyAsThePageSays() {
        #expect(Mutant.ofRules.count == 1755)
        #expect(Mutant.ofFindings.count == 955)
    }

    /// Each tenth rule left out; the examples alone tell.
    @Test func areToldFromTheRulesAsTheyAre() throws {
        let judge = Judge(examples: try ExampleFiles.examples(), recordings: [], apps: [])
        let leftOut = Mutant.ofRules.filter { $0.change == "left out" }
        let sample = leftOut.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
        for mutant in sample { #expect(judge.witness(against: mutant) != nil, "\(mutant)") }
    }

    @Test func aBookThatIsRightIsNotTold() throws {
        let judge = Judge(examples: try ExampleFiles.examples(), recordings: [], apps: [])
        let rule = try #require(RuleBook.standard.rules.first)
        #expect(judge.witness(against: Mutant(rule, "as it is", rule)) == nil)
    }
}
