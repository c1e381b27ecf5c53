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
        let book = mutant.book
        let first = examples(for: mutant).first { $0.isChanged(by: book) }
        if let first { return .example(first.path) }
        guard case .rule(let rule) = mutant.subject else { return nil }
        let app = apps.first { $0.mayShow(mutant, of: rule) && $0.isChanged(by: book) }
        if let app { return .law(app.test.description) }
        let recording = recordings.first { recording in
            !recording.triggers.isDisjoint(with: rule.on) && recording.isChanged(by: book)
        }
        return recording.map { .recording($0.path) }
    }

    /// The examples in which the rule was weighed, those first in which it held.
    private func examples(for mutant: Mutant) -> [TracedExample] {
        switch mutant.subject {
        case .rule(let rule):
            let weighed = examples.filter { !$0.triggers.isDisjoint(with: rule.on) }
            return weighed.filter { $0.applied.contains(rule.id) } + weighed.filter { !$0.applied.contains(rule.id) }
        case .finding(let rule, _):
            return examples.filter { $0.found.contains(rule.id) } + examples.filter { !$0.found.contains(rule.id) }
        }
    }
}
