extension SteppedTimeline {
    /// The question before a step is shown; nil where the step is no callback.
    func question(before number: Int) -> Question? {
        guard let callback = steps[number].entry.callback else { return nil }
        let others = (alternatives(to: number) + later(than: number)).filter { $0.name != callback.name }.unique()
        let usual = usualCallbacks.filter { $0.name != callback.name && !others.contains($0) }.sorted {
            mark($0, number) < mark($1, number)
        }
        let choices = [callback] + (others + usual).prefix(3)
        return Question(callback: callback, choices: choices.sorted { mark($0, number) < mark($1, number) })
    }

    /// The first step behind another that is asked for, with its question; nil where there is none.
    func nextQuestion(after number: Int) -> (step: Int, question: Question)? {
        for step in steps.indices.dropFirst(number + 1) {
            if let question = question(before: step) { return (step, question) }
        }
        return nil
    }

    /// The number of steps still to be asked about.
    func questions(from number: Int) -> Int { steps.dropFirst(number).count { $0.entry.callback != nil } }

    /// The callbacks of rules that didn't hold here.
    private func alternatives(to number: Int) -> [Callback] {
        let others = detailed.decision(behind: steps[number].index)?.others ?? []
        return others.flatMap(\.rule.callbacks).filter(usualCallbacks.contains).unique().prefix(1) + []
    }

    private func later(than number: Int) -> [Callback] {
        steps.dropFirst(number + 1).compactMap(\.entry.callback).unique().prefix(2) + []
    }

    private var usualCallbacks: [Callback] { header.usualCallbacks(of: Set(steps.compactMap(\.entry.receiver))) }

    /// Mixes callbacks, the same way each time.
    private func mark(_ callback: Callback, _ number: Int) -> UInt64 { "\(number) \(callback.rawValue)".fnv1aHash }
}
