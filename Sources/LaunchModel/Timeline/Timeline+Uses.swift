extension Timeline {
    /// The same timeline with only those actions of the app's code that use a payload: one that could be lost, or one
    /// that is only handled, such as a push.
    ///
    /// Other actions may change from one version to the next without a change for users who launch the app.
    package func keepingOnlyUses() -> Timeline {
        let uses = Set(payloads.flatMap(\.handlers))
        let kept = entries.indices.filter { entries[$0].kind != .action || uses.contains($0) || entries[$0].isTaking }
        guard kept.count < entries.count else { return self }
        var numbers = Array(repeating: 0, count: entries.count)
        for (number, index) in kept.enumerated() { numbers[index] = number }
        var shorter = self
        shorter.entries = kept.map { entries[$0].renumbered(numbers) }
        // A finding at an action that is left out shows in the method that acts.
        for (number, finding) in findings.enumerated() where entries.indices.contains(finding.entry) {
            let isKept = kept.contains(sorted: finding.entry)
            let shown = isKept ? finding.entry : entries[finding.entry].within ?? kept.last(before: finding.entry)
            shorter.findings[number].entry = numbers[shown]
        }
        shorter.payloads = payloads.map { $0.renumbered(numbers) }
        return shorter
    }
}

extension Timeline.Entry {
    fileprivate var isTaking: Bool { if case .action(.handle, _, _, _, _) = event { true } else { false } }

    fileprivate func renumbered(_ numbers: [Int]) -> Timeline.Entry {
        guard case .action(let kind, let receiver, let arguments, let returns, let within?) = event else { return self }
        var entry = self
        entry.event = .action(kind, of: receiver, arguments: arguments, returns: returns, within: numbers[within])
        return entry
    }
}

extension PayloadPath {
    fileprivate func renumbered(_ numbers: [Int]) -> PayloadPath {
        PayloadPath(
            kind: kind, event: numbers[event], carriers: carriers.map { numbers[$0] },
            handlers: handlers.map { numbers[$0] }, isLost: isLost, isWithheld: isWithheld, option: option)
    }
}

extension [Int] {
    /// The last number of a sorted list below another, or the first of all.
    fileprivate func last(before number: Int) -> Int { self[Swift.max(partitioningIndex { $0 >= number } - 1, 0)] }

    /// Whether a sorted list holds a number.
    fileprivate func contains(sorted number: Int) -> Bool {
        let index = partitioningIndex { $0 >= number }
        return index < count && self[index] == number
    }
}
