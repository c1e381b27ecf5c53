import LaunchLaws
import LaunchModel

/// The examples, the recordings and the laws that every mutant is held against.
package struct Judge: Sendable {
    package let examples: [TracedExample]
    package let recordings: [TracedRecording]
    private let apps: [ExploredApp]

    package init(examples: [TracedExample], recordings: [TracedRecording], apps: [ExploredApp]) {
        self.examples = examples
        self.recordings = recordings
        self.apps = apps
    }

    /// The first that tells the mutant; nil for one that survives.
    package func witness(against mutant: Mutant) -> Witness? {
        let (book, rule) = (mutant.book, mutant.rule)
        // Those first in which it held.
        let weighed = examples.filter { !$0.triggers.isDisjoint(with: rule.on) }
        let inOrder = weighed.filter { $0.applied.contains(rule.id) } + weighed.filter { !$0.applied.contains(rule.id) }
        if let example = inOrder.first(where: { $0.isChanged(by: book) }) { return .example(example.path) }
        if let app = apps.first(where: { $0.mayShow(mutant) && $0.isChanged(by: book, at: rule.on) }) {
            return .law(app.test.description)
        }
        let recording = recordings.first { recording in
            !recording.triggers.isDisjoint(with: rule.on) && recording.isChanged(by: book)
        }
        return recording.map { .recording($0.path) }
    }
}
