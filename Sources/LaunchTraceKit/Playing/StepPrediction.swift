/// The questions about a known callback: the state that its code reads, and its payload.
struct StepPrediction: Hashable, Sendable {
    /// Nil where no state can be read.
    let state: ChoiceQuestion?
    /// Nil if it receives no payload.
    let payload: ChoiceQuestion?

    var questions: [ChoiceQuestion] { [state, payload].compactMap(\.self) }
}

extension SteppedTimeline {
    /// The prediction for a step; nil where the step is no callback.
    func prediction(of number: Int) -> StepPrediction? {
        let entry = steps[number].entry
        guard entry.callback != nil else { return nil }
        return StepPrediction(
            state: entry.appState.flatMap(Self.question), payload: entry.broughtText.map { question($0, of: entry) })
    }

    private static let states: [AppState] = [.inactive, .active, .background]

    private static func question(_ state: AppState) -> ChoiceQuestion? {
        states.firstIndex(of: state).map { index in
            ChoiceQuestion(
                text: "Which UIApplication.State does it read?", choices: states.map(\.title), right: [index])
        }
    }

    /// The choices are the payloads of the launch's callbacks, and none.
    private func question(_ brought: String, of entry: Timeline.Entry) -> ChoiceQuestion {
        let others = steps.map(\.entry).filter { $0.callback != nil }.compactMap(\.broughtText)
        let event = steps.map(\.entry).first { $0.kind == .event }.map { $0.arguments.prefix(1).map(\.key) } ?? []
        let choices = (others + event + ["nil", "{}"]).unique().sorted()
        let right = choices.firstIndex(of: brought).map { Set([$0]) } ?? []
        return ChoiceQuestion(text: "What does it receive?", choices: choices, right: right)
    }
}

extension Timeline.Entry {
    /// The names of what an event has put into the arguments; nil where there is none.
    fileprivate var broughtText: String? {
        guard case .list(let names)? = briefArguments.first(where: { $0.key == Self.broughtKey })?.value else {
            return nil
        }
        let words = names.map { if case .string(let name) = $0 { name } else { $0.text } }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
