import LaunchLaws
import LaunchModel

/// The examples and the recordings that every mutant is held against.
package struct Judge: Sendable {
    package let examples: [TracedExample]
    package let recordings: [TracedRecording]

    package init(examples: [TracedExample], recordings: [TracedRecording]) {
        self.examples = examples
        self.recordings = recordings
    }

    /// The first example that tells the mutant; nil where none does.
    package func example(against mutant: Mutant) -> Witness? {
        let (book, rule) = (mutant.book, mutant.rule)
        // Those first in which it held.
        let weighed = examples.filter { !$0.triggers.isDisjoint(with: rule.on) }
        let inOrder = weighed.filter { $0.applied.contains(rule.id) } + weighed.filter { !$0.applied.contains(rule.id) }
        return inOrder.first { $0.isChanged(by: book) }.map { .example($0.path) }
    }

    /// The first of the apps that tells the mutant, or the first recording; nil for one that survives. The index is the
    /// mutant's place among those that the apps were asked about.
    package func lawOrRecording(against mutant: Mutant, at index: Int, in apps: [ExploredApp]) -> Witness? {
        if let app = apps.first(where: { $0.mayShow(mutant) && $0.isChanged(by: mutant, at: index) }) {
            return .law(app.test.description)
        }
        let recording = recordings.first { recording in
            !recording.triggers.isDisjoint(with: mutant.rule.on) && recording.isChanged(by: mutant.book)
        }
        return recording.map { .recording($0.path) }
    }
}
