/// The changes from one timeline to another, by meaning rather than by lines; titles aren't compared.
package struct Comparison: Hashable, Sendable {
    package let before: Timeline
    package let after: Timeline
    /// The differences of the device and the app, as far as timelines contain them.
    package let facts: [FactChange]
    /// Both timelines side by side; what is gone is before what replaces it.
    package let rows: [Row]
    /// The methods that are no longer called, or are named now; none if a timeline doesn't list them.
    package let notCalled: [NotCalledChange]
    package let findings: [FindingChange]

    /// An entry of either timeline, or of both.
    package struct Row: Hashable, Sendable {
        /// The indices there; one of them is nil for what is gone or new.
        package let before: Int?
        package let after: Int?
        package let fate: Fate
        package internal(set) var changes: [Change] = []
        /// The new location of its payload.
        package internal(set) var successors: [Successor] = []
    }

    /// The fate of an entry: kept, gone, new or moved.
    package enum Fate: Hashable, Sendable {
        case kept, gone, new
        /// Nil if there is no entry that it has moved past.
        case moved(Move?)
    }

    /// The index after of the entry that another has moved past.
    package enum Move: Hashable, Sendable {
        case cameBefore(Int)
        case cameAfter(Int)
    }

    /// A finding of either timeline, by its index there.
    package enum FindingChange: Hashable, Sendable {
        case gone(Int)
        case new(Int)
    }

    /// A method that was not called, or isn't called now.
    package enum NotCalledChange: Hashable, Sendable {
        case gone(Timeline.NotCalled)
        case new(Timeline.NotCalled)
    }

    /// A fact of a timeline's heading, before and after.
    package enum FactChange: Hashable, Sendable {
        case platform(was: Platform, now: Platform)
        case os(was: Version, now: Version)
        case sdk(was: Version, now: Version)
        case lifecycle(was: Lifecycle, now: Lifecycle)
    }

    /// Compares two timelines; `alike` has a number for each entry: those with the same number are equal.
    package init(
        _ before: Timeline, _ after: Timeline, alike: (before: [Int], after: [Int])? = nil,
        ignoring ignored: Set<Change.Aspect> = []
    ) {
        (self.before, self.after) = (before, after)
        let facts = FactChange.between(before.scenario, after.scenario)
        self.facts = ignored.contains(.heading) ? [] : facts
        notCalled = NotCalledChange.between(before.notCalled, after.notCalled)
        findings = FindingChange.between(before.findings, after.findings)
        let alike = alike ?? Self.unlike(before.entries.count, after.entries.count)
        var rows = RowWriter(before.entries, after.entries, alike).rows
        for index in rows.indices {
            // Other systems have other rules, whose confidence is no change of the app.
            if !facts.isEmpty { rows[index].changes.removeAll(where: \.isOfConfidence) }
            rows[index].changes.removeAll { $0.aspect.map(ignored.contains) == true }
            if ignored.contains(.arguments), rows[index].fate == .kept { rows[index].successors = [] }
        }
        self.rows = rows
    }

    /// The numbers of entries without known equals.
    private static func unlike(_ before: Int, _ after: Int) -> (before: [Int], after: [Int]) {
        (Array(0..<before), Array(before..<before + after))
    }

    package var outcomeChanged: Bool { before.outcome != after.outcome }

    /// Whether nothing has changed.
    package var isSame: Bool {
        facts.isEmpty && notCalled.isEmpty && findings.isEmpty && !outcomeChanged && rows.allSatisfy(\.isSame)
    }
}

extension Comparison.Row { package var isSame: Bool { fate == .kept && changes.isEmpty } }

extension Comparison.FactChange {
    fileprivate static func between(_ before: Timeline.Header, _ after: Timeline.Header) -> [Self] {
        var changes: [Self] = []
        if before.platform != after.platform { changes.append(.platform(was: before.platform, now: after.platform)) }
        if before.os != after.os { changes.append(.os(was: before.os, now: after.os)) }
        if before.sdk != after.sdk { changes.append(.sdk(was: before.sdk, now: after.sdk)) }
        if before.lifecycle != after.lifecycle {
            changes.append(.lifecycle(was: before.lifecycle, now: after.lifecycle))
        }
        return changes
    }
}

extension Comparison.NotCalledChange {
    /// Methods are identified by their names; the reasons are wording.
    fileprivate static func between(_ before: Timeline.Uncalled?, _ after: Timeline.Uncalled?) -> [Self] {
        guard let before, let after, before != after else { return [] }
        let (old, new) = (before.methods, after.methods)
        return old.filter { was in !new.contains { $0.isSame(as: was) } }.map(Self.gone)
            + new.filter { now in !old.contains { $0.isSame(as: now) } }.map(Self.new)
    }
}

extension Timeline.Uncalled {
    /// The methods; the sentence that replaces them is one without a name.
    fileprivate var methods: [Timeline.NotCalled] {
        switch self {
        case .methods(let methods): methods
        case .cutShort(let reason): [Timeline.NotCalled(receiver: "", name: "", why: reason)]
        }
    }
}

extension Timeline.NotCalled {
    fileprivate func isSame(as other: Timeline.NotCalled) -> Bool {
        name == other.name && (receiver == other.receiver || receiver.isEmpty || other.receiver.isEmpty)
    }
}

extension Comparison.FindingChange {
    /// Findings about the app are distinguished by their text, whose wording may change; they have no order.
    fileprivate static func between(_ before: [Finding], _ after: [Finding]) -> [Self] {
        func ofApp(_ findings: [Finding]) -> [Int] { findings.indices.filter { findings[$0].kind.subject == .app } }
        var gone = ofApp(before)
        var new = ofApp(after)
        func pair(_ isSame: (Finding, Finding) -> Bool) {
            new.removeAll { index in
                let same = gone.lastIndex {
                    before[$0].kind == after[index].kind && before[$0].severity == after[index].severity
                        && isSame(before[$0], after[index])
                }
                if let same { gone.remove(at: same) }
                return same != nil
            }
        }
        pair { $0.message == $1.message }
        pair { $0.message.codeNames.meets($1.message.codeNames) }
        return gone.map(Self.gone) + new.map(Self.new)
    }
}

extension String {
    /// The names in it that aren't words of a language: `scene(_:openURLContexts:)`, `launchOptions.url`.
    package var codeNames: Set<Substring> {
        let words = split { " ,;\"".contains($0) }
        return Set(words.filter { $0.dropLast().contains { "(:._".contains($0) || $0.isUppercase } })
    }
}

extension Set {
    /// Whether they have a member in common; two without members are equal.
    fileprivate func meets(_ other: Set) -> Bool { isEmpty && other.isEmpty || !isDisjoint(with: other) }
}
