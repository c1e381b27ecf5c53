import LaunchLaws
import Testing

@testable import LaunchModel

struct UniverseTests {
    /// Of two methods an app implements both, either and neither.
    @Test func delegatesAreImplementedInPairs() {
        for first in Universe.methods {
            for second in Universe.methods where second != first {
                let cases = Set(Universe.implementations.map { [$0.contains(first), $0.contains(second)] })
                #expect(cases.count == 4, "\(first.name), \(second.name)")
            }
        }
        #expect(Universe.methods.count > 50)
    }
}
